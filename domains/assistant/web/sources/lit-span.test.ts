import assert from 'node:assert/strict'
import { test } from 'node:test'
import { litSpan } from './lit-span.ts'

const text = 'Dava her zaman açılabilir. Ancak karar,\nyeni dönemi bağlar.'

test('a quote is lit at the place that was checked, not at the same words before it', () => {
  const twice = 'Kira artar. Kira artar.'
  assert.deepEqual(litSpan(twice, { quote: 'Kira artar.', start: 12, end: 23 }), [12, 23])
})

test('spaces, quotation marks and capitals that were made alike do not move the place', () => {
  assert.deepEqual(litSpan(text, { quote: 'ANCAK karar, yeni', start: 27, end: 44 }), [27, 44])
})

test('words that moved in a changed text are lit where they are now', () => {
  assert.deepEqual(
    litSpan(`Yeni fıkra. ${text}`, { quote: 'Dava her zaman açılabilir.', start: 0, end: 26 }),
    [12, 38],
  )
})

test('nothing is lit if the text no longer has the words, and nothing wrong is', () => {
  assert.equal(litSpan(text, { quote: 'Dava bir yılda açılır.', start: 0, end: 22 }), null)
  assert.equal(litSpan(text, { quote: '', start: 5, end: 5 }), null)
  assert.equal(litSpan('kısa', { quote: 'uzun bir alıntı', start: 2, end: 900 }), null)
})
