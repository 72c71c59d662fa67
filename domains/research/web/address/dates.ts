/** Dates as a lawyer types them (12.02.2020, 12/2/2020, 2020) and the spans that the screen offers. */
import { isDate } from './values.ts'

const two = (text: string) => text.padStart(2, '0')

/** `YYYY-MM-DD`, or undefined when it is no date between 1900 and 2099. A year alone is its first or last day. */
export function parseTypedDate(typed: string, edge: 'start' | 'end'): string | undefined {
  const text = typed.trim()
  if (/^\d{4}$/.test(text)) return parseTypedDate(edge === 'start' ? `01.01.${text}` : `31.12.${text}`, edge)
  const match = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})$/.exec(text)
  const date = match ? `${match[3]}-${two(match[2] ?? '')}-${two(match[1] ?? '')}` : text
  return isDate(date) ? date : undefined
}

export const spans = [1, 5, 10] as const

const iso = (date: Date) =>
  `${date.getFullYear()}-${two(String(date.getMonth() + 1))}-${two(String(date.getDate()))}`

/** The day so many years before a day. */
export function startOfSpan(years: number, today: Date): string {
  return iso(new Date(today.getFullYear() - years, today.getMonth(), today.getDate()))
}

/** The whole year that a range covers, if it covers exactly one. */
export function yearOfRange(from: string | undefined, to: string | undefined): string | undefined {
  const year = from?.slice(0, 4)
  return year && from === `${year}-01-01` && to === `${year}-12-31` ? year : undefined
}
