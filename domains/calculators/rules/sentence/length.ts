/** Terms of prison in years, months and days: a month has thirty days, a year is one of the calendar (Criminal Code, article 61/6). */
import { addDays, addYears, type CivilDate } from '@mizan/platform/calendar'
import type { Share } from '../../data/sentence.ts'
import type { Language } from '../writing.ts'

export interface Term {
  years: number
  months: number
  days: number
}

/** Normalises to at most 29 days and 11 months. */
function whole(months: number, days: number): Term {
  const all = months + Math.floor(days / 30)
  return { years: Math.floor(all / 12), months: all % 12, days: days % 30 }
}

const monthsIn = ({ years, months }: Term): number => 12 * years + months

/** Shares of a month become days, and shares of a day are dropped. */
export function shareOfTerm(length: Term, [times, over]: Share): Term {
  const months = monthsIn(length) * times
  const rest = months % over
  return whole(Math.floor(months / over), Math.floor((30 * rest + length.days * times) / over))
}

export const sumOfTerms = (one: Term, other: Term): Term =>
  whole(monthsIn(one) + monthsIn(other), one.days + other.days)

export const isNothing = (length: Term): boolean => monthsIn(length) === 0 && length.days === 0

/** Whether a term is longer than the other one; both must be normalised. */
export function isLonger(one: Term, other: Term): boolean {
  const difference = monthsIn(one) - monthsIn(other)
  return difference > 0 || (difference === 0 && one.days > other.days)
}

export const after = (day: CivilDate, { years, months, days }: Term): CivilDate =>
  addDays(addYears(day, years), 30 * months + days)

export const ofYears = (years: number): Term => ({ years, months: 0, days: 0 })

/** "3 yıl 4 ay 20 gün" */
export function writeTerm({ years, months, days }: Term, language: Language): string {
  const units = [
    [years, 'yıl', 'year'],
    [months, 'ay', 'month'],
    [days, 'gün', 'day'],
  ] as const
  const written = units
    .filter(([count]) => count > 0)
    .map(([count, tr, en]) =>
      language === 'tr' ? `${count} ${tr}` : `${count} ${en}${count > 1 ? 's' : ''}`,
    )
  return written.join(' ')
}
