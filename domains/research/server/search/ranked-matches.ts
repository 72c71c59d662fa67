/**
 * The matches of a query by relevance, fetched in growing portions. A limit may cut documents of one score anywhere,
 * so the last group of equal scores of a cut portion is left to the next one: pages neither repeat nor drop a hit.
 */
import type { Clause, Condition, Hits, IndexReader } from '@mizan/platform/search'

/** Matches beyond this many are neither counted nor shown. */
export const CAP = 10_000
/**
 * Enough for approximate counts of a large collection. Finding the best 10,000 there takes half as long again, and the
 * counts are of the best ones either way.
 */
export const SAMPLE = 3_999
const PORTIONS = [320, 1000, SAMPLE + 1, CAP + 1]

export class RankedMatches {
  private readonly reader: IndexReader
  private readonly clause: Clause
  private readonly where: readonly Condition[]
  private hits: Hits = { ids: new Int32Array(0), scores: new Float32Array(0), complete: false }
  private settled = 0
  private portion = 0
  private running: Promise<unknown> = Promise.resolve()

  constructor(reader: IndexReader, clause: Clause, where: readonly Condition[]) {
    this.reader = reader
    this.clause = clause
    this.where = where
  }

  /** At least `count` of the best, or as many as there are, or the cap. */
  async best(count: number): Promise<Hits> {
    this.running = this.running.catch(() => undefined).then(() => this.fetch(Math.min(count, CAP)))
    await this.running
    return {
      ids: this.hits.ids.subarray(0, this.settled),
      scores: this.hits.scores.subarray(0, this.settled),
      complete: this.isComplete,
    }
  }

  /** True if every match is known. */
  get isComplete(): boolean {
    return this.hits.complete
  }

  /** Matches known so far. */
  get size(): number {
    return this.settled
  }

  private async fetch(count: number): Promise<void> {
    while (!this.isComplete && this.settled < count && this.portion < PORTIONS.length) {
      const next = PORTIONS.findIndex((size, index) => index >= this.portion && size > count)
      const limit = PORTIONS[next] as number
      const found = await this.reader.search({ clause: this.clause, where: this.where, limit })
      this.portion = next + 1
      this.hits = found
      this.settled = Math.min(
        CAP,
        found.complete || limit > CAP ? found.ids.length : settledPart(found.scores),
      )
    }
  }
}

/** How many hits come before the last group of equal scores. */
function settledPart(scores: Float32Array): number {
  let end = scores.length
  while (end > 0 && scores[end - 1] === scores[scores.length - 1]) end--
  return end
}
