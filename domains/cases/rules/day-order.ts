/** In which order a calendar shows what is on one day: what cannot be moved comes first, so that it is never cut off. */
import type { CalendarItem } from '../schemas.ts'

type Placed = Pick<CalendarItem, 'kind' | 'time' | 'isCritical' | 'isPreDeadline' | 'isDone'>

/** The database keeps the same order, because it gives only the first things of a day. */
export const kindPlaces = { hearing: 0, limit: 1, deadline: 2, task: 3 } as const

/**
 * Hearings by their hours, critical time limits, other time limits, deadlines, tasks; what is done comes last. An
 * earlier day comes after the last days of its sort.
 */
export const inDayOrder = <Item extends Placed>(items: readonly Item[]): Item[] =>
  items.toSorted(
    (one, other) =>
      Number(one.isDone) - Number(other.isDone) ||
      kindPlaces[one.kind] - kindPlaces[other.kind] ||
      (one.time ?? '').localeCompare(other.time ?? '') ||
      Number(other.isCritical) - Number(one.isCritical) ||
      Number(one.isPreDeadline) - Number(other.isPreDeadline),
  )
