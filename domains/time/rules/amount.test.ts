import assert from 'node:assert/strict'
import { test } from 'node:test'
import { costOf } from './amount.ts'
import { isRate } from './rate.ts'

test('minutes cost their part of an hour, and half a kuruş is rounded up', () => {
  for (const [minutes, rate, cost] of [
    [60, '1500.00', '1500.00'],
    [90, '1500', '2250.00'],
    [1, '1000.00', '16.67'],
    [20, '0.01', '0.00'],
    [30, '0.01', '0.01'],
    [1, '0.90', '0.02'],
    [1, '0.30', '0.01'],
    [50, '0.99', '0.83'],
    [1_440, '999999.99', '23999999.76'],
  ] as const)
    assert.equal(costOf(minutes, rate), cost, `${minutes} × ${rate}`)
})

test('a rate is above zero, below a million, and exact to the kuruş', () => {
  for (const rate of ['1', '0.01', '1500.5', '999999.99']) assert.ok(isRate(rate), rate)
  for (const rate of ['0', '0.00', '-1', '1000000', '1.005', '1,5', '', '1e3'])
    assert.equal(isRate(rate), false, rate)
})
