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
