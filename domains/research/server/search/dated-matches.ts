/**
 * The matches of a query by date. The engine cannot sort a text search by a column (it sorts only the most relevant
 * hits), so windows of days are searched one after the other, each small enough to fetch all its matches.
 */
import type { Clause, Condition, IndexReader } from '@mizan/platform/search'
import { type Calendar, type DateOrder, type Day, sortByDate } from './calendar.ts'
import { UNKNOWN } from './index-schema.ts'
import { CAP } from './ranked-matches.ts'

const SMALLEST_WINDOW = 256
/** Searching twice the days that the average suggests makes a second window rare. */
const RESERVE = 2

export class DatedMatches {
  private readonly reader: IndexReader
  private readonly clause: Clause
  private readonly where: readonly Condition[]
  private readonly order: DateOrder
  private readonly days: Day[]
  private found: Int32Array[] = []
  private length = 0
  private nextDay = 0
  private seen = 0
  /** Share of the documents that match, corrected by each window. */
  private density: number
  private running: Promise<unknown> = Promise.resolve()

  constructor(
    reader: IndexReader,
    calendar: Calendar,
    request: { clause: Clause; where: readonly Condition[]; order: DateOrder; density: number },
  ) {
    this.reader = reader
    this.clause = request.clause
    this.order = request.order
    this.density = request.density
    this.where = request.where.filter((condition) => condition.column !== 'day')
    this.days = daysOf(calendar, request.where, request.order)
  }

  /** Ids from `from` to `to` (exclusive) in the order of dates, as far as there are any. */
  async slice(from: number, to: number): Promise<Int32Array> {
    this.running = this.running.catch(() => undefined).then(() => this.fetch(Math.min(to, CAP)))
    await this.running
    const all = this.found.length === 1 ? (this.found[0] as Int32Array) : join(this.found)
    this.found = [all]
    return all.subarray(from, Math.min(to, CAP))
  }

  get isComplete(): boolean {
    return this.nextDay >= this.days.length
  }

  get size(): number {
    return this.length
  }

  private async fetch(count: number): Promise<void> {
    while (this.length < count && !this.isComplete) {
      const window = this.nextWindow(((count - this.length) * RESERVE) / this.density)
      const documents = window.reduce((sum, { ids }) => sum + ids.length, 0)
      const { ids } = await this.reader.search({
        clause: this.clause,
        where: [...this.where, rangeOf(window)],
        limit: documents + 1,
      })
      // Only now: a window whose query failed is queried again.
      this.nextDay += window.length
      this.found.push(sortByDate(ids, this.reader.columns.integers.day as Int32Array, this.order))
      this.length += ids.length
      this.seen += documents
      this.density = Math.max(this.length, 1) / this.seen
    }
  }

  /** The next days, which together have at least `wanted` documents if there are so many; undated ones separately. */
  private nextWindow(wanted: number): Day[] {
    const window: Day[] = []
    let documents = 0
    while (documents < Math.max(wanted, SMALLEST_WINDOW)) {
      const next = this.days[this.nextDay + window.length]
      if (!next || (next.day === UNKNOWN && window.length > 0)) break
      window.push(next)
      documents += next.ids.length
    }
    return window
  }
}

function daysOf(calendar: Calendar, where: readonly Condition[], order: DateOrder): Day[] {
  const bounds = where.find((condition) => condition.column === 'day')
  if (!bounds || 'in' in bounds) return calendar.inOrder(order)
  return calendar.inOrder(order, bounds.from, bounds.to)
}

function rangeOf(window: readonly Day[]): Condition {
  const days = window.map(({ day }) => day)
  return { column: 'day', from: Math.min(...days), to: Math.max(...days) }
}

function join(parts: readonly Int32Array[]): Int32Array {
  const all = new Int32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
