import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PlainIndex, prefixes } from './baseline.ts'

test('words are folded and cut to six letters', () => {
  assert.deepEqual(prefixes('Sözleşmenin İFASI, 49. madde'), ['sozles', 'ifasi', '49', 'madde'])
})

test('the text that says more about the words comes first', () => {
  const index = new PlainIndex(['kira kira kira', 'kira ve ecrimisil', 'ecrimisil', 'dava'])
  assert.deepEqual(index.search('ecrimisilin', 5), [2, 1])
  assert.equal(index.search('ecrimisilin kira', 1)[0], 1)
  assert.deepEqual(index.search('yok', 5), [])
})
