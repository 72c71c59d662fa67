/** Passages with smaller shares of the question do not answer it, and the answer is to say so. */
import type { Refusal } from '../passage.ts'
import type { AskedQuestion } from '../question/question.ts'
import type { RatedSentence } from './rate.ts'

/** A short question is answered by a text with most of its words, a story by one with some of them. */
const floors = { few: 0.4, some: 0.25, many: 0.1 }
/** Few laws of Northern Cyprus are here: one that answers a question has its words. */
const CYPRIOT = 0.45
/** A question without a legal word is answered only by a sentence with the same words. */
const DOUBTFUL = 0.62
const FEW = 3
const SOME = 6

export function floorOf({ words, country, isDoubtful, articles, laws }: AskedQuestion): number {
  if (articles.length + laws.length > 0) return 0
  const usual = words.length <= FEW ? floors.few : words.length <= SOME ? floors.some : floors.many
  if (isDoubtful) return words.length < FEW ? 0.99 : DOUBTFUL
  return country === 'kktc' && words.length <= SOME ? CYPRIOT : usual
}

export function refusalFor(question: AskedQuestion, rated: readonly RatedSentence[]): Refusal | null {
  if (question.refusal) return question.refusal
  const best = Math.max(0, ...rated.map(({ share }) => share))
  if (rated.length > 0 && best >= floorOf(question)) return null
  return question.isDoubtful ? 'not_legal' : 'nothing_found'
}
