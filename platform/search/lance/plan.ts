/**
 * The engine answers a plain "all of these words" or "any of these words" in milliseconds, but its boolean queries
 * are ten times slower. A clause is therefore rewritten into alternatives, each a plain conjunction with exclusions;
 * they run separately and are merged. A clause that would need too many alternatives is left to the engine's boolean
 * query.
 */
import type { Clause } from '../port.ts'

export interface Alternative {
  positive: Clause
  excluded: Clause[]
}

const MOST_ALTERNATIVES = 24

interface Conjunction {
  /** Words that are searched together, by field. */
  words: Map<string, Set<string>>
  /** Phrases, prefixes, and other parts that cannot be split. */
  parts: Clause[]
  excluded: Clause[]
  /** The product of the boosts, shared by all parts of the clause. */
  boost: number
}

export function alternativesOf(clause: Clause): Alternative[] {
  const conjunctions = expand(clause)
  if (conjunctions) return conjunctions.map(alternativeOf)
  if (clause.kind !== 'boolean') return [{ positive: clause, excluded: [] }]
  const { mustNot = [], ...positive } = clause
  return [{ positive, excluded: [...mustNot] }]
}

/**
 * Null if the clause would need too many alternatives, or is scored in a way that alternatives cannot reproduce. "Any
 * of a, b" alone is one fast query; beside other conditions (`split`) it has to become two alternatives.
 */
function expand(clause: Clause, split = false): Conjunction[] | null {
  switch (clause.kind) {
    case 'match':
      // A boost of zero turns a clause into a filter; merged with others it would remove their score.
      if (clause.boost === 0) return [{ ...nothing(), parts: [clause] }]
      if (clause.mode === 'all' || clause.terms.length === 1) return [conjunctionOf(clause)]
      return split ? onePerTerm(clause) : [{ ...nothing(), parts: [clause] }]
    case 'phrase':
    case 'prefix':
      return [{ ...nothing(), parts: [clause] }]
    case 'boolean':
      return expandBoolean(clause, split)
  }
}

function expandBoolean(clause: Extract<Clause, { kind: 'boolean' }>, split: boolean): Conjunction[] | null {
  const { must = [], should = [], mustNot = [] } = clause
  if (must.length > 0 && should.length > 0) return null
  const positive = must.length > 0 ? product(must, split) : union(should, split)
  return (
    positive?.map((conjunction) => ({ ...conjunction, excluded: [...conjunction.excluded, ...mustNot] })) ??
    null
  )
}

function union(clauses: readonly Clause[], split: boolean): Conjunction[] | null {
  const all: Conjunction[] = []
  for (const clause of clauses) {
    const alternatives = expand(clause, split)
    if (!alternatives || all.length + alternatives.length > MOST_ALTERNATIVES) return null
    all.push(...alternatives)
  }
  return all
}

function product(clauses: readonly Clause[], split: boolean): Conjunction[] | null {
  let all: Conjunction[] = [nothing()]
  for (const clause of clauses) {
    const alternatives = expand(clause, split || clauses.length > 1)
    if (!alternatives || all.length * alternatives.length > MOST_ALTERNATIVES) return null
    all = all.flatMap((left) => alternatives.map((right) => joined(left, right)))
  }
  return all
}

function onePerTerm(clause: Extract<Clause, { kind: 'match' }>): Conjunction[] | null {
  if (clause.terms.length > MOST_ALTERNATIVES) return null
  return clause.terms.map((term) => conjunctionOf({ ...clause, terms: [term] }))
}

const nothing = (): Conjunction => ({ words: new Map(), parts: [], excluded: [], boost: 1 })

function conjunctionOf(clause: Extract<Clause, { kind: 'match' }>): Conjunction {
  return { ...nothing(), words: new Map([[clause.field, new Set(clause.terms)]]), boost: clause.boost ?? 1 }
}

function joined(left: Conjunction, right: Conjunction): Conjunction {
  const words = new Map(left.words)
  for (const [field, terms] of right.words) words.set(field, new Set([...(words.get(field) ?? []), ...terms]))
  return {
    words,
    parts: [...left.parts, ...right.parts],
    excluded: [...left.excluded, ...right.excluded],
    boost: left.boost * right.boost,
  }
}

function alternativeOf({ words, parts, excluded, boost }: Conjunction): Alternative {
  const matches = [...words].map(
    ([field, terms]): Clause => ({ kind: 'match', field, terms: [...terms], mode: 'all', boost }),
  )
  const must = [...matches, ...parts]
  return { positive: must.length === 1 ? (must[0] as Clause) : { kind: 'boolean', must }, excluded }
}
