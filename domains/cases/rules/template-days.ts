/** On which days the tasks of a template fall. */
import { addDays, type CivilDate, weekdayOf } from '@mizan/platform/calendar'

/** The start day itself is day 0; calendar days are counted. */
export const deadlineAt = (startDate: CivilDate, offsetDays: number): CivilDate =>
  addDays(startDate, offsetDays)

/** The day itself if it is a working day. `isHoliday`: whether all of a day is free. */
export function nextWorkingDay(date: CivilDate, isHoliday: (day: CivilDate) => boolean): CivilDate {
  let day = date
  while (weekdayOf(day) > 5 || isHoliday(day)) day = addDays(day, 1)
  return day
}

export interface TaskDay {
  deadline: CivilDate
  /** The day of the template, where nobody works on it. */
  movedFrom: CivilDate | null
}

/** No task of a template falls on a weekend or a holiday. */
export function taskDayAt(
  startDate: CivilDate,
  offsetDays: number,
  isHoliday: (day: CivilDate) => boolean,
): TaskDay {
  const counted = deadlineAt(startDate, offsetDays)
  const deadline = nextWorkingDay(counted, isHoliday)
  return { deadline, movedFrom: deadline === counted ? null : counted }
}
