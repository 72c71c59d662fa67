/** Positions over the roles of the calls: each gives a role, and rights in the place of those of a user. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { levelsOf, permits } from '../access.ts'
import { membersOf } from './store/memberships.ts'
import { linkIn, openWorld } from './testing/index.ts'

let world: Awaited<ReturnType<typeof openWorld>>
before(async () => {
  world = await openWorld()
})
after(() => world.close())

const rolesAt = (userId: string, preset: string | null, roles = ['USER']) => ({
  path: `/company/users/${userId}/roles`,
  body: { roles, preset },
})

test('accounting writes accounts of clients and opens no case, though its role is that of a user', async () => {
  const { admin, officeId } = await world.newOffice()
  const member = await world.newMember(officeId, 'CASEADMIN')
  const { path, body } = rolesAt(member.id, 'accounting', ['CASEADMIN'])
  const { data } = await world.call(admin, 'POST', path, body)
  assert.deepEqual([data.roles, data.preset], [['USER'], 'accounting'])
  const rights = (await world.system().system.read((tx) => membersOf(tx, officeId))).find(
    ({ userId }) => userId === member.id,
  )?.roles
  assert.deepEqual(rights, ['USER', 'accounting'])
  assert.equal(permits(rights ?? [], { module: 'clients', level: 'Write' }), true)
  assert.equal(permits(rights ?? [], { module: 'cases', level: 'Read' }), false)
  const { items } = (await world.call(admin, 'GET', '/company/audit')).data
  assert.deepEqual(items[0].details, {
    ...{ before: ['CASEADMIN'], after: ['USER'], preset: 'accounting' },
  })
})

test('roles that are chosen one by one take the position away, and its rights with it', async () => {
  const { admin, officeId } = await world.newOffice()
  const member = await world.newMember(officeId, 'USER')
  await world.call(admin, 'POST', rolesAt(member.id, 'clerk').path, rolesAt(member.id, 'clerk').body)
  const plain = await world.call(admin, 'POST', rolesAt(member.id, null).path, { roles: ['USER'] })
  assert.deepEqual([plain.data.roles, plain.data.preset], [['USER'], null])
  const members = await world.system().system.read((tx) => membersOf(tx, officeId))
  assert.deepEqual(members.find(({ userId }) => userId === member.id)?.roles, ['USER'])
})

test('an invited person comes with the position of the invitation, as the gate sees it', async () => {
  const { admin, officeId } = await world.newOffice()
  const person = (await world.newOffice()).admin
  const asked = { email: person.email, name: 'Ece', surname: 'Su', roles: ['ADMIN'], preset: 'clerk' }
  const invited = await world.call(admin, 'POST', '/invite/create', asked)
  assert.deepEqual([invited.data.roles, invited.data.preset], [['USER'], 'clerk'])
  const link = linkIn((await world.lettersTo(person.email)).at(-1)?.text)
  assert.equal((await world.call(person, 'POST', `/invite/${link}/accept`)).status, 200)
  const members = await world.system().system.read((tx) => membersOf(tx, officeId))
  const member = members.find(({ userId }) => userId === person.id)
  assert.deepEqual(member, { userId: person.id, roles: ['USER', 'clerk'] })
  assert.deepEqual((await world.officeOf(person))?.roles, ['USER', 'clerk'])
})

test('a position is given by those alone who may give its role', async () => {
  const { officeId } = await world.newOffice()
  const member = await world.newMember(officeId, 'USER')
  for (const [role, status] of [
    ['USERADMIN', 200],
    ['CASEADMIN', 403],
    ['USER', 403],
  ] as const) {
    const person = await world.newMember(officeId, role)
    const { path, body } = rolesAt(member.id, 'lawyer')
    assert.equal((await world.call(person, 'POST', path, body)).status, status, role)
  }
})

test('a position changes the rights of a user, and of no other role', () => {
  assert.equal(levelsOf(['USER', 'intern']).clients, 'Read')
  assert.equal(levelsOf(['USER', 'clerk']).clients, 'Write')
  assert.equal(levelsOf(['CASEADMIN', 'lawyer']).cases, 'Write')
  assert.equal(levelsOf(['CASEADMIN', 'accounting']).cases, 'Write')
  assert.equal(levelsOf(['accounting']).clients, 'None')
})
