/** "These words but not those": more of the best are fetched than asked for, and what is left out is sorted out here. */
import { firstHits } from '../hits.ts'
import type { Clause, Hits } from '../port.ts'
import { type Engine, type EngineRequest, runQuery } from './engine.ts'
import type { Sieve } from './sieve.ts'

/** Up to this many of the best are looked at: a bit of memory for each, or a question to the engine. */
const MOST_LOOKED_AT = 200_000
const MOST_ASKED_ABOUT = 20_000
/** Fetched beyond what should do, because some more of the best may be left out. */
const SPARE = 64
const RESERVE = 1.25
/** Fewer are never expected to be left: a first fetch of fifty times the limit is enough of a guess. */
const LEAST_KEPT = 0.02

type Bounds = Omit<EngineRequest, 'clause'>

/** The best of what matches the clause and passes the sieve. */
export async function searchThrough(
  engine: Engine,
  sieve: Sieve,
  clause: Clause,
  bounds: Bounds,
): Promise<Hits> {
  const { limit } = bounds
  const likely = Math.ceil(limit / Math.max(sieve.keptByChance, LEAST_KEPT)) + SPARE
  for (let asked = Math.min(likely, MOST_ASKED_ABOUT); ; ) {
    const found = await runQuery(engine, { clause, ...bounds, limit: asked })
    const kept = await sieve.keep(found)
    if (found.complete || kept.ids.length > limit) return firstHits(kept, limit)
    const most = sieve.isCostly ? MOST_ASKED_ABOUT : MOST_LOOKED_AT
    if (asked >= most) break
    const enough = (limit * found.ids.length * RESERVE) / Math.max(kept.ids.length, 1)
    asked = Math.min(most, Math.max(2 * asked, Math.ceil(enough)))
  }
  const whole: Clause = { kind: 'boolean', must: [clause], mustNot: sieve.excluded }
  return runQuery(engine, { clause: whole, ...bounds })
}
