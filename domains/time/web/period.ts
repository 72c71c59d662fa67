/** The days of a period, which a report needs and a list may do without. */
import { addMonths, dayInTurkey, isDate, lastDayOfMonth } from '@mizan/platform/calendar'
import type { TimeAddress } from './address.ts'

export interface Days {
  startDate: string
  endDate: string
}

/** Undefined for all days, and for a range that is not complete yet. */
export function daysOf({ period = 'month', from, to }: TimeAddress, now: Date): Days | undefined {
  const first = `${dayInTurkey(now).slice(0, 7)}-01`
  const year = first.slice(0, 4)
  if (period === 'all') return undefined
  if (period === 'year') return { startDate: `${year}-01-01`, endDate: `${year}-12-31` }
  if (period === 'range')
    return from && to && isRange(from, to) ? { startDate: from, endDate: to } : undefined
  const month = period === 'month' ? first : addMonths(first, -1)
  return { startDate: month, endDate: lastDayOfMonth(month) }
}

export const isRange = (from: string, to: string): boolean =>
  isDate(from) && isDate(to) && from >= '1900-01-01' && to <= '2099-12-31' && from <= to

/** The range of "all days" for calls that need both days. */
export const allDays: Days = { startDate: '1900-01-01', endDate: '2099-12-31' }
