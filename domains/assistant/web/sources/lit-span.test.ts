import assert from 'node:assert/strict'
import { test } from 'node:test'
import { litSpan } from './lit-span.ts'

const text = 'Dava her zaman açılabilir. Ancak karar,\nyeni dönemi bağlar.'

test('a quote is highlighted at the checked place, not at the same words before it', () => {
  const twice = 'Kira artar. Kira artar.'
  assert.deepEqual(litSpan(twice, { quote: 'Kira artar.', start: 12, end: 23 }), [12, 23])
})

test('normalised spaces, quotation marks and capitals do not move the highlighted place', () => {
  assert.deepEqual(litSpan(text, { quote: 'ANCAK karar, yeni', start: 27, end: 44 }), [27, 44])
})

test('words that moved in a changed text are highlighted at their new place', () => {
  assert.deepEqual(
    litSpan(`Yeni fıkra. ${text}`, { quote: 'Dava her zaman açılabilir.', start: 0, end: 26 }),
    [12, 38],
  )
})

test('nothing is highlighted if the text no longer contains the words', () => {
  assert.equal(litSpan(text, { quote: 'Dava bir yılda açılır.', start: 0, end: 22 }), null)
  assert.equal(litSpan(text, { quote: '', start: 5, end: 5 }), null)
  assert.equal(litSpan('kısa', { quote: 'uzun bir alıntı', start: 2, end: 900 }), null)
})
