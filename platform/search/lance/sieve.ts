/**
 * Filters out the documents that excluded clauses match. The engine's own exclusion walks through everything that
 * matches, so each clause uses one of three cheaper ways: its marks in memory, a list of the few documents that have
 * it, or a query about just the documents at hand.
 */
import { hitsWhere } from '../hits.ts'
import type { Clause, Hits } from '../port.ts'
import { type Engine, runQuery } from './engine.ts'

/** Up to this many excluded documents are fetched as a list. */
const MOST_LISTED = 3_000

type Test = (id: number) => boolean

export class Sieve {
  /** Share of the documents that would be kept if words occurred independently, 0 to 1. */
  readonly keptByChance: number
  private readonly engine: Engine
  private readonly marked: Test[] = []
  private readonly listed: Promise<Test>[] = []
  private readonly asked: Clause[] = []
  private readonly seen = new Set<number>()
  private readonly out = new Set<number>()

  constructor(engine: Engine, excluded: readonly Clause[]) {
    this.engine = engine
    const parts = excluded.flatMap(partsOf)
    this.keptByChance = parts.reduce((share, part) => share * (1 - shareOf(engine, part)), 1)
    for (const clause of parts) {
      const test = clause.kind === 'match' ? markTest(engine, clause) : null
      if (test) this.marked.push(test)
      else if (mostPossible(engine, clause) <= MOST_LISTED) this.listed.push(this.begin(clause))
      else this.asked.push(clause)
    }
  }

  /** Whether each document costs a query to the engine. */
  get isCostly(): boolean {
    return this.asked.length > 0
  }

  async keep(hits: Hits): Promise<Hits> {
    const tests = [...this.marked, ...(await Promise.all(this.listed))]
    const left = hitsWhere(hits, (id) => !tests.some((test) => test(id)))
    if (!this.isCostly) return left
    await this.ask([...left.ids].filter((id) => !this.seen.has(id)))
    return hitsWhere(left, (id) => !this.out.has(id))
  }

  private async ask(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return
    const where = [{ column: 'id', in: ids }]
    const questions = this.asked.map((clause) =>
      runQuery(this.engine, { clause, where, limit: ids.length + 1 }),
    )
    for (const found of await Promise.all(questions)) for (const id of found.ids) this.out.add(id)
    for (const id of ids) this.seen.add(id)
  }

  /**
   * Starts at once, in parallel with the search. A failure is reported when the list is used and must not count as
   * unhandled before.
   */
  private begin(clause: Clause): Promise<Test> {
    const listed = this.list(clause)
    listed.catch(() => undefined)
    return listed
  }

  /** If there are more of them than expected, they are queried one by one. */
  private async list(clause: Clause): Promise<Test> {
    const found = await runQuery(this.engine, { clause, where: [], limit: MOST_LISTED + 1 })
    if (!found.complete) this.asked.push(clause)
    const ids = new Set(found.ids)
    return (id) => ids.has(id)
  }
}

/** A document with any of these parts is left out. */
function partsOf(clause: Clause): Clause[] {
  if (clause.kind === 'match' && clause.mode === 'any')
    return clause.terms.map((term) => ({ ...clause, terms: [term] }))
  if (clause.kind !== 'boolean' || clause.must?.length || clause.mustNot?.length) return [clause]
  return (clause.should ?? []).flatMap(partsOf)
}

/** Returns null if one of the terms is not marked. */
function markTest({ rows }: Engine, { field, terms }: Extract<Clause, { kind: 'match' }>): Test | null {
  const tests = terms.map((term) => rows.marks.test(field, term))
  if (tests.length === 0 || tests.includes(null)) return null
  return (id) => tests.every((test) => test?.(id))
}

/** An upper bound for the number of documents, from the rarest word that they must have; infinite if none is known. */
function mostPossible({ vocabulary }: Engine, clause: Clause): number {
  return Math.min(...wordsOf(clause).map((term) => vocabulary.frequency(term)), Infinity)
}

/** The largest possible share of the documents that have it; 0 if nothing is known about it. */
function shareOf(engine: Engine, clause: Clause): number {
  const most = mostPossible(engine, clause)
  return Number.isFinite(most) ? Math.min(1, most / Math.max(1, engine.documents)) : 0
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
