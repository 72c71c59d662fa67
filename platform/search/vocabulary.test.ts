import assert from 'node:assert/strict'
import { test } from 'node:test'
import { editDistance, similarTerms } from './spelling.ts'
import { encodeVocabulary, Vocabulary } from './vocabulary.ts'

const counts = new Map([
  ['kira', 40],
  ['kiraci', 12],
  ['kiralayan', 30],
  ['kanun', 90],
  ['tazminat|tazminât', 7],
  ['şüphe', 2],
])
const vocabulary = new Vocabulary(encodeVocabulary(counts))

test('a vocabulary returns the counts it was made from', () => {
  for (const [term, count] of counts) assert.equal(vocabulary.frequency(term), count)
  assert.equal(vocabulary.frequency('kir'), 0)
  assert.equal(vocabulary.frequency('zzz'), 0)
  assert.equal(new Vocabulary(encodeVocabulary(new Map())).frequency('kira'), 0)
})

test('a vocabulary lists the terms of a prefix, the most frequent first', () => {
  assert.deepEqual(vocabulary.startingWith('kira', 10), ['kira', 'kiralayan', 'kiraci'])
  assert.deepEqual(vocabulary.startingWith('kira', 1), ['kira'])
  assert.deepEqual(vocabulary.startingWith('ş', 5), ['şüphe'])
  assert.deepEqual(vocabulary.startingWith('x', 5), [])
})

test('the edit distance counts a swap of neighbours as one edit and stops above its maximum', () => {
  const distance = (a: string, b: string, max = 3) => editDistance(Buffer.from(a), Buffer.from(b), max)
  assert.equal(distance('tazminat', 'tazminat'), 0)
  assert.equal(distance('tazminat', 'tazimnat'), 1)
  assert.equal(distance('tazminat', 'tzminat'), 1)
  assert.equal(distance('kira', 'kara'), 1)
  assert.equal(distance('', 'ab'), 2)
  assert.equal(distance('kira', 'tazminat'), 4)
  assert.equal(distance('abcdef', 'badcfe', 2), 3)
})

test('similar terms come nearest first and only as many as requested', async () => {
  const found = await similarTerms(vocabulary, 'kirac', { maxDistance: 2, minCount: 5, limit: 5 })
  assert.deepEqual(
    found.map(({ term, distance }) => [term, distance]),
    [
      ['kira', 1],
      ['kiraci', 1],
    ],
  )
  const parts = await similarTerms(vocabulary, 'tazminta', {
    maxDistance: 1,
    minCount: 1,
    limit: 5,
    endsAt: '|',
  })
  assert.deepEqual(parts, [{ term: 'tazminat|tazminât', count: 7, distance: 1 }])
})
