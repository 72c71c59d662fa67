import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Clause, TermStatistics } from '@mizan/platform/search'
import { randomFrom } from '@mizan/platform/testing'
import { surelyMatches } from './expectation.ts'

const words = ['a', 'b', 'c', 'd']
const match = (terms: string[], mode: 'all' | 'any' = 'all'): Clause => ({
  kind: 'match',
  field: 'body',
  terms,
  mode,
})

function statisticsOf(documents: ReadonlySet<string>[]): TermStatistics {
  const frequency = (term: string) => documents.filter((document) => document.has(term)).length
  return { size: words.length, frequency, startingWith: () => [] }
}

function matches(clause: Clause, document: ReadonlySet<string>): boolean {
  if (clause.kind === 'match')
    return clause.mode === 'all'
      ? clause.terms.every((term) => document.has(term))
      : clause.terms.some((term) => document.has(term))
  if (clause.kind !== 'boolean') throw new Error('Not drawn')
  const { must = [], should = [], mustNot = [] } = clause
  const isIn = (one: Clause) => matches(one, document)
  return !mustNot.some(isIn) && (must.length > 0 ? must.every(isIn) : should.some(isIn))
}

test('never more than match are promised, whatever the words and the documents', () => {
  const random = randomFrom(20_261_124)
  const some = () => words.filter(() => random(2) === 0)
  const draw = (depth: number): Clause => {
    if (depth === 0 || random(3) === 0) return match(some(), random(2) === 0 ? 'all' : 'any')
    const parts = Array.from({ length: 1 + random(3) }, () => draw(depth - 1))
    if (random(5) === 0) return { kind: 'boolean', must: parts, mustNot: [draw(0)] }
    return random(2) === 0 ? { kind: 'boolean', must: parts } : { kind: 'boolean', should: parts }
  }
  let promised = 0
  for (let round = 0; round < 2_000; round++) {
    const documents = Array.from({ length: 20 }, () => new Set(words.filter(() => random(5) > 0)))
    const clause = draw(2)
    const surely = surelyMatches(clause, statisticsOf(documents), documents.length)
    const found = documents.filter((document) => matches(clause, document)).length
    assert.ok(surely <= found, `${JSON.stringify(clause)}: ${surely} promised, ${found} found`)
    if (surely > 0) promised++
  }
  assert.ok(promised > 300, `something was promised ${promised} times`)
})

test('words of other fields, phrases and prefixes promise nothing', () => {
  const everywhere: TermStatistics = { size: 1, frequency: () => 10, startingWith: () => ['a'] }
  const clauses: Clause[] = [
    { kind: 'match', field: 'bench', terms: ['a'], mode: 'all' },
    { kind: 'phrase', field: 'body', terms: ['a', 'a'] },
    { kind: 'prefix', field: 'body', prefix: 'a' },
  ]
  for (const clause of clauses) assert.equal(surelyMatches(clause, everywhere, 10), 0)
  assert.equal(surelyMatches(match(['a']), everywhere, 10), 10)
})
