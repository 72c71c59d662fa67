/** Sums of many outcomes. */
import type { Outcome } from './ask.ts'

export interface AnswerFigures {
  asked: number
  /** The number of questions with a known article. */
  hasGold: number
  leadsWithGold: number
  otherArticle: number
  refusedWithGold: number
  /** The share of verified sentences. */
  verified: number
  refused: number
  medianWords: number
  mostWords: number
  mostSources: number
  firstTextP50: number
  firstTextP95: number
}

const share = (part: number, whole: number) => (whole === 0 ? Number.NaN : part / whole)

function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN
}

export function figuresOf(outcomes: readonly Outcome[]): AnswerFigures {
  const known = outcomes.filter(({ hasGold }) => hasGold !== null)
  const answered = outcomes.filter(({ isRefused }) => !isRefused)
  const sum = (of: (one: Outcome) => number) => outcomes.reduce((total, one) => total + of(one), 0)
  return {
    asked: outcomes.length,
    hasGold: share(known.filter(({ hasGold }) => hasGold).length, known.length),
    leadsWithGold: share(known.filter(({ leadsWithGold }) => leadsWithGold).length, known.length),
    otherArticle: share(
      known.filter(({ isRefused, hasGold }) => !isRefused && !hasGold).length,
      known.length,
    ),
    refusedWithGold: share(
      known.filter(({ isRefused, foundGold }) => isRefused && foundGold).length,
      known.length,
    ),
    verified: share(
      sum(({ verified }) => verified),
      sum(({ sentences }) => sentences),
    ),
    refused: share(outcomes.length - answered.length, outcomes.length),
    medianWords: quantile(
      answered.map(({ words }) => words),
      0.5,
    ),
    mostWords: Math.max(0, ...answered.map(({ words }) => words)),
    mostSources: Math.max(0, ...answered.map(({ sources }) => sources)),
    firstTextP50: quantile(
      outcomes.map(({ ms }) => ms),
      0.5,
    ),
    firstTextP95: quantile(
      outcomes.map(({ ms }) => ms),
      0.95,
    ),
  }
}
