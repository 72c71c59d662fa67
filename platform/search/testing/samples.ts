/** Invented documents over a small vocabulary in which some words are in nearly every document and some in few. */
import type { Clause, IndexDocument, IndexSchema } from '../port.ts'

export const sampleSchema: IndexSchema = {
  fields: { body: { positions: true }, keys: { positions: false } },
  integers: { group: 'few', day: 'many' },
  lists: ['tags'],
  marks: { field: 'body', terms: Array.from({ length: 40 }, (_, number) => `w${number}`) },
}

/** Numbers in [0, bound), the same for the same seed. */
export function sampleNumbers(seed: number): (bound: number) => number {
  let state = seed >>> 0
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * bound)
  }
}

export function sampleWord(below: (bound: number) => number): string {
  return `w${Math.floor(60 * (below(1000) / 1000) ** 3)}`
}

export function sampleDocument(id: number, below: (bound: number) => number): IndexDocument {
  const words = Array.from({ length: 5 + below(30) }, () => sampleWord(below))
  return {
    id,
    fields: { body: words, keys: [`k:${id}`, `g:${below(5)}`] },
    integers: { group: below(8), day: 1000 + below(400) },
    lists: { tags: Array.from({ length: below(4) }, () => below(10)) },
  }
}

export function sampleClause(below: (bound: number) => number, depth = 0): Clause {
  const words = Array.from({ length: 1 + below(3) }, () => sampleWord(below))
  switch (below(depth < 2 ? 7 : 4)) {
    case 0:
      return { kind: 'match', field: 'body', terms: words, mode: 'all' }
    case 1:
      return { kind: 'match', field: 'body', terms: words, mode: 'any', boost: 1 + below(3) }
    case 2:
      return { kind: 'phrase', field: 'body', terms: words }
    case 3:
      return { kind: 'prefix', field: 'body', prefix: `w${below(6)}` }
    case 4:
      return { kind: 'boolean', must: sampleClauses(below, depth), mustNot: [sampleClause(below, depth + 1)] }
    case 5:
      return { kind: 'boolean', should: sampleClauses(below, depth) }
    default:
      return { kind: 'boolean', must: [...sampleClauses(below, depth), groupKey(below)] }
  }
}

const sampleClauses = (below: (bound: number) => number, depth: number): Clause[] =>
  Array.from({ length: 1 + below(2) }, () => sampleClause(below, depth + 1))

const groupKey = (below: (bound: number) => number): Clause => ({
  kind: 'match',
  field: 'keys',
  terms: [`g:${below(5)}`],
  mode: 'all',
  boost: 0,
})
