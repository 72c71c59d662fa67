import assert from 'node:assert/strict'
import { test } from 'node:test'
import { letteredParts } from './lettered.ts'
import { partsOf, titlesOf } from './outline.ts'

const texts = (...all: string[]) => all.map((text) => ({ text }))

test('lettered lines are parts alike, in capitals or not', () => {
  const lines = ['A) Davacı İsteminin Özeti:', 'Davacı, alacağını istemiştir.', 'B) Davalı Cevabının Özeti:']
  const more = [
    'Davalı, ret istemiştir.',
    'C) Yerel Mahkeme Kararının Özeti:',
    'Kabul.',
    'D) TEMYİZ:',
    'E) Gerekçe:',
  ]
  const paragraphs = [...lines, ...more].map((text, index) => ({
    ...{ id: '', no: index + 1, text, links: [], hits: [], number: null, level: null },
    heading: text.startsWith('D)') ? 'D) TEMYİZ' : null,
  }))
  assert.deepEqual(
    partsOf(paragraphs).map(({ no, label }) => `${no} ${label}`),
    [
      '1 A) Davacı İsteminin Özeti',
      '3 B) Davalı Cevabının Özeti',
      '5 C) Yerel Mahkeme Kararının Özeti',
      '7 D) Temyiz',
      '8 E) Gerekçe',
    ],
  )
  assert.deepEqual([...titlesOf(paragraphs)], [1, 3, 5, 7, 8])
})

test('Roman numbers with a dash are parts', () => {
  const found = letteredParts(texts('I-Olay:', 'Metin.', 'II- Uyuşmazlığın Kapsamı:', 'Metin.'))
  assert.deepEqual([...found.values()], ['I- Olay', 'II- Uyuşmazlığın Kapsamı'])
})

test('initials, sentences, fields and a mark without its neighbour are no parts', () => {
  const found = letteredParts(
    texts('B. Yılmaz', 'D. Kaya', 'A) Davanın reddine,', 'B) Masrafların alınmasına,', 'I. ESAS NO: 2019/1'),
  )
  assert.deepEqual([...found], [])
})

test('the formula of the nation is no part', () => {
  const paragraphs = ['TÜRK MİLLETİ ADINA', 'Metin.'].map((text, index) => ({
    ...{
      id: '',
      no: index + 1,
      text,
      links: [],
      hits: [],
      number: null,
      level: null,
      heading: index === 0 ? text : null,
    },
  }))
  assert.deepEqual(partsOf(paragraphs), [])
})
