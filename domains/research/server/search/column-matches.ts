/** The matches of filters alone, answered from the columns in memory: the total is exact however large. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Columns, type Condition, passesCondition } from '@mizan/platform/search'
import type { Sort } from '../../schemas.ts'
import type { Calendar, DateOrder } from './calendar.ts'
import type { Counted, Matches, Scored, Total } from './matches.ts'

const DOCUMENTS_PER_TURN = 100_000

export class ColumnMatches implements Matches {
  private readonly columns: Columns
  private readonly calendar: Calendar
  private readonly where: readonly Condition[]
  private readonly found = new Map<DateOrder, Promise<Int32Array>>()
  private known: Int32Array | null = null

  constructor(columns: Columns, calendar: Calendar, where: readonly Condition[]) {
    this.columns = columns
    this.calendar = calendar
    this.where = where
  }

  /** Without words there is no relevance: the newest come first. */
  async page(sort: Sort, from: number, to: number): Promise<Scored> {
    const ids = await this.inOrder(sort === 'oldest' ? 'oldest' : 'newest')
    return { ids: ids.subarray(from, to), scores: new Float32Array(0) }
  }

  total(): Total {
    return { total: this.known?.length ?? 0, totalIsLowerBound: this.known === null }
  }

  async all(): Promise<{ ids: Int32Array; complete: boolean }> {
    return { ids: this.known ?? (await this.inOrder('newest')), complete: true }
  }

  async counted(): Promise<Counted> {
    const { ids, complete } = await this.all()
    return { ids, complete, total: ids.length }
  }

  get weight(): number {
    return 1 + (this.known?.length ?? 0) * this.found.size
  }

  private inOrder(order: DateOrder): Promise<Int32Array> {
    let ids = this.found.get(order)
    if (!ids) {
      ids = this.scan(order)
      this.found.set(order, ids)
    }
    return ids
  }

  private async scan(order: DateOrder): Promise<Int32Array> {
    const checks = this.where.map((condition) => passesCondition(this.columns, condition))
    const passing = new Int32Array(this.columns.size)
    let count = 0
    let looked = 0
    for (const { ids } of this.calendar.inOrder(order)) {
      for (const id of ids) if (checks.every((check) => check(id))) passing[count++] = id
      looked += ids.length
      if (looked < DOCUMENTS_PER_TURN) continue
      looked = 0
      await nextTurn()
    }
    this.known = passing.slice(0, count)
    return this.known
  }
}
