import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Opening } from '@mizan/platform/call'
import { openTestDatabase, type TestDatabase } from '@mizan/platform/testing'
import { licenceKeys } from '../schemas.ts'
import { grantTrial, licencesOf } from './licences.ts'
import { subscriptionMigrations } from './migrations.ts'
import type { SubscriptionTables } from './tables.ts'

let database: TestDatabase<SubscriptionTables>
before(async () => {
  database = await openTestDatabase<SubscriptionTables>(subscriptionMigrations)
})
after(() => database.close())

const day = (number: number, time = '09:00:00.000') =>
  new Date(`2026-03-${String(number).padStart(2, '0')}T${time}Z`)
const at = (now: Date, officeId?: string) => database.call({ officeId, clock: { now: () => now } })
const trialFor = (officeId: string, now = day(1)) => at(now).system((tx) => grantTrial(tx, officeId))
/** The licences as the office itself or the system sees them. */
const seenBy = (open: Opening<SubscriptionTables>, officeId: string) =>
  open.read((tx) => licencesOf(tx, officeId))

test('a new office may use everything for fourteen days', async () => {
  await trialFor('office-a')
  for (const now of [day(1), day(15, '08:59:59.999')]) {
    const { keys, readOnly, trialEndsAt } = await seenBy(at(now, 'office-a').office, 'office-a')
    assert.deepEqual([...keys].sort(), [...licenceKeys].sort())
    assert.deepEqual([readOnly, trialEndsAt], [false, '2026-03-15T09:00:00.000Z'])
  }
})

test('after the trial an office can read its files but change nothing, and is told when the trial ended', async () => {
  await trialFor('office-b')
  const { keys, readOnly, trialEndsAt } = await seenBy(at(day(15)).system, 'office-b')
  assert.deepEqual(
    [[...keys], readOnly, trialEndsAt],
    [['case_management_readonly'], true, '2026-03-15T09:00:00.000Z'],
  )
})

test('an office that never had a trial may only read', async () => {
  const { readOnly, trialEndsAt } = await seenBy(at(day(1)).system, 'office-c')
  assert.deepEqual([readOnly, trialEndsAt], [true, null])
})

test('a trial cannot begin again', async () => {
  await trialFor('office-d')
  await trialFor('office-d', day(10))
  assert.equal((await seenBy(at(day(2)).system, 'office-d')).trialEndsAt, '2026-03-15T09:00:00.000Z')
})

test('a licence is valid from the moment it begins', async () => {
  await trialFor('office-g', day(10))
  const { keys } = await seenBy(at(day(10, '08:59:59.999'), 'office-g').office, 'office-g')
  assert.deepEqual([...keys], ['case_management_readonly'])
  assert.equal((await seenBy(at(day(10), 'office-g').office, 'office-g')).readOnly, false)
})

test('another office can neither see a licence of this one nor insert one for it', async () => {
  await trialFor('office-e')
  const stranger = at(day(2), 'office-f')
  assert.deepEqual(
    await stranger.office.read(({ db }) => db.selectFrom('licences').selectAll().execute()),
    [],
  )
  assert.equal((await seenBy(stranger.office, 'office-e')).readOnly, true)
  await assert.rejects(
    stranger.office((tx) => grantTrial(tx, 'office-e')),
    /row-level security/,
  )
  const [changed] = await stranger.office(({ db }) => db.deleteFrom('licences').execute())
  assert.equal(changed?.numDeletedRows, 0n)
  assert.deepEqual(await database.kysely.selectFrom('licences').selectAll().execute(), [])
})
