import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { companyMigrations } from '@mizan/company/server'
import { openTestDatabase, type TestDatabase } from '@mizan/platform/testing'
import type { LicenceSource } from '../schemas.ts'
import { subscriptionMigrations } from './migrations.ts'
import { grantPlan } from './plans.ts'
import { storageFrom, storageOf } from './storage.ts'
import type { Licence } from './store/licences.ts'
import type { SubscriptionTables } from './tables.ts'

let database: TestDatabase<SubscriptionTables>
before(async () => {
  database = await openTestDatabase<SubscriptionTables>([...companyMigrations, ...subscriptionMigrations])
})
after(() => database.close())

const day = (number: number) => new Date(Date.UTC(2026, 2, number))
const at = (now: Date, officeId?: string) => database.call({ officeId, clock: { now: () => now } })
const trial = {
  ...{ source: 'trial' as const, keys: ['case_management_full'] as const, seats: 10 },
  ...{ from: day(1).toISOString(), until: day(15).toISOString() },
}
const licence = (source: LicenceSource, from: number, until: number): Licence => ({
  ...{ company_id: 'office', key: 'case_management_full', source },
  ...{ valid_from: day(from).toISOString(), valid_until: day(until).toISOString() },
})

test('a trial stores five gigabytes, in its days and after them', async () => {
  await at(day(1)).system((tx) => grantPlan(tx, 'office-a', trial))
  for (const now of [day(2), day(30)]) {
    const { office } = at(now, 'office-a')
    const found = await office.read((tx) => storageOf(tx, 'office-a', undefined))
    assert.deepEqual(found, { gigabytes: 5, plan: 'trial' })
  }
})

test('an office without any plan has the room of a trial', () => {
  assert.deepEqual(storageFrom([], day(1)), { gigabytes: 5, plan: 'trial' })
})

test('the figure of the operator counts instead of that of the plan, and 0 means no limit', async () => {
  const set = (gigabytes: number) => at(day(1)).system.read((tx) => storageOf(tx, 'office-b', gigabytes))
  assert.deepEqual(
    [await set(1), await set(900)].map(({ gigabytes }) => gigabytes),
    [1, 900],
  )
  assert.deepEqual(await set(0), { gigabytes: null, plan: null })
})

test('of several running plans the largest counts', () => {
  const all = [licence('trial', 1, 15), licence('Normal', 10, 20)]
  const on = (number: number) => storageFrom(all, day(number)).gigabytes
  assert.deepEqual([on(5), on(12), on(17)], [5, 50, 50])
})

test('an office whose plans are over keeps the room of the largest, so that it is not over its limit', () => {
  const all = [licence('Normal', 1, 10), licence('trial', 1, 15)]
  assert.deepEqual(storageFrom(all, day(20)), { gigabytes: 50, plan: 'Normal' })
})
