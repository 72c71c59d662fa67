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

const AnswerBundle = z.object({
  format: z.literal('mizan-answer-1'),
  question: z.string(),
  askedAt: z.string(),
  way: z.enum(['quotes', 'model']),
  sentences: z.array(AnswerSentence),
  sources: z.array(AnswerSource),
  places: z.array(Place),
})
type AnswerBundle = z.infer<typeof AnswerBundle>

const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex')

export const bundleOf = ({ answer, places }: KeptAnswer): AnswerBundle => ({
  format: 'mizan-answer-1',
  question: answer.question,
  askedAt: answer.askedAt,
  way: answer.way,
  sentences: answer.sentences,
  sources: answer.sources,
  places: places.map((place) => ({ ...place, sha256: fingerprintOf(place.text) })),
})

/** What does not hold in the file of a bundle, a line each; none if every quote stands where it is said to stand. */
export function checkBundle(file: string): { sentences: number; problems: string[] } {
  const read = AnswerBundle.safeParse(jsonOf(file))
  if (!read.success) return { sentences: 0, problems: ['This is no answer that was exported as JSON.'] }
  const { sentences, places } = read.data
  const changed = places
    .filter(({ text, sha256 }) => fingerprintOf(text) !== sha256)
    .map(({ placeId }) => `The text of ${placeId} is not the one that was answered from.`)
  const wrong = sentences.flatMap((sentence, at) => problemsOf(sentence, read.data, at + 1))
  return { sentences: sentences.length, problems: [...changed, ...wrong] }
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(file)
  } catch {
    return undefined
  }
}

function problemsOf({ supports }: AnswerSentence, { places, sources }: AnswerBundle, no: number): string[] {
  if (supports.length === 0) return [`Sentence ${no} has no source.`]
  return supports.flatMap(({ sourceId, placeId, quote, start, end }) => {
    const place = places.find((one) => one.sourceId === sourceId && one.placeId === placeId)
    if (!place || !sources.some(({ id }) => id === sourceId))
      return [`The text of a source of sentence ${no} is missing.`]
    const stands = place.text.slice(start - place.from, end - place.from) === quote
    return stands ? [] : [`The quote of sentence ${no} does not stand in ${placeId}.`]
  })
}
