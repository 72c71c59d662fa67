/** What a query means, free of any search engine. */

/** The word asked for has weight 1, its synonyms less. */
export type WeightedTerm = { term: string; weight: number }

/**
 * `required` marks what a relaxed search may not drop. A prefix is folded and compared with the start of index terms.
 * `sentence` marks a whole sentence as it was pasted.
 * A citation token is one of `art:6098/49`, `law:6098`, `no:2019/1234`.
 */
export type Query =
  | { type: 'word'; terms: WeightedTerm[]; required?: true }
  | { type: 'phrase'; terms: string[]; slop: number; weight?: number; required?: true; sentence?: true }
  | { type: 'prefix'; prefix: string; required?: true }
  | { type: 'citation'; token: string; required?: true }
  | { type: 'and'; items: Query[] }
  | { type: 'or'; items: Query[] }
  | { type: 'not'; item: Query }

/** One clause for none, the clause itself for one, and nested clauses of the same kind flattened. */
export function combine(type: 'and' | 'or', items: Query[]): Query | null {
  const flat = items.flatMap((item) => (item.type === type ? item.items : [item]))
  return flat.length > 1 ? { type, items: flat } : (flat[0] ?? null)
}

/** Every clause that can match a word of the text, negated ones left out. */
export function positiveLeaves(query: Query | null): Exclude<Query, { type: 'and' | 'or' | 'not' }>[] {
  if (!query || query.type === 'not') return []
  if (query.type === 'and' || query.type === 'or') return query.items.flatMap(positiveLeaves)
  return [query]
}
