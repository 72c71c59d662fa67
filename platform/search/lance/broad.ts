/**
 * A filter that nearly every document passes costs the engine more than the search itself, because it first lists all
 * documents that pass. Such conditions are left out of the query and checked on its results.
 */
import { passesCondition } from '../conditions.ts'
import { firstHits, hitsWhere } from '../hits.ts'
import type { Columns, Condition, Hits } from '../port.ts'

/** Share of the documents above which a condition is checked afterwards. */
const BROAD = 0.85
const REMEMBERED = 256
const SAMPLE = 50_000

export class ConditionShares {
  private readonly columns: Columns
  private readonly known = new Map<string, number>()

  constructor(columns: Columns) {
    this.columns = columns
  }

  isBroad(condition: Condition): boolean {
    return this.shareOf(condition) >= BROAD
  }

  /** Share of all documents that pass, 0 to 1. */
  shareOf(condition: Condition): number {
    if ('in' in condition && condition.in.length > 64) return 0
    const key = JSON.stringify(condition)
    const known = this.known.get(key)
    if (known !== undefined) return known
    if (this.known.size >= REMEMBERED) this.known.clear()
    const share = this.sample(condition)
    this.known.set(key, share)
    return share
  }

  /** Measured on a sample of the documents, so that the result does not depend on a single one. */
  private sample(condition: Condition): number {
    const pass = passesCondition(this.columns, condition)
    const { present, size } = this.columns
    const stride = Math.max(1, Math.floor(size / SAMPLE))
    let passed = 0
    let looked = 0
    for (let id = 0; id < size; id += stride) {
      if (present[id] !== 1) continue
      looked++
      if (pass(id)) passed++
    }
    return looked === 0 ? 0 : passed / looked
  }
}

/** Runs `search` with a growing limit until enough documents pass. */
export async function searchBroadly(
  search: (limit: number) => Promise<Hits>,
  pass: (id: number) => boolean,
  limit: number,
): Promise<Hits> {
  for (let asked = Math.ceil(limit / BROAD) + 16; ; asked *= 2) {
    const found = await search(asked)
    const kept = hitsWhere(found, pass)
    if (found.complete || kept.ids.length >= limit) return firstHits(kept, limit)
  }
}
