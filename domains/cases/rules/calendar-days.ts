/** Which days a calendar shows. Weeks begin on Monday. */
import {
  addDays,
  addMonths,
  type CivilDate,
  daysBetween,
  lastDayOfMonth,
  weekdayOf,
} from '@mizan/platform/calendar'
import type { CalendarScale } from '../data/words.ts'

/** Part of a calendar: without a day it is the one that begins now. */
export interface ShownPart {
  scale: CalendarScale
  day: CivilDate | undefined
}

interface Days {
  from: CivilDate
  until: CivilDate
}

/** Weeks of a month that begins now. */
const openedWeeks = 5

/** Days of the list. */
const agendaDays = 30

const mondayOf = (day: CivilDate): CivilDate => addDays(day, 1 - weekdayOf(day))
const sundayOf = (day: CivilDate): CivilDate => addDays(day, 7 - weekdayOf(day))

/**
 * The first and the last day. A month begins with the Monday on or before its first day, and ends with a Sunday; one that
 * begins now has this week first, so that what comes is in view also at the end of a month.
 */
export function rangeOf({ scale, day }: ShownPart, today: CivilDate): Days {
  const at = day ?? today
  if (scale === 'day') return { from: at, until: at }
  if (scale === 'week') return { from: mondayOf(at), until: sundayOf(at) }
  if (scale === 'agenda') return { from: at, until: addDays(at, agendaDays - 1) }
  if (day) return { from: mondayOf(firstOfMonth(day)), until: sundayOf(lastDayOfMonth(day)) }
  const from = mondayOf(today)
  return { from, until: addDays(from, openedWeeks * 7 - 1) }
}

const firstOfMonth = (day: CivilDate): CivilDate => `${day.slice(0, 8)}01`

export const daysFrom = (from: CivilDate, until: CivilDate): CivilDate[] =>
  Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(from, index))

const stepDays = { day: 1, week: 7, agenda: agendaDays } as const

/**
 * The day that is shown after a step forward (1) or back (-1). From the month that begins now it leads to the month of the
 * first day that was not in view, so that no day is left out.
 */
export function stepFrom(shown: ShownPart, today: CivilDate, step: 1 | -1): CivilDate {
  const { scale, day } = shown
  if (scale !== 'month') return addDays(day ?? today, step * stepDays[scale])
  if (day) return addMonths(day, step)
  const { from, until } = rangeOf(shown, today)
  return firstOfMonth(addDays(step === 1 ? until : from, step))
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
