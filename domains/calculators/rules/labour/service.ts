/** The length of an employment in years, months and days; the first and the last day both count. */
import { addDays, addMonths, type CivilDate, daysBetween } from '@mizan/platform/calendar'
import { Refusal } from '../refusal.ts'

export interface Service {
  years: number
  months: number
  days: number
}

/** @throws Refusal if the end is before the start */
export function serviceOf(start: CivilDate, end: CivilDate): Service {
  if (end < start) throw new Refusal('calculators.end_before_start')
  const after = addDays(end, 1)
  const months = wholeMonths(start, after)
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: daysBetween(addMonths(start, months), after),
  }
}

function wholeMonths(start: CivilDate, after: CivilDate): number {
  const [year = 0, month = 0] = after.split('-').map(Number)
  const [startYear = 0, startMonth = 0] = start.split('-').map(Number)
  const months = (year - startYear) * 12 + month - startMonth
  return addMonths(start, months) <= after ? months : months - 1
}
