/** Months of the calendar, as `2026-12`. */
import { addMonths, type CivilDate } from '@mizan/platform/calendar'

export const monthOf = (date: CivilDate): string => date.slice(0, 7)

/** Every month from that of the first day to that of the last. */
export function monthsBetween(start: CivilDate, end: CivilDate): string[] {
  const months: string[] = []
  for (let at = `${monthOf(start)}-01`; at <= end; at = addMonths(at, 1)) months.push(monthOf(at))
  return months
}
