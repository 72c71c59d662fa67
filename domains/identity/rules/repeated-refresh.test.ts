import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRepeated } from './repeated-refresh.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2, 9) + seconds * 1000)
const here = 'this browser'

test('the same browser may repeat the renewal for ten seconds', () => {
  const first = { at: at(0), by: here }
  for (const [seconds, isTaken] of [
    [0, true],
    [10, true],
    [10.001, false],
    [86_400, false],
    // The clock of another server, and one that was set back.
    [-0.2, true],
    [-86_400, false],
  ] as const)
    assert.equal(isRepeated(first, { at: at(seconds), by: here }), isTaken, `after ${seconds} s`)
})

test('another browser cannot repeat the renewal', () => {
  const first = { at: at(0), by: here }
  assert.equal(isRepeated(first, { at: at(1), by: 'that browser' }), false)
  // A token that was used before browsers were recorded.
  assert.equal(isRepeated({ at: at(0), by: '' }, { at: at(1), by: here }), false)
})
