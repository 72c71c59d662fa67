/** Dates as lawyers type them (12.02.2020, 12/2/2020, 2020) and the date spans that the screen offers. */
import { addYears, dayInTurkey } from '@mizan/platform/calendar'
import { isDate } from './values.ts'

const two = (text: string) => text.padStart(2, '0')

/** `YYYY-MM-DD`, or undefined if it is not a date between 1900 and 2099. A year alone is its first or last day. */
export function parseTypedDate(typed: string, edge: 'start' | 'end'): string | undefined {
  const text = typed.trim()
  if (/^\d{4}$/.test(text)) return parseTypedDate(edge === 'start' ? `01.01.${text}` : `31.12.${text}`, edge)
  const match = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})$/.exec(text)
  const date = match ? `${match[3]}-${two(match[2] ?? '')}-${two(match[1] ?? '')}` : text
  return isDate(date) ? date : undefined
}

export const spans = [1, 5, 10] as const

/** The day so many years before the one that Turkey has now. */
export const startOfSpan = (years: number, now: Date): string => addYears(dayInTurkey(now), -years)

/** The year that a range covers exactly, if there is one. */
export function yearOfRange(from: string | undefined, to: string | undefined): string | undefined {
  const year = from?.slice(0, 4)
  return year && from === `${year}-01-01` && to === `${year}-12-31` ? year : undefined
}
