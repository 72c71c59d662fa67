import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DataContext } from '@mizan/platform/database'
import { createLog } from '@mizan/platform/log'
import { openTestDatabase } from '@mizan/platform/testing'
import type { FeatureChange } from '../schemas.ts'
import { changeFeature } from './actions/change-feature.ts'
import { FeatureSwitches } from './features.ts'
import { siteMigrations } from './migrations.ts'

async function openSite() {
  const database = await openTestDatabase(siteMigrations)
  let time = Date.parse('2026-03-01T09:00:00.000Z')
  const clock = { now: () => new Date(time) }
  const log = createLog({ level: 'silent' })
  const process = () => new FeatureSwitches({ db: database.kysely, clock, log })
  const ctx: DataContext = database.context({
    clock,
    call: { rowName: 'site.setFeature', audit: 'feature.set', actorId: 'admin-1' },
  })
  const set = (switches: FeatureSwitches, feature: FeatureChange['feature'], state: FeatureChange['state']) =>
    changeFeature(ctx, switches, { feature, state })
  return { database, process, set, wait: (ms: number) => (time += ms) }
}

test('a new installation has turned on what is built and announces the rest', async () => {
  const { process } = await openSite()
  const states = Object.fromEntries((await process().list()).map(({ feature, state }) => [feature, state]))
  assert.deepEqual(states, {
    calculators: 'ComingSoon',
    caseFollowing: 'ComingSoon',
    caseManagement: 'ComingSoon',
    companyDashboard: 'TurnedOn',
    dashboard: 'ComingSoon',
    lawSearch: 'TurnedOn',
    pricingSection: 'ComingSoon',
    searchCy: 'TurnedOn',
    searchQueryGeneration: 'ComingSoon',
    searchTr: 'TurnedOn',
    subscriptions: 'ComingSoon',
    voice: 'ComingSoon',
    rag: 'ComingSoon',
  })
})

test('a switch that is set holds at once in the process that sets it, elsewhere within two seconds', async () => {
  const { process, set, wait } = await openSite()
  const here = process()
  const elsewhere = process()
  await Promise.all([here.list(), elsewhere.list()])
  for (const state of ['Maintenance', 'TurnedOff', 'ComingSoon', 'TurnedOn'] as const) {
    await set(here, 'lawSearch', state)
    assert.equal(await here.stateOf('lawSearch'), state)
    wait(2_000)
    assert.equal(await elsewhere.stateOf('lawSearch'), state)
  }
})

test('the database is asked once for many calls at the same moment', async () => {
  const { database, process, wait } = await openSite()
  let asked = 0
  database.pool.on('acquire', () => {
    asked += 1
  })
  const switches = process()
  await Promise.all(Array.from({ length: 50 }, () => switches.stateOf('searchTr')))
  wait(1_999)
  await switches.stateOf('searchTr')
  assert.equal(asked, 1)
})

test('everything is off while the switches cannot be read, and comes back by itself', async () => {
  const { database, process } = await openSite()
  await database.pool.query('alter table features rename to away')
  const switches = process()
  assert.equal(await switches.stateOf('searchTr'), 'TurnedOff')
  await assert.rejects(switches.list())
  await database.pool.query('alter table away rename to features')
  assert.equal(await switches.stateOf('searchTr'), 'TurnedOn')
})

test('a feature that nobody knows is off', async () => {
  const { process } = await openSite()
  for (const name of ['cryptography', 'constructor', ''])
    assert.equal(await process().stateOf(name), 'TurnedOff')
})

test('who set a switch from what to what stands in the audit', async () => {
  const { database, process, set } = await openSite()
  const switches = process()
  await set(switches, 'searchCy', 'Maintenance')
  await set(switches, 'searchCy', 'TurnedOn')
  const client = await database.pool.connect()
  await client.query(`select set_config('app.company_id', '*', false)`)
  const { rows } = await client.query(
    'select actor_id, action, subject_id, details from audit_entries order by id',
  )
  client.release()
  const entry = { actor_id: 'admin-1', action: 'feature.set', subject_id: 'searchCy' }
  assert.deepEqual(rows, [
    { ...entry, details: { from: 'TurnedOn', to: 'Maintenance' } },
    { ...entry, details: { from: 'Maintenance', to: 'TurnedOn' } },
  ])
})
