import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AppError, Row } from '../contract/index.ts'
import { createLimits, createVisitLimits } from './limits.ts'

const rowWith = (limit?: { calls: number; seconds: number }) =>
  ({ access: { session: 'public', ...(limit ? { limit } : {}) } }) as Row
const seldom = rowWith({ calls: 3, seconds: 600 })
const office = '203.0.113.7'

const outcome = async (call: Promise<void>) =>
  call.then(
    () => 'counted',
    (error: AppError) => error.code,
  )

async function callsUntilRefused(count: ReturnType<typeof createLimits>, address: string, row = seldom) {
  for (let calls = 0; calls < 1_000; calls += 1)
    if ((await outcome(count({ address }, 'auth.login', row))) !== 'counted') return calls
  return Number.POSITIVE_INFINITY
}

test('an address that has used up the calls of a row learns when to come back', async () => {
  const count = createLimits({ enabled: true })
  assert.equal(await callsUntilRefused(count, office), 3)
  await assert.rejects(count({ address: office }, 'auth.login', seldom), (error: AppError) => {
    assert.equal(error.code, 'request.too_many')
    assert.ok((error.retryAfter ?? 0) >= 1 && (error.retryAfter ?? 0) <= 600)
    return true
  })
})

test('other addresses and other rows are not held up', async () => {
  const count = createLimits({ enabled: true })
  await callsUntilRefused(count, office)
  assert.equal(await outcome(count({ address: '203.0.113.8' }, 'auth.login', seldom)), 'counted')
  assert.equal(await outcome(count({ address: office }, 'auth.register', seldom)), 'counted')
})

test('a person is counted wherever they call from, beside the networks that they call from', async () => {
  const count = createLimits({ enabled: true })
  for (const _ of [1, 2, 3]) await count({ userId: 'ayşe' }, 'exports.start', seldom)
  assert.equal(await outcome(count({ userId: 'ayşe' }, 'exports.start', seldom)), 'request.too_many')
  assert.equal(await outcome(count({ userId: 'barış' }, 'exports.start', seldom)), 'counted')
  assert.equal(await outcome(count({ address: office }, 'exports.start', seldom)), 'counted')
})

test('a row without a limit of its own has the general allowance', async () => {
  const count = createLimits({ enabled: true })
  assert.equal(await callsUntilRefused(count, office, rowWith()), 600)
})

test('the addresses of one IPv6 network count as one, in every spelling', async () => {
  const count = createLimits({ enabled: true })
  const same = ['2001:db8:1:2::1', '2001:0db8:0001:0002:ffff::2', '2001:DB8:1:2:0:0:0:3%eth0']
  for (const address of same) assert.equal(await outcome(count({ address }, 'auth.login', seldom)), 'counted')
  assert.equal(await outcome(count({ address: '2001:db8:1:2::4' }, 'auth.login', seldom)), 'request.too_many')
  assert.equal(await outcome(count({ address: '2001:db8:1:3::1' }, 'auth.login', seldom)), 'counted')
})

test('an IPv4 address counts as one whether it comes as IPv6 or not', async () => {
  const count = createLimits({ enabled: true })
  for (const address of [office, `::ffff:${office}`, `::FFFF:${office}`])
    await count({ address }, 'x', seldom)
  assert.equal(await outcome(count({ address: office }, 'x', seldom)), 'request.too_many')
})

test('a flood of addresses shares counters instead of filling the memory', async () => {
  const count = createLimits({ enabled: true, most: 100 })
  for (let number = 0; number < 2_000; number += 1)
    await outcome(count({ address: `198.51.${number >> 8}.${number & 255}` }, 'auth.login', seldom))
  assert.equal(await callsUntilRefused(count, '203.0.113.9'), 0)
})

test('limits that are switched off count nothing', async () => {
  const count = createLimits({ enabled: false })
  assert.equal(await callsUntilRefused(count, office), Number.POSITIVE_INFINITY)
})

test('an office with one address opens its pages as often as it needs, and other requests are limited', async () => {
  const count = createVisitLimits({ enabled: true })
  const visitsUntilRefused = async (address: string, kind: 'files' | 'others') => {
    for (let visits = 0; visits < 10_000; visits += 1)
      if ((await outcome(count(address, kind))) !== 'counted') return visits
    return Number.POSITIVE_INFINITY
  }
  // A first page is some 60 files.
  assert.equal(await visitsUntilRefused('2001:db8:1:2::1', 'files'), 100 * 60)
  assert.equal(await outcome(count('2001:db8:1:2::2', 'files')), 'request.too_many')
  assert.equal(await visitsUntilRefused('2001:db8:1:2::1', 'others'), 600)
  assert.equal(await outcome(count(office, 'files')), 'counted')
  assert.equal(await outcome(createVisitLimits({ enabled: false })(office, 'files')), 'counted')
})

test('nobody has to wait longer than the period, even if the clock was set back', async (t) => {
  const count = createLimits({ enabled: true })
  const once = rowWith({ calls: 1, seconds: 60 })
  await count({ address: office }, 'x', once)
  const now = Date.now()
  t.mock.method(Date, 'now', () => now - 86_400_000)
  await assert.rejects(
    count({ address: office }, 'x', once),
    ({ retryAfter }: AppError) => (retryAfter ?? 0) <= 60,
  )
})
