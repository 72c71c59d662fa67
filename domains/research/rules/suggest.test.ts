import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildSuggestIndex } from './suggest.ts'

const index = buildSuggestIndex([
  { text: 'Türk Borçlar Kanunu', also: 'TBK 6098', weight: 3, value: 'tbk' },
  { text: 'Kira bedelinin belirlenmesi', weight: 1, value: 'm344' },
  { text: 'Konut ve çatılı işyeri kiraları', weight: 1, value: 'kira' },
  { text: 'Yargıtay 3. Hukuk Dairesi', weight: 2, value: '3hd' },
])

test('the beginning of any word leads to an entry, with or without Turkish letters', () => {
  assert.deepEqual(index.find('borç', 5), ['tbk'])
  assert.deepEqual(index.find('borc', 5), ['tbk'])
  assert.deepEqual(index.find('YARGI', 5), ['3hd'])
})

test('several words are completed in their order', () => {
  assert.deepEqual(index.find('3. huk', 5), ['3hd'])
  assert.deepEqual(index.find('kira bed', 5), ['m344'])
})

test('an abbreviation and a number lead to the law', () => {
  assert.deepEqual(index.find('tbk', 5), ['tbk'])
  assert.deepEqual(index.find('609', 5), ['tbk'])
})

test('an entry that begins with the typed text comes before one that only contains it', () => {
  assert.deepEqual(index.find('kira', 5), ['m344', 'kira'])
})

test('nothing typed, or only signs, suggests nothing', () => {
  assert.deepEqual(index.find('', 5), [])
  assert.deepEqual(index.find('…"*', 5), [])
})
