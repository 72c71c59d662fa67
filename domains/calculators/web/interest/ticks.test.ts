import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ticksWithin } from './ticks.ts'

test('a chart of some years names first days of half-years, and one of some months those of months', () => {
  assert.deepEqual(ticksWithin('2024-01-01', '2026-10-01'), [
    '2024-01-01',
    '2024-07-01',
    '2025-01-01',
    '2025-07-01',
    '2026-01-01',
    '2026-07-01',
  ])
  assert.deepEqual(ticksWithin('2026-01-15', '2026-04-10'), ['2026-02-01', '2026-03-01', '2026-04-01'])
})

test('a chart has at least one day and never many, however short or long its time', () => {
  assert.deepEqual(ticksWithin('2026-01-15', '2026-01-20'), ['2026-01-15'])
  for (const first of ['1900-05-05', '1961-01-01', '1999-12-31', '2019-02-03', '2025-06-07']) {
    const { length } = ticksWithin(first, '2026-11-24')
    assert.ok(length >= 1 && length <= 10, `${first}: ${length}`)
  }
})
