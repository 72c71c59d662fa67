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
  { ...entry('article', 'Kira bedelinin belirlenmesi', 1, 'm344'), alike: ['kira bedelinin tespiti'] },
  entry('article', 'Konut ve çatılı işyeri kiraları', 1, 'kira'),
  entry('court', 'Yargıtay 3. Hukuk Dairesi', 2, '3hd'),
])

test('the beginning of any word finds an entry, with or without Turkish letters', () => {
  assert.deepEqual(index.find('borç', 5), ['tbk'])
  assert.deepEqual(index.find('borc', 5), ['tbk'])
  assert.deepEqual(index.find('YARGI', 5), ['3hd'])
})

test('several words are completed in their order', () => {
  assert.deepEqual(index.find('3. huk', 5), ['3hd'])
  assert.deepEqual(index.find('kira bed', 5), ['m344'])
})

test('an abbreviation and a number find the law', () => {
  assert.deepEqual(index.find('tbk', 5), ['tbk'])
  assert.deepEqual(index.find('609', 5), ['tbk'])
})

test('an entry that begins with the typed text comes before one that only contains it', () => {
  assert.deepEqual(index.find('kira', 5), ['m344', 'kira'])
})

test('an empty text, or only punctuation, suggests nothing', () => {
  assert.deepEqual(index.find('', 5), [])
  assert.deepEqual(index.find('…"*', 5), [])
})

test('entries that read the same are suggested once, with the highest weight', () => {
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

test('words that are apart or in another order are completed after adjacent ones', () => {
  assert.deepEqual(index.find('kira bel', 5), ['m344'])
  assert.deepEqual(index.find('işyeri kon', 5), ['kira'])
  assert.deepEqual(index.find('belirlenmesi kira', 5), ['m344'])
  assert.deepEqual(index.find('kira bel ', 5), [], 'a space after it makes it a whole word')
  assert.deepEqual(index.find('kira tahliye', 5), [])
  const apart = buildSuggestIndex([
    entry('article', 'Kiracının temerrüdü', 1, 'apart'),
    entry('article', 'Kira teminatı', 1, 'together'),
  ])
  assert.deepEqual(apart.find('kira te', 5), ['together', 'apart'])
})

test('a word of the entry matches only one typed word', () => {
  assert.deepEqual(index.find('kira kira', 5), [])
})

test('a synonym finds the entry too, after entries that have the word itself', () => {
  assert.deepEqual(index.find('kira te', 5), ['m344'])
  assert.deepEqual(index.find('tespiti kira', 5), ['m344'])
  const both = buildSuggestIndex([
    { ...entry('article', 'Ortaklığın giderilmesi', 1.5, 'other'), alike: ['izale-i şuyu'] },
    entry('subject', 'İzale-i şuyu', 1, 'own'),
  ])
  assert.deepEqual(both.find('izale', 5), ['own', 'other'])
})

test('a compound that is typed as two words is found', () => {
  const one = buildSuggestIndex([entry('article', 'Zamanaşımı süresi', 1, 'm146')])
  assert.deepEqual(one.find('zaman aşı', 5), ['m146'])
})
