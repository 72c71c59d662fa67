import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Paragraph } from '../../../schemas.ts'
import { partsOf } from './outline.ts'

const paragraphs = (...texts: [text: string, heading: string | null][]): Paragraph[] =>
  texts.map(([text, heading], index) => ({
    id: '',
    no: index + 1,
    text,
    heading,
    number: null,
    level: null,
    links: [],
    hits: [],
  }))

test('each paragraph with a heading is a part, with a label in sentence case', () => {
  const parts = partsOf(
    paragraphs(['GEREKÇE', 'GEREKÇE'], ['Metin.', null], ['SONUÇ : Metin.', 'SONUÇ'], ['Son.', null]),
  )
  assert.deepEqual(parts, [
    { no: 1, label: 'Gerekçe', place: '¶1', level: 1 },
    { no: 3, label: 'Sonuç', place: '¶3', level: 1 },
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
  assert.deepEqual(partsOf(paragraphs(['-KARAR-', '-KARAR-'], ['Metin.', null])), [
    { no: 1, label: 'Karar', place: '¶1', level: 1 },
  ])
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

test('where the court counts, parts bear its numbers, and their depth; the operative part has none', () => {
  const one = (text: string, number: number | null, level: number | null = null): Paragraph => ({
    ...{ id: '', no: 0, text, number, level, heading: level === null ? null : text, links: [], hits: [] },
  })
  const text = [
    one('ANAYASA MAHKEMESİ', null),
    one('I. BAŞVURUNUN ÖZETİ', null, 1),
    one('1. Başvuru.', 1),
    one('II. DEĞERLENDİRME', null, 1),
    one('A. Genel İlkeler', null, 2),
    one('2. İlke.', 2),
    one('III. HÜKÜM', null, 1),
    one('REDDİNE,', null),
  ].map((paragraph, index) => ({ ...paragraph, no: index + 1 }))
  assert.deepEqual(
    partsOf(text).map(({ place, label, level }) => [place, label, level]),
    [
      ['§ 1', 'I. Başvurunun Özeti', 1],
      ['§ 2', 'II. Değerlendirme', 1],
      ['§ 2', 'A. Genel İlkeler', 2],
      ['', 'III. Hüküm', 1],
    ],
  )
})
