/** Long tables let others in between while they are written, and take their rows only then. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextRound } from 'node:timers/promises'
import { sheetFile, textCell } from './index.ts'
import { readSheet } from './testing/index.ts'

/** Each look at the clock finds that a turn is over. */
const slowClock = (mock: { method: typeof import('node:test').mock.method }) => {
  let clock = 0
  mock.method(performance, 'now', () => (clock += 10))
}

test('tables that are written at once take turns, row by row, in the rounds of the event loop', async (t) => {
  slowClock(t.mock)
  let taken = 0
  function* rows() {
    for (let row = 0; row < 40; row += 1) {
      taken += 1
      yield [textCell(`Satır ${row}`)]
    }
  }
  const files = Promise.all([1, 2, 3].map(() => sheetFile({ name: 'A', rows: rows(), widths: [20] })))
  const most: number[] = []
  while (taken < 120) {
    const before = taken
    await nextRound()
    most.push(taken - before)
  }
  for (const file of await files) assert.equal(readSheet(file).length, 40)
  // Three writers begin in the same round.
  assert.ok(Math.max(...most) <= 6, most.join(' '))
  assert.ok(most.filter((rows) => rows > 0).length >= 30, most.join(' '))
})
