/** Which days a calendar shows. Weeks begin on Monday. */
import {
  addDays,
  addMonths,
  type CivilDate,
  daysBetween,
  lastDayOfMonth,
  weekdayOf,
} from '@mizan/platform/calendar'

/** Of what a calendar shows at once: a month in whole weeks, a week, or a list of the next days. */
export const calendarScales = ['month', 'week', 'agenda'] as const
export type CalendarScale = (typeof calendarScales)[number]

/** Days of the list. */
const agendaDays = 30

const mondayOf = (day: CivilDate): CivilDate => addDays(day, 1 - weekdayOf(day))
const sundayOf = (day: CivilDate): CivilDate => addDays(day, 7 - weekdayOf(day))

/** The first and the last day. A month begins with the Monday on or before its first day, and ends with a Sunday. */
export function rangeOf(scale: CalendarScale, day: CivilDate): { from: CivilDate; until: CivilDate } {
  if (scale === 'week') return { from: mondayOf(day), until: sundayOf(day) }
  if (scale === 'agenda') return { from: day, until: addDays(day, agendaDays - 1) }
  return { from: mondayOf(`${day.slice(0, 8)}01`), until: sundayOf(lastDayOfMonth(day)) }
}

export const daysFrom = (from: CivilDate, until: CivilDate): CivilDate[] =>
  Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(from, index))

/** The day that is shown after a step forward (1) or back (-1). */
export function stepFrom(scale: CalendarScale, day: CivilDate, step: 1 | -1): CivilDate {
  if (scale === 'month') return addMonths(day, step)
  return addDays(day, step * (scale === 'week' ? 7 : agendaDays))
}

/** The day to which a key of the grid leads; undefined for any other key. */
export function dayByKey(key: string, day: CivilDate): CivilDate | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  if (step) return addDays(day, step)
  if (key === 'Home') return mondayOf(day)
  if (key === 'End') return sundayOf(day)
  if (key === 'PageUp') return addMonths(day, -1)
  if (key === 'PageDown') return addMonths(day, 1)
  return undefined
}

/** Adli tatil, from 20 July to 31 August of each year (HMK 102). Which terms it extends is a question of law. */
export const isInCourtRecess = (day: CivilDate): boolean => {
  const monthAndDay = day.slice(5)
  return monthAndDay >= '07-20' && monthAndDay <= '08-31'
}
