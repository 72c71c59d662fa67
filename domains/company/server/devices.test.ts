/** Tests of the number of devices on which people of an office may be signed in. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { findDeviceMaximum } from './store/companies.ts'
import { openWorld } from './testing/index.ts'
import { endOfSession, insertSession } from './testing/people.ts'

let world: Awaited<ReturnType<typeof openWorld>>
before(async () => {
  world = await openWorld()
})
after(() => world.close())

test('one device is allowed until an administrator allows two or three', async () => {
  const { admin, officeId } = await world.newOffice()
  const user = await world.newMember(officeId, 'USER')
  const other = await world.newOffice()
  const { data } = await world.call(admin, 'GET', '/company/devices')
  assert.deepEqual(data, { maximum: 1, mayChange: true })
  const changed = await world.call(admin, 'POST', '/company/devices', { maximum: 3 })
  assert.deepEqual([changed.status, changed.data], [200, { maximum: 3, mayChange: true }])
  const maximumOf = (userId: string) => world.system().system.read((tx) => findDeviceMaximum(tx, userId))
  assert.deepEqual([await maximumOf(user.id), await maximumOf(other.admin.id)], [3, 1])
  for (const maximum of [0, 4, 1.5, '2'])
    assert.equal((await world.call(admin, 'POST', '/company/devices', { maximum })).status, 400)
})

test('nobody but an administrator changes the number of devices', async () => {
  const { officeId } = await world.newOffice()
  for (const role of ['USERADMIN', 'COMPANYADMIN', 'USER'] as const) {
    const person = await world.newMember(officeId, role)
    const { status } = await world.call(person, 'POST', '/company/devices', { maximum: 2 })
    assert.equal(status, 403, role)
  }
})

test('a lower number ends the sessions of browsers that were used longest ago, in this office alone', async () => {
  const { admin, officeId } = await world.newOffice()
  const user = await world.newMember(officeId, 'USER')
  const other = await world.newOffice()
  await world.call(admin, 'POST', '/company/devices', { maximum: 3 })
  const [second, third, extension, foreign] = Array.from({ length: 4 }, () => randomUUID())
  const open = (userId: string, id = '', kind: 'browser' | 'extension' = 'browser') =>
    world.system().system((tx) => insertSession(tx as never, userId, { id, kind }))
  world.state.now = new Date(world.state.now.getTime() + 60_000)
  await open(user.id, second)
  world.state.now = new Date(world.state.now.getTime() + 60_000)
  await open(user.id, third)
  await open(user.id, extension, 'extension')
  await open(other.admin.id, foreign)
  await world.call(admin, 'POST', '/company/devices', { maximum: 2 })
  const ends = async (...ids: (string | undefined)[]) =>
    Promise.all(ids.map((id) => endOfSession(world.system(), id ?? '')))
  assert.deepEqual(await ends(user.id, second, third, extension), ['fewer_devices', null, null, null])
  await world.call(admin, 'POST', '/company/devices', { maximum: 1 })
  assert.deepEqual(await ends(second, third, extension, foreign), ['fewer_devices', null, null, null])
  assert.deepEqual(await ends(other.admin.id), [null])
})
