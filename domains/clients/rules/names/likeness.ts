/** What a comparison of two names says. */
import type { nameDifferences } from '../../data/names/differences.ts'

export type NameDifference = keyof typeof nameDifferences

export interface Likeness {
  /** From 0 to 1; the best is shown first. */
  score: number
  why: NameDifference
  /** What else is different, the most important first. */
  also?: readonly NameDifference[]
}

/** `differences`: all of them, the most important first; none between equal names. */
export const likeness = (score: number, differences: readonly NameDifference[]): Likeness => ({
  score,
  why: differences[0] ?? 'same',
  also: differences.slice(1),
})
