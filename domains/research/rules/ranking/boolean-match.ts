/** The documents that a query selects, by its operators alone. */
import type { Query } from '../query/ast.ts'
import { BREAK, type InvertedIndex } from './inverted-index.ts'

/** One byte for each document: 1 where it is selected. */
export type Selection = Uint8Array

/** `cited` gives the documents of a citation token, such as the one article that `art:6098/49` names. */
export type Cited = (token: string) => readonly number[]

export function select(query: Query, index: InvertedIndex, cited: Cited): Selection {
  const selection = new Uint8Array(index.size)
  switch (query.type) {
    case 'word':
      for (const { term } of query.terms) mark(selection, index.postings(term)?.documents)
      return selection
    case 'prefix':
      for (const term of index.termsWith(query.prefix)) mark(selection, index.postings(term)?.documents)
      return selection
    case 'citation':
      return mark(selection, cited(query.token))
    case 'phrase':
      return selectPhrase(query.terms, query.slop, index)
    case 'not':
      return select(query.item, index, cited).map((chosen) => 1 - chosen)
    default:
      return query.items
        .map((item) => select(item, index, cited))
        .reduce((one, other) => (query.type === 'and' ? both(one, other) : either(one, other)))
  }
}

function mark(selection: Selection, documents: Iterable<number> = []): Selection {
  for (const document of documents) selection[document] = 1
  return selection
}

function both(one: Selection, other: Selection): Selection {
  return one.map((chosen, document) => chosen & (other[document] ?? 0))
}

function either(one: Selection, other: Selection): Selection {
  return one.map((chosen, document) => chosen | (other[document] ?? 0))
}

function selectPhrase(terms: string[], slop: number, index: InvertedIndex): Selection {
  const selection = new Uint8Array(index.size)
  const ids = terms.map((term) => index.termId(term))
  if (ids.some((id) => id === undefined)) return selection
  const lists = terms.map((term) => index.postings(term)?.documents ?? new Int32Array(0))
  const rarest = lists.reduce((one, other) => (other.length < one.length ? other : one))
  for (const document of rarest) {
    if (standsIn(index.sequences[document] as Int32Array, ids as number[], slop)) selection[document] = 1
  }
  return selection
}

/** Whether the terms stand together: in order without slop, in any order within the slop. */
export function standsIn(sequence: Int32Array, ids: readonly number[], slop: number): boolean {
  const span = ids.length - 1 + slop
  for (let at = 0; at < sequence.length; at++) {
    if (slop === 0 ? exactAt(sequence, at, ids) : nearAt(sequence, at, ids, span)) return true
  }
  return false
}

function exactAt(sequence: Int32Array, at: number, ids: readonly number[]): boolean {
  for (let i = 0; i < ids.length; i++) if (sequence[at + i] !== ids[i]) return false
  return true
}

function nearAt(sequence: Int32Array, at: number, ids: readonly number[], span: number): boolean {
  if (!ids.includes(sequence[at] ?? BREAK)) return false
  const missing = new Set(ids)
  for (let i = at; i <= at + span && i < sequence.length && sequence[i] !== BREAK; i++) {
    missing.delete(sequence[i] ?? BREAK)
    if (missing.size === 0) return true
  }
  return false
}
