/**
 * Tests that programs may send amounts and counts as texts or as numbers, and that inexact ones are refused with one
 * message.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { z } from 'zod'
import { amount, amountOrZero, hours, oneOf, rate, whole } from './fields.ts'

const issues = (schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message)

test('an amount is taken as a text and as a number, and is the same to the kuruş', () => {
  for (const value of ['1250.50', '1250.5', ' 1250.50 ', '001250.50', 1250.5])
    assert.equal(amount.parse(value), '1250.50', String(value))
  assert.equal(amount.parse(999_999_999.99), '999999999.99')
  assert.equal(amountOrZero.parse(0), '0.00')
  assert.equal(rate.parse(39.75), '39.75')
  assert.equal(hours.parse(7.5), '7.5')
})

test('a message says how to write an amount of wrong form, and which bounds one exceeds', () => {
  for (const value of ['1.234,56', '1e3', '.5', 1e21, Number.NaN, true, {}, [], ''])
    assert.deepEqual(issues(amount, value), ['calculators.amount_form'], String(value))
  for (const value of [0, -5, '-5', '1.005', 0.1 + 0.2, '10000000000'])
    assert.deepEqual(issues(amount, value), ['calculators.amount'], String(value))
  assert.deepEqual(issues(amountOrZero, -1), ['calculators.amount_or_zero'])
  assert.deepEqual(issues(amount, undefined), ['calculators.missing'])
  assert.deepEqual(issues(rate, '1001'), ['calculators.rate'])
})

test('a whole number is taken in digits and keeps its bounds', () => {
  const count = whole(1, 1_000)
  assert.equal(count.parse('7'), 7)
  assert.equal(count.parse(7), 7)
  for (const value of ['7.5', 7.5, '', 'seven', '1e2', '٧', true])
    assert.deepEqual(issues(count, value), ['calculators.whole'], String(value))
  assert.deepEqual(issues(count, null), ['calculators.missing'])
  assert.equal(count.safeParse('0').error?.issues[0]?.code, 'too_small')
  assert.equal(count.safeParse('1001').error?.issues[0]?.code, 'too_big')
})

test('a rate that is one of several is taken as a number', () => {
  assert.equal(oneOf(['8', '20']).parse(20), '20')
  assert.equal(oneOf(['8', '20']).safeParse(19).error?.issues[0]?.code, 'invalid_value')
})
