import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { readLines } from '../texts.ts'
import { measurePairs, pairTargets, type SentencePair } from './pairs.ts'

const read = (name: string) => readLines<SentencePair>(join(import.meta.dirname, name))
const pairs = read('pairs.jsonl')

test('the set has 200 pairs, half of them falsified in five ways', () => {
  assert.equal(pairs.length, 200)
  assert.equal(pairs.filter(({ holds }) => holds).length, 100)
  assert.equal(new Set(pairs.map(({ kind }) => kind)).size, 5)
  assert.equal(new Set(pairs.map(({ sentence }) => sentence)).size, 200)
})

for (const name of [
  'pairs.jsonl',
  'pairs-fresh.jsonl',
  ...[2, 3, 4, 5, 6].map((set) => `pairs-fresh-${set}.jsonl`),
])
  test(`no falsified sentence of ${name} is proven`, () => {
    const { wronglyProven, wrong } = measurePairs(read(name))
    assert.equal(wronglyProven, 0, wrong.map(({ pair }) => pair.id).join(', '))
  })

test('nine of ten true sentences of the set are proven', () => {
  assert.ok(measurePairs(pairs).proven >= pairTargets.proven)
})
