/** The documents that a query selects by its operators. */
import type { Query } from '../query/ast.ts'
import type { InvertedIndex } from './inverted-index.ts'
import { markPhrase } from './phrase-match.ts'

/** One byte for each document: 1 if it is selected. */
export type Selection = Uint8Array

/** `cited` gives the documents of a citation token, such as the one article that `art:6098/49` names. */
export type Cited = (token: string) => readonly number[]

/** Where to look up documents, and the only ones to consider. */
interface Place {
  index: InvertedIndex
  cited: Cited
  within?: Selection
}

/** Pauses after each part of the query, and within those that take long. */
export function* selecting(query: Query, place: Place): Generator<void, Selection> {
  const selection = new Uint8Array(place.index.size)
  yield* mark(selection, query, place)
  return selection
}

/** Adds the documents of a part to those that are already selected. */
function* mark(selection: Selection, query: Query, place: Place): Generator<void, void> {
  const { index, cited } = place
  yield
  switch (query.type) {
    case 'word':
      for (const { term } of query.terms) markAll(selection, index.postings(term)?.documents)
      return
    case 'prefix':
      for (const term of index.termsWith(query.prefix)) {
        markAll(selection, index.postings(term)?.documents)
        yield
      }
      return
    case 'citation':
      return markAll(selection, cited(query.token))
    case 'phrase':
      return yield* markPhrase(selection, query, index, place.within)
    case 'not':
      return markOthers(selection, yield* selecting(query.item, place))
    case 'and':
      return yield* markCommon(selection, query.items, place)
    case 'or':
      for (const item of query.items) yield* mark(selection, item, place)
  }
}

/** Expensive parts are evaluated last, on the few documents that the rest has left. */
function* markCommon(selection: Selection, items: readonly Query[], place: Place): Generator<void, void> {
  const inOrder = [...items].sort((one, other) => Number(hasPhrase(one)) - Number(hasPhrase(other)))
  let within = place.within
  for (const item of inOrder) {
    const found = yield* selecting(item, { ...place, ...(within && { within }) })
    if (within)
      for (let at = 0; at < found.length; at++) found[at] = (found[at] as number) & (within[at] as number)
    within = found
  }
  if (within) for (let at = 0; at < within.length; at++) if (within[at] === 1) selection[at] = 1
}

function hasPhrase(query: Query): boolean {
  if (query.type === 'and' || query.type === 'or') return query.items.some(hasPhrase)
  return query.type === 'not' ? hasPhrase(query.item) : query.type === 'phrase'
}

function markAll(selection: Selection, documents: ArrayLike<number> = []): void {
  for (let at = 0; at < documents.length; at++) selection[documents[at] as number] = 1
}

function markOthers(selection: Selection, out: Selection): void {
  for (let at = 0; at < out.length; at++) if (out[at] === 0) selection[at] = 1
}
