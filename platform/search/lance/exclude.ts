/** "These words but not those": more hits are fetched than asked for, and the excluded ones are filtered out here. */
import { firstHits, mergedHits } from '../hits.ts'
import type { Clause, Hits } from '../port.ts'
import type { Engine, EngineRequest } from './engine.ts'
import { runPromising } from './promising.ts'
import { Sieve } from './sieve.ts'

/** At most so many of the best hits are checked: each costs a bit of memory or a query to the engine. */
const MOST_LOOKED_AT = 200_000
const MOST_ASKED_ABOUT = 20_000
/** Fetched beyond the expected number, because some more of the best may be excluded. */
const SPARE = 64
const RESERVE = 1.25
/** The share kept is never assumed to be lower: a first fetch of fifty times the limit is large enough. */
const LEAST_KEPT = 0.02

type Bounds = Omit<EngineRequest, 'clause'>

/** The best hits that match any of the clauses and none of the excluded ones. */
export async function searchExcluding(
  engine: Engine,
  positive: readonly Clause[],
  excluded: readonly Clause[],
  bounds: Bounds,
): Promise<Hits> {
  const { limit } = bounds
  if (excluded.length === 0) return mergedHits(await runPromising(engine, positive, bounds), limit)
  const sieve = new Sieve(engine, excluded)
  const likely = Math.ceil(limit / Math.max(sieve.keptByChance, LEAST_KEPT)) + SPARE
  for (let asked = Math.min(likely, MOST_ASKED_ABOUT); ; ) {
    const found = await runPromising(engine, positive, { ...bounds, limit: asked })
    const kept = await Promise.all(found.map((hits) => sieve.keep(hits)))
    const merged = mergedHits(kept, limit + 1)
    if (merged.complete || certain(merged, found) > limit) return firstHits(merged, limit)
    const together = sieve.isCostly ? MOST_ASKED_ABOUT : MOST_LOOKED_AT
    const most = Math.max(3 * limit, Math.ceil(together / positive.length))
    if (asked >= most) break
    const enough = (limit * sizeOf(found) * RESERVE) / Math.max(sizeOf(kept), 1)
    asked = Math.min(most, Math.max(2 * asked, Math.ceil(enough)))
  }
  const whole = positive.map((clause): Clause => ({ kind: 'boolean', must: [clause], mustNot: excluded }))
  return mergedHits(await runPromising(engine, whole, bounds), limit)
}

const sizeOf = (lists: readonly Hits[]): number => lists.reduce((sum, { ids }) => sum + ids.length, 0)

/** The number of merged hits that are final: no further hit of a cut list can come before them. */
function certain({ scores }: Hits, lists: readonly Hits[]): number {
  const lowest = Math.max(...lists.map((list) => (list.complete ? -Infinity : (list.scores.at(-1) ?? 0))))
  const end = scores.findIndex((score) => score < lowest)
  return end < 0 ? scores.length : end
}
