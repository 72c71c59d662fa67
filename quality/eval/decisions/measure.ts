/** Measures the names of a pack's decisions: their outcome, their headline, the day on which they were made. */
import { fold } from '../../../domains/research/rules/analysis.ts'

/** One line of `decisions.jsonl`; see README.md. */
export interface DecisionLabel {
  court: string
  chamber?: string
  caseNumber?: string
  decisionNumber?: string
  outcome: string | null
  outcomeAgain?: string | null
  about?: string[]
  applicant?: string
  date?: string
}

/** The result of the import for a decision; `statedDate` without the date that the source gives. */
export interface NamedDecision {
  outcome: string | null
  headline: string | null
  statedDate: string | null
}

export const decisionTargets = { outcome: 0.97, headline: 0.9, dates: 0.95, wrongDates: 0 }

export interface DecisionReport {
  decisions: number
  /** Share of the given outcomes that are right, and of the labelled outcomes that are given. */
  outcome: number
  outcomeGiven: number
  headline: number
  /** Share of the stated days that are found. */
  dates: number
  wrongDates: number
  /** Share of the decisions read twice with the same label. */
  agreement: number
  wrong: { label: DecisionLabel; named: NamedDecision; what: 'outcome' | 'headline' | 'date' }[]
}

/** `named` gives what the import makes of the decision with the key. */
export function measureDecisions(
  labels: readonly DecisionLabel[],
  named: (label: DecisionLabel) => NamedDecision,
): DecisionReport {
  const pairs = labels.map((label) => ({ label, named: named(label) }))
  const wrong: DecisionReport['wrong'] = []
  for (const { label, named } of pairs) {
    if (named.outcome !== null && named.outcome !== label.outcome)
      wrong.push({ label, named, what: 'outcome' })
    if (!isAcceptable(label, named.headline)) wrong.push({ label, named, what: 'headline' })
    if (named.statedDate !== (label.date ?? null)) wrong.push({ label, named, what: 'date' })
  }
  const count = (what: string) => wrong.filter((one) => one.what === what).length
  const given = pairs.filter(({ named }) => named.outcome !== null)
  const labelled = pairs.filter(({ label }) => label.outcome !== null)
  const dated = pairs.filter(({ label }) => label.date)
  const twice = labels.filter(({ outcomeAgain }) => outcomeAgain !== undefined)
  return {
    decisions: labels.length,
    outcome: 1 - count('outcome') / given.length,
    outcomeGiven: labelled.filter(({ named }) => named.outcome !== null).length / labelled.length,
    headline: 1 - count('headline') / labels.length,
    dates: dated.filter(({ label, named }) => named.statedDate === label.date).length / dated.length,
    wrongDates: pairs.filter(({ label, named }) => named.statedDate && named.statedDate !== label.date)
      .length,
    agreement: twice.filter((label) => label.outcomeAgain === label.outcome).length / twice.length,
    wrong,
  }
}

/** A headline says what was claimed, or who applied. */
export function isAcceptable({ about, applicant }: DecisionLabel, headline: string | null): boolean {
  if (headline === null) return false
  if (applicant) return initialsOf(headline).startsWith(applicant)
  const folded = fold(headline)
  return (about ?? []).some((words) => folded.includes(fold(words)))
}

const initialsOf = (name: string): string => [...name.matchAll(/\p{L}+/gu)].map(([word]) => word[0]).join('')
