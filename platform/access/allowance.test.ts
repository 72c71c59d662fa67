import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnyCall } from '../call/index.ts'
import type { AppError } from '../contract/index.ts'
import { createAllowance } from './allowance.ts'

type Call = Pick<AnyCall, 'caller' | 'visitor' | 'client'>

const from = (address: string, userId?: string, officeId = 'c'): Call => ({
  client: { address, agent: '' },
  ...(userId && {
    caller: { userId, officeId, roles: [] },
  }),
})
const office = '203.0.113.7'

const outcome = (charged: Promise<void>) =>
  charged.then(
    () => 'charged',
    (error: AppError) => error.code,
  )

test('a person who has used up the units of a minute learns when to come back', async () => {
  const charge = createAllowance({ enabled: true, units: { person: 100, network: 100 } })
  for (const units of [60, 39.5]) await charge(from(office, 'ayşe'), units)
  await assert.rejects(charge(from(office, 'ayşe'), 1), (error: AppError) => {
    assert.equal(error.code, 'request.too_many')
    assert.ok((error.retryAfter ?? 0) >= 1 && (error.retryAfter ?? 0) <= 60)
    return true
  })
})

test('a person is counted wherever they call from, and their colleagues at the same address are not', async () => {
  const charge = createAllowance({ enabled: true, units: { person: 100, network: 100 } })
  await charge(from(office, 'ayşe'), 100)
  assert.equal(await outcome(charge(from('198.51.100.4', 'ayşe'), 1)), 'request.too_many')
  assert.equal(await outcome(charge(from(office, 'barış'), 1)), 'charged')
})

test('without a session the network is counted', async () => {
  const charge = createAllowance({ enabled: true, units: { person: 100, network: 100 } })
  await charge(from('2001:db8:1:2::1'), 100)
  assert.equal(await outcome(charge(from('2001:db8:1:2:ffff::9'), 1)), 'request.too_many')
  assert.equal(await outcome(charge(from(office), 1)), 'charged')
})

test('people of one office share its allowance, and another office is not affected', async () => {
  const charge = createAllowance({ enabled: true, units: { person: 100, office: 250 } })
  for (const person of ['ayşe', 'barış']) await charge(from(office, person), 100)
  await charge(from(office, 'cem'), 50)
  await assert.rejects(charge(from(office, 'deniz'), 1), (error: AppError) => {
    assert.equal(error.code, 'request.too_many')
    assert.ok((error.retryAfter ?? 0) >= 1)
    return true
  })
  assert.equal(await outcome(charge(from(office, 'ece', 'other office'), 100)), 'charged')
})

test('calls that a person is refused cost their office nothing', async () => {
  const charge = createAllowance({ enabled: true, units: { person: 100, office: 200 } })
  await charge(from(office, 'ayşe'), 100)
  for (let tries = 0; tries < 5; tries += 1) await outcome(charge(from(office, 'ayşe'), 100))
  assert.equal(await outcome(charge(from(office, 'barış'), 100)), 'charged')
})

test('a call that costs more than a whole minute is answered if the person did nothing else in it', async () => {
  const charge = createAllowance({ enabled: true, units: { person: 100 } })
  assert.equal(await outcome(charge(from(office, 'ayşe'), 5_000)), 'charged')
  assert.equal(await outcome(charge(from(office, 'ayşe'), 1)), 'request.too_many')
})

test('the holder of a secret key is counted by the key, because calendars of many come from one network', async () => {
  const charge = createAllowance({ enabled: true, units: { key: 100, network: 100 } })
  const withKey = (key: string): Call => ({ ...from(office), visitor: { kind: 'secretKey', key } })
  await charge(withKey('one'), 100)
  assert.equal(await outcome(charge(withKey('one'), 1)), 'request.too_many')
  assert.equal(await outcome(charge(withKey('another'), 100)), 'charged')
})

test('an allowance that is switched off charges nothing', async () => {
  const charge = createAllowance({ enabled: false, units: { network: 1 } })
  assert.equal(await outcome(charge(from(office), 1_000)), 'charged')
})

test('nobody waits longer than a minute, even if the clock was set back', async (t) => {
  const charge = createAllowance({ enabled: true, units: { person: 100, network: 100 } })
  await charge(from(office), 100)
  const now = Date.now()
  t.mock.method(Date, 'now', () => now - 86_400_000)
  await assert.rejects(charge(from(office), 1), ({ retryAfter }: AppError) => (retryAfter ?? 0) <= 60)
})
