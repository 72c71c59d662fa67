import assert from 'node:assert/strict'
import { test } from 'node:test'
import { monthsBetween } from './months.ts'

test('every month of a period is there once, also that of which only a day belongs to it', () => {
  assert.deepEqual(monthsBetween('2026-11-30', '2027-02-01'), ['2026-11', '2026-12', '2027-01', '2027-02'])
  assert.deepEqual(monthsBetween('2026-02-28', '2026-02-28'), ['2026-02'])
})
