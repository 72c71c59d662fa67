/** The numbers and the date of a decision as they are written in its citation, in lists and on paper. */
import type { Country } from './laws.ts'

export interface Numbered {
  country: Country
  court: string
  caseNumber?: string | null
  decisionNumber?: string | null
}

/** The Constitutional Court of Türkiye numbers individual applications, which have no E./K. pair. */
export const isApplication = ({ country, court, decisionNumber }: Omit<Numbered, 'caseNumber'>): boolean =>
  country === 'turkey' && court === 'Anayasa Mahkemesi' && !decisionNumber

/** ["E. 2019/1234", "K. 2020/567"], of an application ["B. No: 2016/24912"]; unknown numbers are omitted. */
export const numbersOf = (decision: Numbered): string[] =>
  [
    decision.caseNumber && `${isApplication(decision) ? 'B. No:' : 'E.'} ${decision.caseNumber}`,
    decision.decisionNumber && `K. ${decision.decisionNumber}`,
  ].filter((number): number is string => Boolean(number))

/**
 * The day by which a decision is sorted and filtered, YYYY-MM-DD; one of which only the year is known stands at the
 * end of that year.
 */
export const dayInOrder = (date: string | null, year: number | null): string | null =>
  date ?? (year === null ? null : `${year}-12-31`)

/** DD.MM.YYYY from YYYY-MM-DD. */
export const printedDate = (date: string): string => date.split('-').reverse().join('.')
