/** The meaning of a query, independent of any search engine. */

/** The searched word has weight 1, its synonyms less. */
export type WeightedTerm = { term: string; weight: number }

/**
 * `required` marks what a relaxed search must not drop. A prefix is folded and compared with the start of index
 * terms. `sentence` marks a whole pasted sentence; `loosely` holds the words of a set phrase that was not quoted. A
 * citation token is one of `art:6098/49`, `law:6098`, `no:2019/1234`, `date:2022-05-31`,
 * `court:yargitay-3-hukuk-dairesi`.
 */
export type Query =
  | { type: 'word'; terms: WeightedTerm[]; required?: true }
  | {
      type: 'phrase'
      terms: string[]
      slop: number
      weight?: number
      required?: true
      sentence?: true
      loosely?: readonly string[]
    }
  | { type: 'prefix'; prefix: string; required?: true }
  | { type: 'citation'; token: string; required?: true }
  | { type: 'and'; items: Query[] }
  | { type: 'or'; items: Query[] }
  | { type: 'not'; item: Query }

/** Null for no clause, a single clause itself, and nested clauses of the same kind flattened. */
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

/** The query with its set phrases split into words; unchanged if it has none. */
export function loosened(query: Query): Query {
  if (query.type === 'phrase' && query.loosely && !query.required)
    return combine(
      'and',
      query.loosely.map((term): Query => ({ type: 'word', terms: [{ term, weight: query.weight ?? 1 }] })),
    ) as Query
  if (query.type !== 'and' && query.type !== 'or') return query
  const items = query.items.map(loosened)
  return items.every((item, at) => item === query.items[at]) ? query : (combine(query.type, items) as Query)
}
