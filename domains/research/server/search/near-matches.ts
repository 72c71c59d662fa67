/** Decisions that lack a word of the query but have the others together; they follow those that have all. */
import type { Scored } from './matches.ts'

export interface Hit {
  doc: number
  score: number
  /** A word of the query is missing. */
  partial?: true
}

/** With so many that have every word nothing needs to follow. */
export const ENOUGH = 10
/** Half of the words together, outside of formulas, say something about the subject. */
const SAYS_SOMETHING = 0.5

/** Whether one of them has all the words of the query together, so that the list answers it. */
export const answers = ({ ids, together }: Scored): boolean =>
  ids.length === 0 || together === undefined || together.some((share) => share === 1)

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
  return answers(complete) ? hits : hits.sort((a, b) => b.score - a.score)
}

export const hitsOf = ({ ids, scores }: Scored): Hit[] =>
  [...ids].map((doc, index) => ({ doc, score: scores[index] ?? 0 }))
