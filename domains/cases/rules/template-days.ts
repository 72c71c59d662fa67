/** On which days the tasks of a template fall. */
import { addDays, type CivilDate, weekdayOf } from '@mizan/platform/calendar'

interface Shift {
  to: CivilDate
  because: 'weekend'
}

/** The start day itself is day 0; calendar days are counted. */
export const deadlineAt = (startDate: CivilDate, offsetDays: number): CivilDate =>
  addDays(startDate, offsetDays)

/** The next working day, if the day is none. Only weekends are known so far, no official holidays. */
export function shiftOf(date: CivilDate): Shift | null {
  const weekday = weekdayOf(date)
  return weekday < 6 ? null : { to: addDays(date, 8 - weekday), because: 'weekend' }
}
