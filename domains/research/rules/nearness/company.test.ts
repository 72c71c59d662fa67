import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lex } from '../analysis.ts'
import { parseQuery, type Query } from '../query.ts'
import { quieten } from './company.ts'
import { finderOf, placesIn } from './hits.ts'
import { printOf } from './print.ts'
import { unitsOf } from './units.ts'

/** One formula in ever other words: every decision leaves out one of them and moves another. */
const reworded = (number: number) => {
  const words = 'kendi altsoyu üzerindeki velayet vesayet kayyım yetkileri koşullu salıverme tarihine'.split(
    ' ',
  )
  const [moved] = words.splice(number % 3, 1)
  return [`sayı${number}`, ...words, moved, `gün${number}`, `yer${number}`].join(' ')
}
const ofSubject =
  'davalı annenin taşınması üzerine baba çocuğun velayet düzeninin yeniden kurulmasını istemiştir'

function weightsIn(query: string, texts: string[]): number[] {
  const units = unitsOf(query, parseQuery(query).query as Query)
  const compared = texts.map((text) => {
    const words = Uint32Array.from(lex(text).map(({ word }) => printOf(word)))
    return { words, places: placesIn(words, finderOf(units), () => 1) }
  })
  quieten(compared, units.length)
  return compared.map(({ places }) => places[0]?.weight[0] ?? 0)
}
const formulas = (count: number) => Array.from({ length: count }, (_, number) => reworded(number))

test('a formula that every court words differently says little, and the subject beside it much', () => {
  const weights = weightsIn('velayet', [ofSubject, ...formulas(80)])
  assert.ok((weights[0] ?? 0) > 0.8)
  assert.ok(weights.slice(1).every((weight) => weight < 0.2))
})

test('among few decisions, usual company is the subject', () => {
  assert.ok(weightsIn('velayet', formulas(30)).every((weight) => weight > 0.8))
})

test('a formula with all the words of the query may be what is looked for', () => {
  assert.ok(weightsIn('velayet vesayet', formulas(80)).every((weight) => weight > 0.8))
})
