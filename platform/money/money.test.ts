import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  add,
  allocate,
  amountOf,
  compareMoney,
  fromHundredths,
  money,
  proportionOf,
  type Rounding,
  subtract,
} from './index.ts'

test('an amount is read and written with two decimal places', () => {
  for (const [text, written] of [
    ['1250.37', '1250.37'],
    ['3', '3.00'],
    ['0.5', '0.50'],
    ['-0.01', '-0.01'],
  ] as const)
    assert.equal(amountOf(money(text)), written)
  for (const text of ['1,5', '1.005', '', 'NaN', '1e3', ' 1', '1250.', '1'.repeat(16)])
    assert.throws(() => money(text), RangeError, text)
})

test('sums that are inexact in binary fractions are exact', () => {
  assert.equal(amountOf(add(money('0.10'), money('0.20'))), '0.30')
  assert.equal(amountOf(add(...(Array(1_000).fill(money('0.01')) as [ReturnType<typeof money>]))), '10.00')
  assert.equal(amountOf(subtract(money('999999999999999.99'), money('0.01'))), '999999999999999.98')
  assert.equal(amountOf(proportionOf(money('1.15'), { times: [100], over: [100] }, 'halfUp')), '1.15')
})

test('the named rounding mode is used', () => {
  const rounded = (hundredths: bigint, rounding: Rounding) =>
    proportionOf(fromHundredths(hundredths), { over: [2] }, rounding).hundredths
  const modes = ['halfUp', 'halfEven', 'down', 'up'] as const
  assert.deepEqual(
    modes.map((mode) => rounded(5n, mode)),
    [3n, 2n, 2n, 3n],
  )
  assert.deepEqual(
    modes.map((mode) => rounded(7n, mode)),
    [4n, 4n, 3n, 4n],
  )
  assert.deepEqual(
    modes.map((mode) => rounded(-5n, mode)),
    [-3n, -2n, -2n, -3n],
  )
  const below = (mode: Rounding) => proportionOf(fromHundredths(10n), { times: ['0.1449'] }, mode).hundredths
  assert.deepEqual(modes.map(below), [1n, 1n, 1n, 2n])
})

test('interest is rounded once, at the end', () => {
  const sum = money('125000.37')
  const interest = proportionOf(sum, { times: ['24', 90], over: [100, 365] }, 'halfUp')
  assert.equal(amountOf(interest), '7397.28')
  const thirds = proportionOf(money('100'), { times: ['1', '3'], over: ['3'] }, 'down')
  assert.equal(amountOf(thirds), '100.00')
})

test('a factor with a fraction is a text', () => {
  assert.equal(amountOf(proportionOf(money('100'), { times: ['0.1'] }, 'halfUp')), '10.00')
  for (const factor of [0.1, Number.NaN, 2 ** 53, '1,5', 'x', '']) {
    assert.throws(() => proportionOf(money('1'), { times: [factor] }, 'down'), RangeError, String(factor))
  }
  assert.throws(() => proportionOf(money('1'), { over: [0n] }, 'down'), /divided by zero/)
})

test('shares lose no kuruş, and the first ones get the remainder', () => {
  const amounts = (text: string, ...shares: bigint[]) => allocate(money(text), shares).map(amountOf)
  assert.deepEqual(amounts('100', 1n, 1n, 1n), ['33.34', '33.33', '33.33'])
  assert.deepEqual(amounts('0.02', 0n, 1n, 1n, 1n), ['0.00', '0.01', '0.01', '0.00'])
  assert.deepEqual(amounts('-0.05', 1n, 1n), ['-0.03', '-0.02'])
  assert.throws(() => allocate(money('1'), [0n]), RangeError)
})

test('amounts of different currencies cannot be added or compared', () => {
  const euros = money('1', 'EUR')
  for (const work of [add, subtract, compareMoney]) assert.throws(() => work(money('1'), euros), RangeError)
  assert.deepEqual(
    [
      compareMoney(money('1'), money('2')),
      compareMoney(money('2'), money('2')),
      compareMoney(money('3'), money('2')),
    ],
    [-1, 0, 1],
  )
})
