/**
 * Civil dates: days of the calendar without hour and time zone, written `YYYY-MM-DD`, as used for deadlines,
 * decisions and interest. Every function throws RangeError for a text that is not a date; check typed text with
 * `isDate`.
 */
import * as PlainDate from 'temporal-polyfill/fns/PlainDate'

/** `2026-11-22`; such texts sort in the order of their dates. */
export type CivilDate = string

/** 1 is Monday, 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const written = /^(\d{4})-(\d{2})-(\d{2})$/

function plain(date: CivilDate): PlainDate.Record {
  const [year = 0, month = 0, day = 0] = written.exec(date)?.slice(1).map(Number) ?? []
  return PlainDate.create(year, month, day)
}

/** The date, or undefined if the calendar does not have it, such as 29 February of most years. */
export function dateOf(year: number, month: number, day: number): CivilDate | undefined {
  if (!(year >= 0 && year <= 9999)) return undefined
  try {
    return PlainDate.toString(PlainDate.create(year, month, day))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

export function isDate(text: string): text is CivilDate {
  const [year, month, day] = written.exec(text)?.slice(1).map(Number) ?? []
  return dateOf(year ?? -1, month ?? 0, day ?? 0) !== undefined
}

const typed = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})$/

/** The date that a person typed or pasted, day first: `12.02.2020`, `12/2/2020`, `12 2 2020`, or `2020-02-12`. */
export function typedDate(text: string): CivilDate | undefined {
  const trimmed = text.trim()
  if (isDate(trimmed)) return trimmed
  const [day = 0, month = 0, year = -1] = typed.exec(trimmed)?.slice(1).map(Number) ?? []
  return dateOf(year, month, day)
}

/** Negative numbers count back. */
export const addDays = (date: CivilDate, days: number): CivilDate =>
  PlainDate.toString(PlainDate.addDays(plain(date), days))

export const addWeeks = (date: CivilDate, weeks: number): CivilDate =>
  PlainDate.toString(PlainDate.addWeeks(plain(date), weeks))

/** The same day of that month, or its last day if it has none: 31 January plus a month is the end of February. */
export const addMonths = (date: CivilDate, months: number): CivilDate =>
  PlainDate.toString(PlainDate.addMonths(plain(date), months))

/** The same day of that year; for 29 February it is the 28th in other years. */
export const addYears = (date: CivilDate, years: number): CivilDate =>
  PlainDate.toString(PlainDate.addYears(plain(date), years))

export const weekdayOf = (date: CivilDate): Weekday => PlainDate.dayOfWeek(plain(date)) as Weekday

export const lastDayOfMonth = (date: CivilDate): CivilDate =>
  PlainDate.toString(PlainDate.endOfMonth(plain(date)))

/** Negative if `one` is earlier, positive if it is later. */
export const compareDates = (one: CivilDate, other: CivilDate): number =>
  PlainDate.compare(plain(one), plain(other))

/** The number of days from `from` to `to`: 1 for tomorrow, 0 for the same day. */
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  PlainDate.diffDays(plain(from), plain(to))

const turkishDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Europe/Istanbul' })

/** The day of the instant in Turkey, wherever this runs. Northern Cyprus has the same time. */
export const dayInTurkey = (instant: Date): CivilDate => turkishDay.format(instant)

/** The instant at which the day begins in Turkey; for days since 2016, when its clock stopped changing. */
export const startInTurkey = (date: CivilDate): Date => new Date(`${date}T00:00:00+03:00`)

const DAY_MS = 86_400_000

/** The days since 1 January 1970, for columns of numbers; fast enough for a million of them. */
export function epochDayOf(date: CivilDate): number {
  const at = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(at)) throw new RangeError(`${date} is not a date`)
  return at / DAY_MS
}

export const yearOfEpochDay = (day: number): number => new Date(day * DAY_MS).getUTCFullYear()
