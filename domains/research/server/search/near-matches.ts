/** Decisions that lack a word of the query but have the others together; they follow those that have all. */
import type { Scored } from './matches.ts'

export interface Hit {
  doc: number
  score: number
  /** A word of the query is missing. */
  partial?: true
  /** A telling word of the query stands in formulas and nowhere else. */
  formulaic?: true
}

/** With so many that have every word nothing needs to follow. */
export const ENOUGH = 10
/** Half of the words together, outside of formulas, say something about the subject. */
const SAYS_SOMETHING = 0.5

/** Whether one of them has all the words of the query together, so that the list answers it. */
export const answers = ({ ids, together }: Scored): boolean =>
  ids.length === 0 || together === undefined || together.some((share) => share === 1)

/**
 * Where no decision has all the words: whether one of them has the two most telling ones together. A word that no
 * decision has is the most telling of all.
 */
export const mayAnswer = ({ ids, answers: telling }: Scored): boolean =>
  ids.length === 0 || telling === undefined || telling.some((one) => one === 1)

/**
 * All that have every word, and others up to `most` hits altogether. Where no decision that has every word has them
 * together, those that have most of them together may be better, so all stand by their scores.
 */
export function withNear(complete: Scored, near: Scored, most: number): Hit[] {
  const known = new Set(complete.ids)
  const all = hitsOf(complete)
  const others = hitsOf(near).filter(
    ({ doc }, index) => !known.has(doc) && (near.together?.[index] ?? 0) >= SAYS_SOMETHING,
  )
  const added = others.slice(0, Math.max(0, most - all.length))
  const hits = [...all, ...added.map((hit): Hit => ({ ...hit, partial: true }))]
  const inOrder = answers(complete) ? hits : hits.sort((a, b) => b.score - a.score)
  return [...inOrder.filter(({ formulaic }) => !formulaic), ...inOrder.filter(({ formulaic }) => formulaic)]
}

export const hitsOf = ({ ids, scores, formulaic }: Scored): Hit[] =>
  [...ids].map((doc, index) => ({
    doc,
    score: scores[index] ?? 0,
    ...(formulaic?.[index] && { formulaic: true as const }),
  }))
