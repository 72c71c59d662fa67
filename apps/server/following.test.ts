/** Tests of followed cases when the roles of a person change. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openWorld, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

test('a person who loses the role that opened a case stops following it, but still follows cases they were given', async () => {
  const admin = await world.withRoles('ADMIN')
  const manager = await world.withRoles('CASEADMIN')
  await world.system(sql`update memberships set company_id = (
    select company_id from memberships where user_id = ${admin.userId}) where user_id = ${manager.userId}`)
  const newCase = async (caseNumber: string) => {
    const { data } = await world.call(admin.headers, 'cases.create', {
      body: { displayTitle: 'Dava', caseNumber },
    })
    await world.call(manager.headers, 'cases.follow', { params: { caseId: data.caseId } })
    return data.caseId
  }
  const [opened, given] = [await newCase('1'), await newCase('2')]
  const permissions = [{ userId: manager.userId, permission: 'read' }]
  await world.call(admin.headers, 'cases.updatePermissions', {
    params: { caseId: given },
    body: { permissions },
  })
  const followers = async (caseId: string) =>
    (await world.call(admin.headers, 'cases.read', { params: { caseId } })).data.followers.length
  const setRoles = (...roles: string[]) =>
    world.call(admin.headers, 'company.setRoles', { params: { userId: manager.userId }, body: { roles } })
  assert.equal((await setRoles('USER', 'CASEADMIN')).status, 200)
  assert.deepEqual([await followers(opened), await followers(given)], [1, 1])
  await setRoles('USER')
  assert.deepEqual([await followers(opened), await followers(given)], [0, 1])
  await setRoles('CASEADMIN')
  assert.equal(await followers(opened), 0)
})
