import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { arrive } from './arrivals.ts'

test('a call that waits for a slow one is timed from when it was due, and the next ones do not wait for its answer', async () => {
  const begun = performance.now()
  let free = begun
  const { arrived } = await arrive(['A', 'B'], { everyMs: 20, each: 5 }, async () => {
    free = Math.max(free, performance.now()) + 40
    await sleep(free - performance.now())
  })
  const slowest = Math.max(...arrived.map(({ milliseconds }) => milliseconds))
  assert.ok(performance.now() - begun >= 390, 'ten calls of 40 ms, one after the other')
  assert.ok(slowest >= 280, `the last was due after 100 ms at most and waited, and took ${slowest} ms`)
})

test('each call is made once, by its person and with its number, and those that fail are counted', async (t) => {
  const told = t.mock.method(console, 'error', () => {})
  const { arrived, refused } = await arrive(['A', 'B'], { everyMs: 5, each: 3 }, async (person, number) => {
    if (number === 4) throw new Error('no')
    return `${person}${number}`
  })
  assert.deepEqual(
    arrived.map(({ answer }) => answer),
    ['A0', 'A2', undefined, 'B1', 'B3', 'B5'],
  )
  assert.equal(refused, 1)
  assert.equal(told.mock.callCount(), 1)
})
