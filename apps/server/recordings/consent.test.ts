/**
 * Tests of the reminder of consent before recordings: on for every office until one of its administrators switches it
 * off.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openWorld, type Person, type World } from '../sweep/world.ts'
import { recordingsOf } from './office.ts'

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

test('administrators switch the reminder off for their whole office and no other, and the record says so', async () => {
  const admin = await world.superAdmin()
  const { colleague, mustCall } = recordingsOf(world)
  const user = await colleague(admin)
  const read = (who: Person) => mustCall(who, 'recordings.consent', {})
  assert.deepEqual(await read(admin), { asks: true, may: ['change'] })
  assert.deepEqual(await read(user), { asks: true, may: [] })
  const set = ({ headers }: Person, asks: boolean) =>
    world.call(headers, 'recordings.setConsent', { body: { asks } })
  assert.equal((await set(user, false)).status, 403)
  assert.equal((await set(admin, false)).status, 200)
  assert.deepEqual(await read(user), { asks: false, may: [] })
  const other = await world.superAdmin()
  assert.deepEqual((await read(other)).asks, true)
})
