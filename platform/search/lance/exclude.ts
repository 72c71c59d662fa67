/** "These words but not those": more of the best are fetched than asked for, and what is left out is sorted out here. */
import { firstHits, mergedHits } from '../hits.ts'
import type { Clause, Hits } from '../port.ts'
import { type Engine, type EngineRequest, runQuery } from './engine.ts'
import { Sieve } from './sieve.ts'

/** Up to this many of the best are looked at: a bit of memory for each, or a question to the engine. */
const MOST_LOOKED_AT = 200_000
const MOST_ASKED_ABOUT = 20_000
/** Fetched beyond what should do, because some more of the best may be left out. */
const SPARE = 64
const RESERVE = 1.25

type Bounds = Omit<EngineRequest, 'clause'>

/** The best of what matches any of the clauses and none of those to be left out. */
export async function searchExcluding(
  engine: Engine,
  positive: readonly Clause[],
  excluded: readonly Clause[],
  bounds: Bounds,
): Promise<Hits> {
  const fetch = (limit: number) => searchAny(engine, positive, { ...bounds, limit })
  if (excluded.length === 0) return fetch(bounds.limit)
  const sieve = new Sieve(engine, excluded)
  let asked = firstPortion(engine, excluded, bounds.limit)
  for (;;) {
    const found = await fetch(asked)
    const kept = await sieve.keep(found)
    if (found.complete || kept.ids.length > bounds.limit) return firstHits(kept, bounds.limit)
    const most = sieve.isCostly ? MOST_ASKED_ABOUT : MOST_LOOKED_AT
    if (asked >= most) break
    const enough = (bounds.limit / (Math.max(kept.ids.length, 1) / found.ids.length)) * RESERVE
    asked = Math.min(most, Math.max(2 * asked, Math.ceil(enough)))
  }
  return searchAny(
    engine,
    positive.map((clause) => without(clause, excluded)),
    bounds,
  )
}

const without = (clause: Clause, excluded: readonly Clause[]): Clause => ({
  kind: 'boolean',
  must: [clause],
  mustNot: excluded,
})

async function searchAny(engine: Engine, clauses: readonly Clause[], bounds: Bounds): Promise<Hits> {
  const lists = await Promise.all(clauses.map((clause) => runQuery(engine, { clause, ...bounds })))
  return lists.length === 1 ? (lists[0] as Hits) : mergedHits(lists, bounds.limit)
}

/** As many as leave enough where words come together by chance. */
function firstPortion({ vocabulary, documents }: Engine, excluded: readonly Clause[], limit: number): number {
  let kept = 1
  for (const clause of excluded) {
    if (clause.kind !== 'match') continue
    for (const term of clause.terms) kept *= 1 - vocabulary.frequency(term) / Math.max(documents, 1)
  }
  return Math.min(MOST_ASKED_ABOUT, Math.ceil(limit / Math.max(kept, 0.02)) + SPARE)
}
