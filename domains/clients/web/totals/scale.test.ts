import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scaleTo } from './scale.ts'

test('the amounts beside the chart are round, few, and reach the largest one', () => {
  assert.deepEqual(scaleTo(90_000), [0, 25_000, 50_000, 75_000, 100_000])
  assert.deepEqual(scaleTo(41_000), [0, 20_000, 40_000, 60_000])
  assert.deepEqual(scaleTo(0), [0])
  for (const most of [0.03, 1, 7.5, 999, 1_000, 1_001, 123_456.78, 9_999_999_999]) {
    const scale = scaleTo(most)
    const last = scale.at(-1) ?? 0
    assert.ok(
      last >= most && last < most * 2.1 && scale.length >= 3 && scale.length <= 5,
      `${most}: ${scale}`,
    )
  }
})
