import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Paragraph } from '../../../schemas.ts'
import { partsOf } from './outline.ts'

const paragraphs = (...texts: [text: string, heading: string | null][]): Paragraph[] =>
  texts.map(([text, heading], index) => ({ id: '', no: index + 1, text, heading, links: [], hits: [] }))

test('each paragraph with a heading is a part, with a label in sentence case', () => {
  const parts = partsOf(
    paragraphs(['GEREKÇE', 'GEREKÇE'], ['Metin.', null], ['SONUÇ : Metin.', 'SONUÇ'], ['Son.', null]),
  )
  assert.deepEqual(parts, [
    { no: 1, label: 'Gerekçe' },
    { no: 3, label: 'Sonuç' },
  ])
})

test('of consecutive headings only the last is a part', () => {
  const parts = partsOf(
    paragraphs(
      ['T.C.', 'T.C.'],
      ['YARGITAY', 'YARGITAY'],
      ['3. HUKUK DAİRESİ', '3. HUKUK DAİRESİ'],
      ['Metin.', null],
    ),
  )
  assert.deepEqual(
    parts.map(({ no }) => no),
    [3],
  )
})

test('fields of the opening and sentences are not parts', () => {
  const lines = [
    'TARİHİ : 13/05/2014',
    'Karar No',
    'Karar Sayısı',
    'Dava Türü',
    'Hüküm bu nedenlerle bozulmalıdır.',
    'temyiz edenin iddiaları',
  ]
  assert.deepEqual(partsOf(paragraphs(...lines.map((line): [string, string] => [line, line]))), [])
})

test('dashes and colons around the name of a part are removed', () => {
  assert.deepEqual(partsOf(paragraphs(['-KARAR-', '-KARAR-'], ['Metin.', null])), [{ no: 1, label: 'Karar' }])
})

test('a text without headings has no parts', () =>
  assert.deepEqual(partsOf(paragraphs(['Metin.', null])), []))

test('a name that is repeated directly opens one part', () => {
  const parts = partsOf(
    paragraphs(['GEREKÇE', 'GEREKÇE'], ['Metin.', null], ['GEREKÇE', 'GEREKÇE'], ['Metin.', null]),
  )
  assert.deepEqual(
    parts.map(({ no }) => no),
    [1],
  )
})
