import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockOf, lengthParts } from './lengths.ts'

test('a clock counts whole seconds, and shows hours from the first one on', () => {
  assert.deepEqual([-5, 999, 1_000, 59_999, 60_000, 724_000, 3_599_999, 3_751_000].map(clockOf), [
    '0:00',
    '0:00',
    '0:01',
    '0:59',
    '1:00',
    '12:04',
    '59:59',
    '1:02:31',
  ])
})

test('a length is spoken in its two largest units', () => {
  assert.deepEqual(lengthParts(4_900), { unit: 'seconds', seconds: 4 })
  assert.deepEqual(lengthParts(724_000), { unit: 'minutes', minutes: 12, seconds: '04' })
  assert.deepEqual(lengthParts(3_751_000), { unit: 'hours', hours: 1, minutes: '02' })
})
