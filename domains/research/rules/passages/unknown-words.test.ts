import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unknownWords } from './unknown-words.ts'

const terms = ['haciz', 'hacz', 'mumk', 'kira']
const known = { startingWith: (prefix: string) => terms.filter((term) => term.startsWith(prefix)) }

test('a word that no law has in any form is unknown, and names and short words are not', () => {
  const words = ['bitcoin', 'kiranın', 'Zorlar', 'abc']
  assert.deepEqual(unknownWords({ size: 40_000, known }, words), ['bitcoin'])
})

test('a small collection knows too few words to tell', () => {
  assert.deepEqual(unknownWords({ size: 300, known }, ['bitcoin']), [])
})
