import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Availability, FeatureSwitch, SwitchName } from '../schemas.ts'
import { openSite, staff, type TestSite } from './testing/index.ts'

const set = async (site: TestSite, feature: SwitchName, state: Availability) => {
  const { status, data } = await site.asStaff('site.setFeature', { body: { feature, state } })
  assert.deepEqual([status, data.state], [200, state])
}

test('a new installation has the built features on and announces the others', async () => {
  const site = await openSite()
  const items: FeatureSwitch[] = (await site.asStaff('site.switches')).data.items
  assert.deepEqual(Object.fromEntries(items.map(({ feature, state }) => [feature, state])), {
    calculators: 'TurnedOn',
    caseFollowing: 'TurnedOn',
    caseManagement: 'TurnedOn',
    companyDashboard: 'TurnedOn',
    dashboard: 'TurnedOn',
    lawSearch: 'TurnedOn',
    pricingSection: 'TurnedOn',
    searchCy: 'TurnedOn',
    searchQueryGeneration: 'TurnedOn',
    searchTr: 'TurnedOn',
    subscriptions: 'TurnedOn',
    voice: 'TurnedOn',
    rag: 'TurnedOn',
  })
  await site.close()
})

test('a changed switch applies at once in the process that changes it, and elsewhere within two seconds', async () => {
  const site = await openSite()
  const elsewhere = site.switches()
  await Promise.all([site.features.list(), elsewhere.list()])
  for (const state of ['Maintenance', 'TurnedOff', 'ComingSoon', 'TurnedOn'] as const) {
    await set(site, 'lawSearch', state)
    assert.equal((await site.call('site.features')).data.lawSearch, state)
    site.clock.advance(2)
    assert.equal(await elsewhere.stateOf('lawSearch'), state)
  }
  await site.close()
})

test('simultaneous calls share one query', async () => {
  const { database, switches: process, clock, close } = await openSite()
  let asked = 0
  database.pool.on('acquire', () => {
    asked += 1
  })
  const switches = process()
  await Promise.all(Array.from({ length: 50 }, () => switches.stateOf('searchTr')))
  clock.advance(1.999)
  await switches.stateOf('searchTr')
  assert.equal(asked, 1)
  await close()
})

test('everything is off while the switches cannot be read, and recovers by itself', async () => {
  const { database, switches: process, close } = await openSite()
  await database.pool.query('alter table features rename to away')
  const switches = process()
  assert.equal(await switches.stateOf('searchTr'), 'TurnedOff')
  await assert.rejects(switches.list())
  await database.pool.query('alter table away rename to features')
  assert.equal(await switches.stateOf('searchTr'), 'TurnedOn')
  await close()
})

test('an unknown feature is off', async () => {
  const { switches: process, close } = await openSite()
  for (const name of ['cryptography', 'constructor', ''])
    assert.equal(await process().stateOf(name), 'TurnedOff')
  await close()
})

test('the audit records who changed a switch, from what and to what', async () => {
  const site = await openSite()
  await set(site, 'searchCy', 'Maintenance')
  await set(site, 'searchCy', 'TurnedOn')
  const entry = { actor_id: staff.id, subject_id: 'searchCy' }
  assert.deepEqual(await site.audit('feature.set'), [
    { ...entry, details: { from: 'TurnedOn', to: 'Maintenance' } },
    { ...entry, details: { from: 'Maintenance', to: 'TurnedOn' } },
  ])
  await site.close()
})
