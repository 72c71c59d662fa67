import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lex } from '../analysis.ts'
import { parseQuery, type Query } from '../query.ts'
import { finderOf, placesIn } from './hits.ts'
import { BREAK, printOf } from './print.ts'
import { nearScore } from './score.ts'
import { spanOf, unitsOf } from './units.ts'

const words = (text: string, head = '') =>
  Uint32Array.from([
    ...lex(head).map(({ word }) => printOf(word)),
    BREAK,
    ...lex(text).map(({ word }) => printOf(word)),
  ])

/** @param formula words from this place on stand in a formula. */
function near(query: string, text: string, { head = '', formula = Number.POSITIVE_INFINITY } = {}) {
  const units = unitsOf(query, parseQuery(query).query as Query)
  const places = placesIn(words(text, head), finderOf(units), (at) => (at >= formula ? 0.12 : 1))
  return nearScore(
    places,
    units.map(() => 1),
    1,
    spanOf(query, units),
  )
}
const isBetter = (query: string, one: string, other: string) =>
  near(query, one).score > near(query, other).score

test('the whole phrase is better than the words far from each other, and near ones are between', () => {
  const far =
    'Sözleşme feshedildi. Taraflar arasında başka bir uyuşmazlık daha vardır ve işçi bunu toplu bildirdi.'
  assert.ok(isBetter('toplu iş sözleşmesi', 'Taraflar toplu iş sözleşmesi yaptı.', far))
  assert.ok(
    isBetter(
      'toplu iş sözleşmesi',
      'Taraflar toplu iş sözleşmesi yaptı.',
      'Sözleşme iş yerinde toplu yapıldı.',
    ),
  )
  assert.ok(isBetter('toplu iş sözleşmesi', 'Sözleşme iş yerinde toplu yapıldı.', far))
})

test('a word as it was spelt is better than one that only folds to the same letters', () => {
  assert.ok(isBetter('hâkim durum', 'Şirketin hâkim durumu', 'Şirketin hakim durumu'))
  assert.equal(
    near('hakim durum', 'Şirketin hâkim durumu').score,
    near('hakim durum', 'Şirketin hakim durumu').score,
  )
})

test('a letter that changes with the ending is no other spelling', () => {
  const weight = (query: string, text: string) =>
    placesIn(words(text), finderOf(unitsOf(query, parseQuery(query).query as Query)), () => 1)[0]?.weight[0]
  for (const [query, text] of [
    ['harçtan', 'harcın'],
    ['hüküm', 'hükmün'],
    ['işyeri devri', 'işyerinin'],
    ['çek', 'çekin'],
  ] as const)
    assert.ok((weight(query, text) ?? 0) >= 0.9, query)
  assert.ok((weight('hâkim', 'hakim') ?? 1) < 0.5)
})

test('another form of a long word counts less than its own forms', () => {
  assert.ok(isBetter('çekinme', 'Hâkimin çekinmesi', 'Bankanın çekin bedeli'))
})

test('a word in a formula says little, and one in the subject much', () => {
  const text = 'velayet hakkı'
  assert.ok(near('velayet', text).score > near('velayet', text, { formula: 0 }).score)
  assert.ok(near('velayet', 'hak', { head: 'Velayet' }).score > near('velayet', text).score)
})

test('the hundredth repetition adds nothing', () => {
  assert.equal(near('kira', 'kira '.repeat(60)).score, near('kira', 'kira '.repeat(160)).score)
})

test('the words are together only if they stand in one passage outside of formulas', () => {
  assert.equal(near('mera tahsisi', 'mera olarak tahsis edildi').together, 1)
  assert.equal(near('mera tahsisi', `mera ${'ve '.repeat(50)} tahsis`).together, 0.5)
  assert.equal(near('mera tahsisi', 'mera olarak tahsis edildi', { formula: 0 }).together, 0)
  assert.equal(near('velayet', 'velayet', { formula: 0 }).together, 0)
})

test('a genitive is together only with a word close to it', () => {
  const text = 'velayeti annede olan küçüğün ad ve soyadının değiştirilmesi'
  assert.equal(near('velayetin değiştirilmesi', text).together, 0.5)
  assert.equal(near('velayetin değiştirilmesi', 'velayetin anneden alınıp değiştirilmesi').together, 1)
  assert.equal(near('velayet değiştirilmesi', text).together, 1)
})

test('a decision that has a telling word in formulas only is told from others', () => {
  const telling = (text: string, formula: number) => near('velayet nafaka', text, { formula }).formulaic
  assert.equal(telling('nafaka istedi velayet hakkı', 2), true)
  assert.equal(telling('velayet nafaka istedi velayet hakkı', 3), false)
})

test('the two most telling words answer a query of which others are missing', () => {
  const score = (query: string, text: string, idf: number[]) => {
    const units = unitsOf(query, parseQuery(query).query as Query)
    return nearScore(
      placesIn(words(text), finderOf(units), () => 1),
      idf,
      1,
    ).answers
  }
  assert.equal(score('kedi köpek ısırması', 'köpek ısırması', [9, 5, 6]), false)
  assert.equal(score('dava köpek ısırması', 'köpek ısırması', [1, 5, 6]), true)
})
