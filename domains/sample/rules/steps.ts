/** A step of the life of the sample office: a call of a person at some moment. */
import { addDays, type CivilDate, startInTurkey, weekdayOf } from '@mizan/platform/calendar'
import type { Lawyer } from '../data/people.ts'

/** The ids that earlier steps have created, by the names of these steps; ids of people by their names. */
export type IdLookup = (name: string) => string

interface Input {
  params?: Record<string, string>
  body?: object
}

export interface Step {
  /** Name under which later steps find what this one creates. */
  name?: string
  at: Date
  by: Lawyer
  row: string
  input: (known: IdLookup) => Input
}

const HOUR_MS = 3_600_000

export const atHour = (day: CivilDate, hour: number): Date =>
  new Date(startInTurkey(day).getTime() + hour * HOUR_MS)

/** Courts sit, and time limits end, on working days. */
export function workingDay(day: CivilDate): CivilDate {
  const weekday = weekdayOf(day)
  return weekday > 5 ? addDays(day, 8 - weekday) : day
}

/** The list is repeated at its end. */
export const cycled = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

export const twoDigits = (number: number): string => String(number).padStart(2, '0')
