/**
 * "These words but not those". The engine's own exclusion walks everything that matches; with the help of term
 * frequencies one of two cheaper ways usually does: fetch the few documents to be left out, or look only at the best.
 */
import { firstHits, hitsWhere } from '../hits.ts'
import type { Clause, Hits } from '../port.ts'
import { type Engine, type EngineRequest, runQuery } from './engine.ts'
import type { Alternative } from './plan.ts'

/** Up to this many documents to be left out are fetched as a list. */
const MOST_EXCLUDED = 3_000
/** Up to this many of the best are looked at one by one. */
const MOST_CHECKED = 30_000
/** Fetched beyond the limit, because some of the best will be left out. */
const SPARE = 64

type Bounds = Omit<EngineRequest, 'clause'>

export async function runAlternative(
  engine: Engine,
  alternative: Alternative,
  bounds: Bounds,
): Promise<Hits> {
  const { positive, excluded } = alternative
  if (excluded.length === 0) return runQuery(engine, { clause: positive, ...bounds })
  const few = excluded.every((clause) => fewestPossible(engine, positive, clause) <= MOST_EXCLUDED)
  const subtracted = few ? await subtractExcluded(engine, alternative, bounds) : null
  const found = subtracted ?? (await checkBest(engine, alternative, bounds))
  return (
    found ?? runQuery(engine, { clause: { kind: 'boolean', must: [positive], mustNot: excluded }, ...bounds })
  )
}

/** An upper bound for the number of documents that match both clauses, from the rarest of their words. */
function fewestPossible(engine: Engine, positive: Clause, excluded: Clause): number {
  const bounds = [...wordsOf(positive), ...wordsOf(excluded)].map((term) => engine.vocabulary.frequency(term))
  return Math.min(...bounds, Infinity)
}

/** Words that every match of the clause has. */
function wordsOf(clause: Clause): readonly string[] {
  switch (clause.kind) {
    case 'match':
      return clause.mode === 'all' || clause.terms.length === 1 ? clause.terms : []
    case 'phrase':
      return clause.terms
    case 'prefix':
      return []
    case 'boolean':
      return (clause.must ?? []).flatMap(wordsOf)
  }
}

/** Null where the documents to be left out turn out to be many. */
async function subtractExcluded(
  engine: Engine,
  { positive, excluded }: Alternative,
  { where, limit }: Bounds,
): Promise<Hits | null> {
  const fetch = (wanted: number) => runQuery(engine, { clause: positive, where, limit: wanted })
  const [first, ...lists] = await Promise.all([
    fetch(limit + SPARE),
    ...excluded.map((clause) =>
      runQuery(engine, { clause: joinWords(positive, clause), where, limit: MOST_EXCLUDED + 1 }),
    ),
  ])
  if (lists.some((list) => !list.complete)) return null
  const out = new Set(lists.flatMap((list) => [...list.ids]))
  for (let found = first, asked = limit + SPARE; ; found = await fetch(asked)) {
    const kept = hitsWhere(found, (id) => !out.has(id))
    if (found.complete || kept.ids.length > limit) return firstHits(kept, limit)
    asked = Math.min(asked * 4, limit + out.size + 1)
  }
}

/** Both clauses as one plain conjunction where they are words of one field. */
function joinWords(left: Clause, right: Clause): Clause {
  if (
    left.kind === 'match' &&
    right.kind === 'match' &&
    left.field === right.field &&
    wordsOf(left).length &&
    wordsOf(right).length
  ) {
    return { ...left, mode: 'all', terms: [...new Set([...left.terms, ...right.terms])] }
  }
  return wordsOf(right).length > 0 ? right : { kind: 'boolean', must: [left, right] }
}

/** Fetches more of the best than asked for and asks which of them are to be left out; null where too few remain. */
async function checkBest(
  engine: Engine,
  { positive, excluded }: Alternative,
  request: Bounds,
): Promise<Hits | null> {
  for (let limit = request.limit + SPARE; limit <= MOST_CHECKED; limit *= 3) {
    const found = await runQuery(engine, { clause: positive, where: request.where, limit })
    const out = new Set<number>()
    for (const clause of excluded) {
      const where = [{ column: 'id', in: [...found.ids] }]
      for (const id of (await runQuery(engine, { clause, where, limit: found.ids.length + 1 })).ids)
        out.add(id)
    }
    const kept = hitsWhere(found, (id) => !out.has(id))
    if (found.complete || kept.ids.length > request.limit) return firstHits(kept, request.limit)
  }
  return null
}
