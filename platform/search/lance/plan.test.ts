import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Clause } from '../port.ts'
import { alternativesOf } from './plan.ts'

const all = (...terms: string[]): Clause => ({ kind: 'match', field: 'body', terms, mode: 'all' })
const any = (...terms: string[]): Clause => ({ kind: 'match', field: 'body', terms, mode: 'any' })
const filter: Clause = { kind: 'match', field: 'keys', terms: ['k'], mode: 'all', boost: 0 }

const wordsOf = (clause: Clause): unknown => (clause.kind === 'match' ? clause.terms : clause)

test('words that must all occur become one conjunction', () => {
  const [only, ...others] = alternativesOf({ kind: 'boolean', must: [all('a'), all('b', 'c')] })
  assert.deepEqual(only && wordsOf(only.positive), ['a', 'b', 'c'])
  assert.deepEqual(others, [])
})

test('two OR groups of two words become four conjunctions', () => {
  const alternatives = alternativesOf({ kind: 'boolean', must: [any('a', 'b'), any('c', 'd')] })
  assert.deepEqual(
    alternatives.map(({ positive }) => wordsOf(positive)),
    [
      ['a', 'c'],
      ['a', 'd'],
      ['b', 'c'],
      ['b', 'd'],
    ],
  )
})

test('an OR group inside another is expanded as well', () => {
  const inner: Clause = { kind: 'boolean', should: [any('b', 'c'), all('d', 'e')] }
  const alternatives = alternativesOf({ kind: 'boolean', must: [all('a'), inner] })
  assert.deepEqual(
    alternatives.map(({ positive }) => wordsOf(positive)),
    [
      ['a', 'b'],
      ['a', 'c'],
      ['a', 'd', 'e'],
    ],
  )
})

test('an OR group of words on its own stays one query', () => {
  assert.deepEqual(alternativesOf(any('a', 'b')), [{ positive: any('a', 'b'), excluded: [] }])
})

test('exclusions are kept in every alternative', () => {
  const alternatives = alternativesOf({ kind: 'boolean', should: [all('a'), all('b')], mustNot: [all('c')] })
  assert.deepEqual(
    alternatives.map(({ excluded }) => excluded),
    [[all('c')], [all('c')]],
  )
})

test('a filter does not remove the score of the words', () => {
  const [only] = alternativesOf({ kind: 'boolean', must: [all('a'), filter] })
  assert.deepEqual(only?.positive, { kind: 'boolean', must: [{ ...all('a'), boost: 1 }, filter] })
})

test('a query with too many alternatives is left to the engine', () => {
  const many = any('a', 'b', 'c')
  const clause: Clause = { kind: 'boolean', must: [many, many, many], mustNot: [all('z')] }
  assert.deepEqual(alternativesOf(clause), [
    { positive: { kind: 'boolean', must: [many, many, many] }, excluded: [all('z')] },
  ])
})
