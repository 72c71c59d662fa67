/** An answer with its quoted texts and their fingerprints, so that anybody can check it again without a server. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AnswerSentence, AnswerSource } from '../../schemas.ts'
import type { KeptAnswer } from '../conversations/answers.ts'

const Place = z.object({
  sourceId: z.string(),
  placeId: z.string(),
  /** The offset at which the text begins in its place. */
  from: z.number().int(),
  text: z.string(),
  sha256: z.string(),
})

const Content = z.object({
  format: z.literal('mizan-answer-2'),
  question: z.string(),
  askedAt: z.string(),
  way: z.enum(['quotes', 'model']),
  sentences: z.array(AnswerSentence),
  sources: z.array(AnswerSource),
  places: z.array(Place),
})

export const AnswerBundle = Content.extend({
  /** The fingerprint of everything, the question, its day and the titles included. */
  sha256: z.string(),
})
export type AnswerBundle = z.infer<typeof AnswerBundle>

export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The seal is computed over the content in the order of its shape, so that the order in a file does not matter. */
export const sealOf = (content: z.input<typeof Content>): string =>
  fingerprintOf(JSON.stringify(Content.parse(content)))

export function bundleOf({ answer, places }: KeptAnswer): AnswerBundle {
  const { question, askedAt, way, sentences, sources } = answer
  const texts = places.map((place) => ({ ...place, sha256: fingerprintOf(place.text) }))
  const content = {
    format: 'mizan-answer-2',
    question,
    askedAt,
    way,
    sentences,
    sources,
    places: texts,
  } as const
  return { ...content, sha256: sealOf(content) }
}
