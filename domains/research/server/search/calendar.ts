/** Decisions by date, in memory: a search by date looks only at the days that it needs. */

import { setImmediate as nextTurn } from 'node:timers/promises'
import { yearOfEpochDay } from '@mizan/platform/calendar'
import type { Columns } from '@mizan/platform/search'
import { UNKNOWN } from './index-schema.ts'

export type DateOrder = 'newest' | 'oldest'

export interface Day {
  day: number
  /** Ids of the decisions of that day, ascending. */
  ids: Int32Array
}

export class Calendar {
  /** Oldest first, without the decisions that have no date. */
  private readonly days: Day[]
  private readonly undated: Day

  /** Year of each decision, 0 if it has no date. */
  readonly years: Uint16Array

  private constructor(days: Day[], undated: Day, years: Uint16Array) {
    this.days = days
    this.undated = undated
    this.years = years
  }

  static async of(columns: Columns): Promise<Calendar> {
    const dayOf = columns.integers.day as Int32Array
    const counts = new Map<number, number>()
    for (let id = 0; id < columns.size; id++) {
      if (id % 100_000 === 0) await nextTurn()
      const day = dayOf[id] as number
      if (columns.present[id] === 1) counts.set(day, (counts.get(day) ?? 0) + 1)
    }
    const byDay = new Map([...counts].map(([day, count]) => [day, { ids: new Int32Array(count), next: 0 }]))
    for (let id = 0; id < columns.size; id++) {
      if (id % 100_000 === 0) await nextTurn()
      const entry = columns.present[id] === 1 ? byDay.get(dayOf[id] as number) : undefined
      if (entry) entry.ids[entry.next++] = id
    }
    const days = [...byDay].map(([day, { ids }]) => ({ day, ids })).sort((a, b) => a.day - b.day)
    const undated =
      days[0]?.day === UNKNOWN ? (days.shift() as Day) : { day: UNKNOWN, ids: new Int32Array(0) }
    const years = new Uint16Array(columns.size)
    for (const { day, ids } of days) {
      const year = yearOfEpochDay(day)
      for (const id of ids) years[id] = year
    }
    return new Calendar(days, undated, years)
  }

  /**
   * The days in the wanted order, undated ones last. Bounds are inclusive; a bound above UNKNOWN excludes undated
   * ones.
   */
  inOrder(order: DateOrder, from = UNKNOWN, to = Infinity): Day[] {
    const days = this.days.filter(({ day }) => day >= from && day <= to)
    if (order === 'newest') days.reverse()
    return from > UNKNOWN || this.undated.ids.length === 0 ? days : [...days, this.undated]
  }
}

/** Sorts ids by date; equal dates in ascending order of id, the undated last. */
export function sortByDate(ids: Int32Array, dayOf: Int32Array, order: DateOrder): Int32Array {
  const sign = order === 'newest' ? -1 : 1
  const rank = (id: number) => (dayOf[id] === UNKNOWN ? Infinity : sign * (dayOf[id] as number))
  return ids.slice().sort((a, b) => (rank(a) === rank(b) ? a - b : rank(a) - rank(b)))
}
