import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { companyMigrations } from '@mizan/company/server'
import type { Opening } from '@mizan/platform/call'
import { openTestDatabase, type TestDatabase } from '@mizan/platform/testing'
import { type LicenceSource, licenceKeys } from '../schemas.ts'
import { licencesOf } from './licences.ts'
import { subscriptionMigrations } from './migrations.ts'
import { grantPlan } from './plans.ts'
import type { SubscriptionTables } from './tables.ts'

let database: TestDatabase<SubscriptionTables>
before(async () => {
  database = await openTestDatabase<SubscriptionTables>([...companyMigrations, ...subscriptionMigrations])
})
after(() => database.close())

const day = (number: number, time = '09:00:00.000') =>
  new Date(`2026-03-${String(number).padStart(2, '0')}T${time}Z`)
const at = (now: Date, officeId?: string) => database.call({ officeId, clock: { now: () => now } })
/** A plan with everything, from one day to before the other. */
const plan = (from: Date, until: Date, source: LicenceSource = 'trial') => ({
  ...{ source, keys: licenceKeys, seats: 10 },
  ...{ from: from.toISOString(), until: until.toISOString() },
})
const grant = (officeId: string, ...period: Parameters<typeof plan>) =>
  at(day(1)).system((tx) => grantPlan(tx, officeId, plan(...period)))
/** The licences as the office itself or the system sees them. */
const seenBy = (open: Opening<SubscriptionTables>, officeId: string) =>
  open.read((tx) => licencesOf(tx, officeId))

test('an office without a plan may look at its files, and nothing else', async () => {
  const { keys, readOnly, trialEndsAt } = await seenBy(at(day(1)).system, 'office-c')
  assert.deepEqual([[...keys], readOnly, trialEndsAt], [['case_management_readonly'], true, null])
})

test('an office with a plan may use its contents until its end', async () => {
  await grant('office-a', day(1), day(15))
  for (const now of [day(1), day(15, '08:59:59.999')]) {
    const { keys, readOnly, trialEndsAt } = await seenBy(at(now, 'office-a').office, 'office-a')
    assert.deepEqual([...keys].sort(), [...licenceKeys].sort())
    assert.deepEqual([readOnly, trialEndsAt], [false, '2026-03-15T09:00:00.000Z'])
  }
})

test('after the trial an office can read its files but change nothing, and learns when the trial ended', async () => {
  await grant('office-b', day(1), day(15))
  const { keys, readOnly, trialEndsAt } = await seenBy(at(day(15)).system, 'office-b')
  assert.deepEqual(
    [[...keys], readOnly, trialEndsAt],
    [['case_management_readonly'], true, '2026-03-15T09:00:00.000Z'],
  )
})

test('a plan replaces another one, and the office no longer sees notices about the trial', async () => {
  await grant('office-d', day(1), day(15))
  await grant('office-d', day(10), day(20), 'Bar')
  await grant('office-d', day(12), day(18), 'Normal')
  assert.equal((await seenBy(at(day(17)).system, 'office-d')).readOnly, false)
  const { readOnly, trialEndsAt } = await seenBy(at(day(19)).system, 'office-d')
  assert.deepEqual([readOnly, trialEndsAt], [true, null])
})

test('a licence is valid from the moment it begins', async () => {
  await grant('office-g', day(10), day(20))
  const { keys } = await seenBy(at(day(10, '08:59:59.999'), 'office-g').office, 'office-g')
  assert.deepEqual([...keys], ['case_management_readonly'])
  assert.equal((await seenBy(at(day(10), 'office-g').office, 'office-g')).readOnly, false)
})

test('another office can neither see a licence of this one nor insert one for it', async () => {
  await grant('office-e', day(1), day(15))
  const stranger = at(day(2), 'office-f')
  assert.deepEqual(
    await stranger.office.read(({ db }) => db.selectFrom('licences').selectAll().execute()),
    [],
  )
  assert.equal((await seenBy(stranger.office, 'office-e')).readOnly, true)
  await assert.rejects(
    stranger.office((tx) => grantPlan(tx, 'office-e', plan(day(1), day(15)))),
    /row-level security/,
  )
  const [changed] = await stranger.office(({ db }) => db.deleteFrom('licences').execute())
  assert.equal(changed?.numDeletedRows, 0n)
  assert.deepEqual(await database.kysely.selectFrom('licences').selectAll().execute(), [])
})
