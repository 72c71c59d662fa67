/** Days on which limitation does not run. */
import { addDays, type CivilDate, daysBetween } from '@mizan/platform/calendar'
import { laterOf } from '../days.ts'
import { Refusal } from '../refusal.ts'

export interface Stop {
  /** The first day on which it does not run. */
  day: CivilDate
  /** The day from which it runs again; none while it is suspended. */
  until?: CivilDate | undefined
}

/**
 * The suspensions in their order; those that touch are joined to one. @throws Refusal for one that ends before it
 * begins
 */
export function joinedStops(stops: readonly Stop[]): Stop[] {
  for (const { day, until } of stops)
    if (until !== undefined && until <= day) throw new Refusal('limitation.suspension_reversed', { day })
  const joined: Stop[] = []
  for (const stop of stops.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const last = joined.at(-1)
    if (!last || (last.until !== undefined && last.until < stop.day)) joined.push({ ...stop })
    else if (last.until !== undefined) last.until = stop.until && laterOf(last.until, stop.until)
  }
  return joined
}

/** A day without suspensions, moved by those that come before it is reached; undefined if one never ends. */
export function movedByStops(
  from: CivilDate,
  plain: CivilDate,
  stops: readonly Stop[],
): CivilDate | undefined {
  let day = plain
  for (const stop of stops) {
    if (stop.day > day) break
    if (stop.until === undefined) return undefined
    if (stop.until > from) day = addDays(day, daysBetween(laterOf(stop.day, from), stop.until))
  }
  return day
}

/** The day on which a suspension without an end stops everything. */
export const standstillOf = (stops: readonly Stop[]): CivilDate | undefined =>
  stops.find(({ until }) => until === undefined)?.day

/** The number of days of a suspension; undefined while it lasts. */
export const daysOf = ({ day, until }: Stop): number | undefined =>
  until === undefined ? undefined : daysBetween(day, until)
