/** What changes in a shown list when others write: rows stay where they are until the person asks for the new order. */

interface Row {
  caseId: string
  version: number
}

export interface Arrivals<R extends Row> {
  /** The rows that stay visible, with their newest values. */
  shown: R[]
  /** Ids of rows that somebody has changed. */
  changed: string[]
  /** How many rows are new or have moved. */
  waiting: number
}

export function arrivalsIn<R extends Row>(before: readonly R[], next: readonly R[]): Arrivals<R> {
  const latest = new Map(next.map((row) => [row.caseId, row]))
  const shown = before.flatMap(({ caseId }) => latest.get(caseId) ?? [])
  const known = new Map(before.map(({ caseId, version }) => [caseId, version]))
  const changed = shown.filter(({ caseId, version }) => known.get(caseId) !== version)
  const fresh = next.filter(({ caseId }) => !known.has(caseId))
  const kept = next.filter(({ caseId }) => known.has(caseId))
  return {
    shown,
    changed: changed.map(({ caseId }) => caseId),
    waiting: fresh.length + countMoved(shown, kept),
  }
}

/** Rows that were changed and stand elsewhere; the neighbours that only made room for them are not counted. */
function countMoved(shown: readonly Row[], next: readonly Row[]): number {
  const places = new Map(next.map(({ caseId }, index) => [caseId, index]))
  const order = shown.map(({ caseId }) => places.get(caseId) ?? 0)
  return order.length - longestRise(order)
}

/** How many of the numbers are already in order, at best. */
function longestRise(numbers: readonly number[]): number {
  const ends: number[] = []
  for (const number of numbers) {
    const at = ends.findIndex((end) => end >= number)
    ends[at < 0 ? ends.length : at] = number
  }
  return ends.length
}
