/** An answer with the texts that it stands on and their fingerprints, so that anybody can check it again without a server. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AnswerSentence, AnswerSource } from '../../schemas.ts'
import type { KeptAnswer } from '../conversations/answers.ts'

const Place = z.object({
  sourceId: z.string(),
  placeId: z.string(),
  /** Where the text begins in its place. */
  from: z.number().int(),
  text: z.string(),
  sha256: z.string(),
})

export const AnswerBundle = z.object({
  format: z.literal('mizan-answer-1'),
  question: z.string(),
  askedAt: z.string(),
  way: z.enum(['quotes', 'model']),
  sentences: z.array(AnswerSentence),
  sources: z.array(AnswerSource),
  places: z.array(Place),
})
export type AnswerBundle = z.infer<typeof AnswerBundle>

export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex')

export const bundleOf = ({ answer, places }: KeptAnswer): AnswerBundle => ({
  format: 'mizan-answer-1',
  question: answer.question,
  askedAt: answer.askedAt,
  way: answer.way,
  sentences: answer.sentences,
  sources: answer.sources,
  places: places.map((place) => ({ ...place, sha256: fingerprintOf(place.text) })),
})

/** What does not hold in a bundle, a line each; nothing if every quote stands where it is said to stand. */
export function problemsOf({ sentences, places, sources }: AnswerBundle): string[] {
  const problems = places
    .filter(({ text, sha256 }) => fingerprintOf(text) !== sha256)
    .map(({ placeId }) => `The text of ${placeId} is not the one that was answered from.`)
  const known = new Set(sources.map(({ id }) => id))
  for (const [at, { supports }] of sentences.entries()) {
    if (supports.length === 0) problems.push(`Sentence ${at + 1} has no source.`)
    for (const { sourceId, placeId, quote, start, end } of supports) {
      const place = places.find((one) => one.sourceId === sourceId && one.placeId === placeId)
      if (!place || !known.has(sourceId))
        problems.push(`The text of a source of sentence ${at + 1} is missing.`)
      else if (place.text.slice(start - place.from, end - place.from) !== quote)
        problems.push(`The quote of sentence ${at + 1} does not stand in ${placeId}.`)
    }
  }
  return problems
}
