/** Lengths in years of the calendar and months of thirty days (Criminal Code, article 72/1). */
import { addDays, addMonths, addYears, type CivilDate } from '@mizan/platform/calendar'
import { type Age, ageShares } from '../../data/limitation.ts'
import type { Language } from '../writing.ts'

export interface Length {
  years: number
  months: number
}

/** Adds a length to a day. */
export type AddLength = (day: CivilDate, length: Length) => CivilDate

export const lengthOf = (months: number): Length => ({ years: Math.floor(months / 12), months: months % 12 })

export const inThirtyDays: AddLength = (day, { years, months }) => addDays(addYears(day, years), 30 * months)

/** Only to show how far it would differ. */
export const inCalendarMonths: AddLength = (day, { years, months }) => addMonths(day, 12 * years + months)

/** The length in months; every length of the code is a whole number of months for every age, and with its half. */
export function monthsFor(years: number, age: Age): number {
  const [times, over] = ageShares[age]
  return (12 * years * times) / over
}

/** "7 yıl 6 ay" */
export function writeLength({ years, months }: Length, language: Language): string {
  const one = (count: number, tr: string, en: string) =>
    count === 0 ? [] : [language === 'tr' ? `${count} ${tr}` : `${count} ${en}${count > 1 ? 's' : ''}`]
  return [...one(years, 'yıl', 'year'), ...one(months, 'ay', 'month')].join(' ')
}
