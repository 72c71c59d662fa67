import assert from 'node:assert/strict'
import { test } from 'node:test'
import { headingOf, paragraphsOf, rangesWithin } from './paragraphs.ts'

test('empty lines are no paragraphs, and offsets lead back to the text', () => {
  const text = 'DAVA: Kira tespiti.\n\n  Davacı vekili…\nSONUÇ'
  const paragraphs = paragraphsOf(text)
  assert.deepEqual(
    paragraphs.map((p) => p.no),
    [1, 2, 3],
  )
  for (const p of paragraphs) assert.equal(text.slice(p.start, p.start + p.text.length), p.text)
})

test('the names that courts give to parts open an outline entry, ordinary sentences do not', () => {
  assert.equal(headingOf('SONUÇ :'), 'SONUÇ')
  assert.equal(headingOf('II. DEĞERLENDİRME'), 'II. DEĞERLENDİRME')
  assert.equal(headingOf('Davacı vekili dava dilekçesinde kiranın tespitini istemiştir.'), null)
  assert.equal(headingOf('2019/1234 E.'), null)
  assert.equal(headingOf('TARİHİ : 13/05/2014'), null)
  assert.equal(
    headingOf(`SONUÇ: ${'Hükmün yukarıda açıklanan nedenlerle bozulmasına karar verildi. '.repeat(3)}`),
    'SONUÇ',
  )
})

test('ranges of the whole text are given from the beginning of the paragraph that holds them', () => {
  const [, second] = paragraphsOf('ilk\nikinci satır')
  assert.ok(second)
  assert.deepEqual(
    rangesWithin(second, [
      [0, 3],
      [4, 10],
    ]),
    [[0, 6]],
  )
})
