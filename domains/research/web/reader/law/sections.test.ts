import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sectionsOf } from './sections.ts'

const articles = (...headings: (string | null)[]) => headings.map((heading) => ({ heading }))

test('a part begins where its name is printed above a heading, and ends before the next', () => {
  const law = articles('GENEL HÜKÜMLER › Amaç', 'Tanımlar', 'Sözleşme › Feshi › Süreli fesih', 'Usul')
  assert.deepEqual(sectionsOf(law), [
    { names: ['Genel Hükümler'], from: 0, to: 2 },
    { names: ['Sözleşme', 'Feshi'], from: 2, to: 4 },
  ])
})

test('numbered headings and remarks on the law or its print do not begin a part', () => {
  const law = articles(
    'Yayımlandığı Resmî Gazete : Tarih: 10/6/2003 › Borç İlişkileri › A. Kuruluş › I. Genel olarak',
    'II. Öneri › 1. Süreli öneri',
    '(Ek: 17/4/2013-6460) › III. Kabul',
    'Haksız Fiiller › A. Sorumluluk › I. Genel olarak',
  )
  assert.deepEqual(
    sectionsOf(law).map(({ names }) => names),
    [['Borç İlişkileri'], ['Haksız Fiiller']],
  )
})

test('articles before the first named part are in a part without a name', () => {
  assert.deepEqual(sectionsOf(articles(null, 'Amaç', 'Son Hükümler › Yürürlük')), [
    { names: [], from: 0, to: 2 },
    { names: ['Son Hükümler'], from: 2, to: 3 },
  ])
})

test('a long law without parts is split into ranges, a short one is not split', () => {
  const ranges = sectionsOf(articles(...Array.from({ length: 60 }, () => null)))
  assert.deepEqual(
    ranges.map(({ from, to }) => [from, to]),
    [
      [0, 25],
      [25, 50],
      [50, 60],
    ],
  )
  assert.deepEqual(sectionsOf(articles(null, null)), [])
})

test('a part that is repeated above each of its articles is one section, and a name twice in one heading stands once', () => {
  const headings = [
    'KISIM I Genel › Kapsam',
    'KISIM I Genel › Tanım',
    'Karne › KARNE › Şekil',
    'KISIM II Son › Yürürlük',
  ]
  assert.deepEqual(
    sectionsOf(headings.map((heading) => ({ heading }))).map(({ names, from, to }) => [
      names.length,
      from,
      to,
    ]),
    [
      [1, 0, 2],
      [1, 2, 3],
      [1, 3, 4],
    ],
  )
})

test('the end of a sentence above a heading is no section', () => {
  const headings = [
    'Genel › Kapsam',
    'belirlenir. › 2. Faiz',
    'ile ilgili olup yerine işlenmiştir.) › Son',
    'Son Hükümler › Yürürlük',
  ]
  assert.deepEqual(
    sectionsOf(headings.map((heading) => ({ heading }))).map(({ names }) => names),
    [['Genel'], ['Son Hükümler']],
  )
})
