import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildSuggestIndex } from './suggest.ts'

const entry = (kind: string, text: string, weight: number, value: string, also: string[] = []) => ({
  kind,
  text,
  weight,
  value,
  also,
  same: text.toLocaleLowerCase('tr'),
})
const index = buildSuggestIndex([
  entry('law', 'Türk Borçlar Kanunu', 3, 'tbk', ['TBK 6098']),
  entry('article', 'Kira bedelinin belirlenmesi', 1, 'm344'),
  entry('article', 'Konut ve çatılı işyeri kiraları', 1, 'kira'),
  entry('court', 'Yargıtay 3. Hukuk Dairesi', 2, '3hd'),
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

test('what reads the same is suggested once, in the entry of the most weight', () => {
  const twice = buildSuggestIndex([
    entry('article', 'Zamanaşımı', 1, 'm72'),
    entry('article', 'ZAMANAŞIMI', 2, 'm146'),
    entry('subject', 'Zamanaşımı', 1, 'subject'),
  ])
  assert.deepEqual(twice.find('zaman', 8), ['m146', 'subject'])
})

test('one kind takes no more than half of the places while there are others', () => {
  const many = buildSuggestIndex([
    ...Array.from({ length: 9 }, (_, at) => entry('court', `Yargıtay ${at}. Daire`, 9 - at, `c${at}`)),
    entry('law', 'Yargıtay Kanunu', 0, 'law'),
  ])
  assert.deepEqual(many.find('yarg', 4), ['c0', 'c1', 'c2', 'law'])
})
