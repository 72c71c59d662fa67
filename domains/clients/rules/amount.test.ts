import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalAmount, isAmount, standingOf } from './amount.ts'

test('an amount is above zero and has at most two digits after the point', () => {
  for (const text of ['1', '0.01', '1250.5', '9999999999.99']) assert.ok(isAmount(text), text)
  for (const text of [
    '',
    '0',
    '0.00',
    '-1',
    '+1',
    '1.',
    '.5',
    '1.005',
    '1,50',
    '1e3',
    ' 1',
    '10000000000',
    'NaN',
  ])
    assert.ok(!isAmount(text), text)
})

test('an amount is kept with two digits after the point and without leading zeros', () => {
  assert.deepEqual(['1', '0012.5', '0.07', '00.1'].map(canonicalAmount), ['1.00', '12.50', '0.07', '0.10'])
})

test('a client who was served for more than was paid owes, the other way round there is an advance', () => {
  assert.deepEqual(['0.01', '-0.01', '0.00'].map(standingOf), ['owes', 'advance', 'settled'])
})
