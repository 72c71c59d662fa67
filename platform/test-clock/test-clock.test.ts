import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openTestServer } from '../testing/index.ts'
import { addClockPage, clockDesk, testClock } from './index.ts'

const day = 86_400_000
const folder = () => mkdtempSync(join(tmpdir(), 'mizan-clock-'))
const opened = (dataDir = folder()) => {
  const clock = testClock({ environment: 'development', dataDir })
  assert.ok(clock)
  return clock
}

test('a clock that was set ahead stays ahead after a restart, and never goes back', () => {
  const dataDir = folder()
  const clock = opened(dataDir)
  assert.equal(clock.ahead(), 0)
  const before = clock.now().getTime()
  clock.advance(30 * day)
  assert.ok(clock.now().getTime() >= before + 30 * day)
  assert.equal(opened(dataDir).ahead(), 30 * day)
  assert.throws(() => clock.advance(-1), RangeError)
})

test('production has no clock that can be moved, even where one was moved before', () => {
  const dataDir = folder()
  opened(dataDir).advance(day)
  assert.equal(testClock({ environment: 'production', dataDir }), undefined)
})

test('days pass one after the other, each with its work, and two who move the clock wait for each other', async () => {
  const clock = opened()
  const days: number[] = []
  const passing = {
    clock,
    work: async () => void days.push(Math.round(clock.ahead() / day)),
  }
  const server = await openTestServer({ desks: [clockDesk(passing)] })
  addClockPage(server, passing)
  const move = (by: unknown) =>
    server.inject({ method: 'POST', url: '/api/dev/clock', payload: { days: by } })
  await Promise.all([move(2), move(1)])
  assert.deepEqual(days, [0, 1, 2, 2, 3])
  for (const wrong of [-1, 401, 1.5, '3']) assert.equal((await move(wrong)).statusCode, 400)
  assert.equal((await server.inject('/api/dev/clock')).json().data.daysAhead, 3)
  assert.match((await server.inject('/dev/clock')).body, /makineden 3 gün ileride/)
  await server.close()
})
