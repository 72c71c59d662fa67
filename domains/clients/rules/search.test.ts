import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchText, wordsOf } from './search.ts'

const beginningsOf = (query: string) => wordsOf(query).map(({ beginnings }) => beginnings)
const patternsOf = (query: string) => wordsOf(query).map(({ anywhere }) => anywhere)

test('the text of a client is its name and its contacts, whatever their case and Turkish letters', () => {
  const contacts = [{ value: 'Bilgi@ornek.test' }, { value: 'Gül Sokak 5' }]
  assert.equal(searchText('Işıl ÇAĞLAYAN', contacts), 'isil caglayan\nbilgi@ornek.test\ngul sokak 5')
})

test('a query asks for each of its words once, whatever their case and Turkish letters', () => {
  assert.deepEqual(beginningsOf('  YILMAZ ışıl\tYILMAZ '), [['yilmaz'], ['isil']])
  assert.deepEqual(patternsOf('YILMAZ ışıl'), [['%yilmaz%'], ['%isil%']])
  assert.deepEqual(wordsOf(' \u200b '), [])
})

test('signs before a word are not asked for at a beginning, and a word of signs is only asked for anywhere', () => {
  assert.deepEqual(beginningsOf('@ornek.test (abc) &'), [['ornek.test'], ['abc)'], []])
  assert.deepEqual(patternsOf('@ornek &'), [['%@ornek%'], ['%&%']])
})

test('a telephone number is one word, with and without the zeros before it', () => {
  for (const query of ['0532 111', '(532) 111', '532-111', '0 532.111', '00532111'])
    assert.ok(beginningsOf(query)[0]?.includes('532111'), query)
  assert.equal(beginningsOf('0532 111 22 33').length, 1)
  assert.deepEqual(beginningsOf('+90 532'), [['90 532', '90532']])
  assert.deepEqual(beginningsOf('ahmet 0532'), [['ahmet'], ['0532', '532']])
  assert.deepEqual(patternsOf('0532 111'), [['%0532 111%', '%532111%']])
})

test('a telephone number has three digits or more', () => {
  assert.deepEqual(beginningsOf('5 34'), [['5 34', '534']])
  assert.deepEqual(beginningsOf('05 3'), [['05'], ['3']])
  assert.deepEqual(beginningsOf('34'), [['34']])
})

test('signs that like would read as patterns are looked for as they are', () => {
  assert.deepEqual(patternsOf('%a_b\\'), [['%\\%a\\_b\\\\%']])
})
