import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer, article, decision, sentence, support } from '../testing/answers.ts'
import { groupsOf } from './groups.ts'
import { notesOf, numberedBy, placeAt, placesOf } from './places.ts'
import { possessive } from './possessive.ts'

test('sources are numbered as sentences first name them, whatever the order of the list of sources', () => {
  const turned = answer({ sources: [decision, article] })
  assert.deepEqual(
    [...numberedBy(turned)],
    [
      ['s1', 1],
      ['s2', 2],
    ],
  )
})

test('a source that only the comparison quotes is numbered after the sources of the sentences', () => {
  const cell = { text: 'Bir yıl.', supports: [support(decision, 'Bir yıl.')] }
  const compared = answer({
    sentences: [sentence('Dava her zaman açılabilir.', article)],
    comparison: [{ topic: 'time', turkey: null, kktc: cell }],
  })
  assert.equal(numberedBy(compared).get('s2'), 2)
  assert.deepEqual(
    placesOf(compared).map(({ source }) => source.id),
    ['s1', 's2'],
  )
})

test('the reader steps through every quote once, source by source', () => {
  const [first, second] = [support(article, 'Dava', 0), support(article, 'her zaman', 5)]
  const many = answer({
    sentences: [
      sentence('Bir', article, { supports: [first] }),
      sentence('İki', decision),
      sentence('Üç', article, { supports: [second, first] }),
    ],
  })
  const places = placesOf(many)
  assert.deepEqual(
    places.map(({ no, support: { quote } }) => `${no} ${quote}`),
    ['1 Dava', '1 her zaman', '2 İki'],
  )
  assert.equal(placeAt(places, second), 1)
})

test('a sentence has one note for each of its sources', () => {
  const supports = [support(article, 'Dava'), support(article, 'zaman', 9), support(decision, 'Karar')]
  assert.deepEqual(
    notesOf(supports).map(({ quote }) => quote),
    ['Dava', 'Karar'],
  )
})

test('if both countries were asked each has its group, even if nothing was found in it', () => {
  const groups = groupsOf([sentence('Dava her zaman açılabilir.', article)], 'both')
  assert.deepEqual(
    groups.map(({ of, parts }) => [of, parts.length]),
    [
      ['turkey', 1],
      ['kktc', 0],
    ],
  )
})

test('the sections of an answer keep their order, and an empty one has no heading', () => {
  const sentences = [
    sentence('Üç', article, { part: 'exceptions' }),
    sentence('Bir', article),
    sentence('İki', article),
  ]
  const [group] = groupsOf(sentences, 'turkey')
  assert.deepEqual(
    group?.parts.map(({ part, sentences: own }) => [part, own.length]),
    [
      ['short', 2],
      ['exceptions', 1],
    ],
  )
})

test('numbers have the suffix with which they are read out in Turkish', () => {
  const wanted =
    '0’ı 1’i 2’si 3’ü 4’ü 5’i 6’sı 7’si 8’i 9’u 10’u 13’ü 20’si 30’u 40’ı 50’si 60’ı 70’i 80’i 90’ı 100’ü 106’sı 1000’i'
  assert.equal(
    wanted
      .split(' ')
      .map((one) => possessive(Number.parseInt(one, 10)))
      .join(' '),
    wanted,
  )
})
