/** Dates as lawyers type them (12.02.2020, 12/2/2020, 2020) and the date spans that the screen offers. */
import { addYears, dayInTurkey, typedDate } from '@mizan/platform/calendar'
import { isDate } from './values.ts'

/** `YYYY-MM-DD`, or undefined if it is not a date between 1900 and 2099. A year alone is its first or last day. */
export function parseTypedDate(typed: string, edge: 'start' | 'end'): string | undefined {
  const year = /^\d{4}$/.exec(typed.trim())?.[0]
  const date = year ? `${year}-${edge === 'start' ? '01-01' : '12-31'}` : typedDate(typed)
  return date && isDate(date) ? date : undefined
}

export const spans = [1, 5, 10] as const

/** The day so many years before the one that Turkey has now. */
export const startOfSpan = (years: number, now: Date): string => addYears(dayInTurkey(now), -years)

/** The year that a range covers exactly, if there is one. */
export function yearOfRange(from: string | undefined, to: string | undefined): string | undefined {
  const year = from?.slice(0, 4)
  return year && from === `${year}-01-01` && to === `${year}-12-31` ? year : undefined
}
