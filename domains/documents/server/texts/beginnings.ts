/** Beginnings of words that are longer than the word in the index, which has no endings: "tahliyesi*" is "tahliye" there. */
import { wordTerms } from '@mizan/research/rules/analysis'
import type { Query } from '@mizan/research/rules/query/ast'
import type { Segment } from './segment.ts'

/** The query with a word in place of each beginning that no word of the index has. */
export function withKnownBeginnings(query: Query, segments: readonly Segment[]): Query {
  const again = (item: Query) => withKnownBeginnings(item, segments)
  if (query.type === 'prefix') return isKnown(query.prefix, segments) ? query : wordOf(query)
  if (query.type === 'not') return { ...query, item: again(query.item) }
  if (query.type === 'and' || query.type === 'or') return { ...query, items: query.items.map(again) }
  return query
}

const isKnown = (prefix: string, segments: readonly Segment[]): boolean => {
  const bytes = Buffer.from(prefix)
  return segments.some((segment) => segment.beginningWith(bytes, 1).length > 0)
}

function wordOf(query: Extract<Query, { type: 'prefix' }>): Query {
  const [term, ...more] = wordTerms(query.prefix)
  if (term === undefined || more.length > 0 || !query.prefix.startsWith(term)) return query
  return { type: 'word', terms: [{ term, weight: 1 }], ...(query.required && { required: true }) }
}
