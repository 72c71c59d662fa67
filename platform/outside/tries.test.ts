import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inTries, pauseBefore } from './tries.ts'

const repeats = { calls: 3, pause: 400, longestPause: 2_000 }

test('pauses double up to the longest one, and a quarter of them is chance', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 9].map((failed) => pauseBefore(failed, repeats, 0, 0)),
    [400, 800, 1_600, 2_000, 2_000],
  )
  assert.equal(pauseBefore(2, repeats, 0, 0.5), 900)
})

test('a service is not called before the time that it names, and not at all if that is too late', () => {
  assert.equal(pauseBefore(1, repeats, 2, 0), 2_000)
  assert.equal(pauseBefore(1, repeats, 2, 0.5), 2_050)
  assert.equal(pauseBefore(1, repeats, 3), undefined)
})

test('work is repeated while its failures are temporary, and the last failure is reported', async () => {
  const quick = { calls: 3, pause: 1, longestPause: 1 }
  let calls = 0
  const work = async () => {
    calls += 1
    throw new Error(`failure ${calls}`)
  }
  await assert.rejects(inTries({ repeats: quick, again: () => ({}) }, work), /failure 3/)
  await assert.rejects(inTries({ repeats: quick, again: () => undefined }, work), /failure 4/)
  await assert.rejects(inTries({ repeats, again: () => ({ retryAfter: 60 }) }, work), /failure 5/)
})

test('a pause ends with its signal, and the work is not repeated', async () => {
  const stopping = new AbortController()
  let calls = 0
  const work = async () => {
    calls += 1
    throw new Error('failure')
  }
  const long = { calls: 3, pause: 60_000, longestPause: 60_000 }
  const told = inTries({ repeats: long, again: () => ({}), signal: stopping.signal }, work)
  setImmediate(() => stopping.abort())
  await assert.rejects(told, { name: 'AbortError' })
  assert.equal(calls, 1)
})
