/**
 * Runs clauses whose hits will be merged, the most promising first. A clause is left out once so many better hits are
 * known that none of its own could be among the best. Of "(a or b) and (c or d)" with a very common d this leaves out
 * half of the four conjunctions, the expensive half.
 */
import { engineThreads } from '../../config/engine-environment.ts'
import type { Clause, Hits } from '../port.ts'
import { type Engine, type EngineRequest, runQuery } from './engine.ts'

/** The engine's BM25 gives a word its inverse document frequency, times this at most (its k1 is 1.2). */
const MOST_OF_A_WORD = 2.2
/** Counts of the vocabulary and of the engine may differ a little after changes; in rare words a little is much. */
const MARGIN = 1.05
const FEWEST_DOCUMENTS = 30

/**
 * The hits of the clauses, a list for each that was run: the best `limit` of these lists together are the best of all
 * clauses, in whichever order the lists are.
 */
export async function runPromising(
  engine: Engine,
  clauses: readonly Clause[],
  bounds: Omit<EngineRequest, 'clause'>,
): Promise<Hits[]> {
  const waiting = clauses
    .map((clause) => ({ clause, most: highestScore(engine, clause) }))
    // Two clauses without a bound have no order.
    .sort((a, b) => b.most - a.most || 0)
  const lists: Hits[] = []
  const runNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (next.most < leastWanted(lists, bounds.limit)) continue
      lists.push(await runQuery(engine, { clause: next.clause, ...bounds }))
    }
  }
  await Promise.all(Array.from({ length: Math.min(engineThreads(), clauses.length) }, runNext))
  return lists
}

/** The lowest score among the best `limit` hits; hits below it need not be known. */
const leastWanted = (lists: readonly Hits[], limit: number): number =>
  Math.max(-Infinity, ...lists.map(({ scores }) => scores[limit - 1] ?? -Infinity))

/** An upper bound for the score of a hit; infinite if none is known. Exported for its test. */
export function highestScore(engine: Engine, clause: Clause): number {
  switch (clause.kind) {
    case 'match':
      if (clause.boost === 0) return 0
      return (
        clause.terms.reduce((sum, term) => sum + highestOfWord(engine, clause.field, term), 0) *
        (clause.boost ?? 1)
      )
    case 'boolean':
      if (clause.should?.length || !clause.must?.length) return Infinity
      return clause.must.reduce((sum, part) => sum + highestScore(engine, part), 0)
    case 'phrase':
    case 'prefix':
      return Infinity
  }
}

/** The vocabulary counts the words of the marked field only. */
function highestOfWord({ vocabulary, documents, schema }: Engine, field: string, term: string): number {
  const having = field === schema.marks?.field ? vocabulary.frequency(term) : 0
  if (having < FEWEST_DOCUMENTS) return Infinity
  const rarity = Math.log(1 + Math.max(0, documents - having + 0.5) / (having + 0.5))
  return MARGIN * MOST_OF_A_WORD * rarity
}
