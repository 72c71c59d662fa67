import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatAmount, formatMoney, formatNumber } from './numbers.ts'

test('numbers are written as each language writes them', () => {
  for (const value of [0, 7, 999, 1_000, 33_922, 1_234_567, -4_787, 1.1, 1_234.5, 0.125]) {
    assert.equal(formatNumber(value, 'tr'), new Intl.NumberFormat('tr-TR').format(value))
    assert.equal(formatNumber(value, 'en'), new Intl.NumberFormat('en-GB').format(value))
  }
})

test('an amount keeps every figure, and its currency stands where the language writes it', () => {
  assert.equal(formatAmount('1250.5', 'tr'), '1.250,50')
  assert.equal(formatAmount('-9007199254740993.25', 'en'), '-9,007,199,254,740,993.25')
  assert.equal(formatMoney('12500.00', 'tr'), '12.500,00\u00a0₺')
  assert.equal(formatMoney('-0.5', 'tr', 'EUR'), '-0,50\u00a0€')
  assert.equal(formatMoney('-12500.00', 'en'), '-₺12,500.00')
})
