import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordAt } from './words.ts'

test('a word is the same entry wherever it stands, and each spelling has its own', () => {
  const spellings = Array.from({ length: 5_000 }, (_, number) => `söz${number.toString(36)}ün`)
  const text = spellings.join(' ')
  const read = (from: string) => {
    let end = -1
    return spellings.map((spelling) => {
      const start = from.indexOf(spelling, end + 1)
      end = start + spelling.length
      return wordAt(from, start, end)
    })
  }
  const first = read(text)
  assert.deepEqual(
    first.map(({ surface }) => surface),
    spellings,
  )
  assert.equal(new Set(first).size, spellings.length)
  const again = read(`- ${text}`)
  assert.ok(again.every((word, index) => word === first[index]))
})

test('words chosen to share a slot are read correctly, and do not slow the analysis', () => {
  const bits = 12
  const spellings = Array.from({ length: 1 << bits }, (_, number) =>
    Array.from({ length: bits }, (_, bit) => ((number >> bit) & 1 ? 'Aa' : 'BB')).join(''),
  )
  const read = () => spellings.map((spelling) => wordAt(spelling, 0, spelling.length))
  const [first, again] = [read(), read()]
  assert.deepEqual(
    first.map(({ surface }) => surface),
    spellings,
  )
  // Only a few are kept: a look-up tries no more slots than these.
  assert.ok(first.filter((word, index) => word === again[index]).length < 100)
})

test('spellings with the same sum of letters are distinguished', () => {
  const [one, other] = [wordAt('Aa', 0, 2), wordAt('BB', 0, 2)]
  assert.deepEqual([one.surface, other.surface], ['Aa', 'BB'])
})
