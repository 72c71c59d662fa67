import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatNumber } from './numbers.ts'

test('numbers are written as each language writes them', () => {
  for (const value of [0, 7, 999, 1_000, 33_922, 1_234_567, -4_787, 1.1, 1_234.5, 0.125]) {
    assert.equal(formatNumber(value, 'tr'), new Intl.NumberFormat('tr-TR').format(value))
    assert.equal(formatNumber(value, 'en'), new Intl.NumberFormat('en-GB').format(value))
  }
})
