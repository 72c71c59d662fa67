/** Files that are written at once let others in between, however many they are. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextRound } from 'node:timers/promises'
import { pacer } from './turns.ts'

test('of many writers one continues in each round of the event loop', async (t) => {
  let clock = 0
  t.mock.method(performance, 'now', () => (clock += 10))
  let stretches = 0
  const write = async () => {
    const pace = pacer()
    for (let row = 0; row < 5; row += 1) {
      await pace()
      stretches += 1
    }
  }
  const writers = Promise.all(Array.from({ length: 20 }, write))
  const most: number[] = []
  while (stretches < 100) {
    const before = stretches
    await nextRound()
    most.push(stretches - before)
  }
  await writers
  assert.equal(Math.max(...most), 1)
})

test('a short task does not wait', () => {
  assert.equal(pacer()(), undefined)
})
