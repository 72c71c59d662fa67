/** What a comparison of two names says. */
import type { nameDifferences } from '../../data/names/differences.ts'

export type NameDifference = keyof typeof nameDifferences

export interface Likeness {
  /** From 0 to 1; the best is shown first. */
  score: number
  why: NameDifference
}
