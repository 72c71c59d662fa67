/**
 * Runs a limitation: from its start, again from each interruption, up to the limit that the law sets, and not while
 * it is suspended.
 */
import type { CivilDate } from '@mizan/platform/calendar'
import { earlierOf } from '../days.ts'
import { Refusal } from '../refusal.ts'
import { type AddLength, lengthOf } from './length.ts'
import { movedByStops, type Stop, standstillOf } from './stops.ts'

export interface Event {
  kind: string
  day: CivilDate
}

export interface Run {
  start: CivilDate
  months: number
  /** The longest length with interruptions, in months; undefined if there is no limit. */
  capMonths?: number
  interruptions: readonly Event[]
  /** Joined, in their order. */
  stops: readonly Stop[]
  add: AddLength
}

export interface LimitationRun {
  /** The last day without interruptions; undefined if a suspension begins before. */
  uninterrupted: CivilDate | undefined
  lastDay: CivilDate
  /** The limit of extension by interruptions. */
  capDay: CivilDate | undefined
  /** The events that interrupted it, each with the last day counted from there. */
  counted: readonly (Event & { runsTo: CivilDate | undefined })[]
  /** Events before it began, and after it had run out, which interrupt nothing. */
  early: readonly Event[]
  late: readonly Event[]
}

/** Undefined is never reached, so it is later than any day. */
const sooner = (one: CivilDate | undefined, other: CivilDate | undefined): CivilDate | undefined =>
  one === undefined || other === undefined ? (one ?? other) : earlierOf(one, other)

/** @throws Refusal while it is suspended without an end */
export function run({ start, months, capMonths, interruptions, stops, add }: Run): LimitationRun {
  const from = (day: CivilDate, length: number) => movedByStops(day, add(day, lengthOf(length)), stops)
  const uninterrupted = from(start, months)
  const cap = capMonths === undefined ? undefined : from(start, capMonths)
  const early = interruptions.filter(({ day }) => day < start)
  const counted: LimitationRun['counted'][number][] = []
  const late: Event[] = []
  let last = uninterrupted
  for (const one of inOrder(interruptions.filter(({ day }) => day >= start))) {
    if (last !== undefined && one.day > last) {
      late.push(one)
      continue
    }
    const runsTo = from(one.day, months)
    counted.push({ ...one, runsTo })
    last = sooner(runsTo, cap)
  }
  if (last === undefined) throw new Refusal('limitation.standing_still', stoppedOn(stops))
  return {
    uninterrupted,
    lastDay: last,
    capDay: counted.length > 0 ? cap : undefined,
    counted,
    early,
    late,
  }
}

const inOrder = (events: readonly Event[]): Event[] =>
  events.toSorted((one, other) => (one.day < other.day ? -1 : 1))

function stoppedOn(stops: readonly Stop[]): { day?: CivilDate } {
  const day = standstillOf(stops)
  return day === undefined ? {} : { day }
}
