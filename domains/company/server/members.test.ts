import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { listMemberships } from './store/memberships.ts'
import { openWorld } from './testing/index.ts'
import { endOfSession, insertSession, removalOf, setLanguage } from './testing/people.ts'

let world: Awaited<ReturnType<typeof openWorld>>
before(async () => {
  world = await openWorld()
})
after(() => world.close())

const rolesPath = ({ id }: { id: string }) => `/company/users/${id}/roles`
const memberPath = ({ id }: { id: string }) => `/company/member/${id}`

test('an office lists its members with their roles and what the caller may do with each', async () => {
  const { admin, officeId } = await world.newOffice()
  const user = await world.newMember(officeId, 'USER')
  const userAdmin = await world.newMember(officeId, 'USERADMIN')
  await world.newOffice()
  const { data } = await world.call(userAdmin, 'GET', '/company/members')
  const shown = data.items.map(({ userId, roles, may }: never) => ({ userId, roles, may }))
  assert.deepEqual(
    new Set(shown.map((one: object) => JSON.stringify(one))),
    new Set(
      [
        { userId: admin.id, roles: ['ADMIN'], may: [] },
        { userId: user.id, roles: ['USER'], may: ['setRoles', 'remove'] },
        { userId: userAdmin.id, roles: ['USERADMIN'], may: [] },
      ].map((one) => JSON.stringify(one)),
    ),
  )
})

test('an administrator is offered to leave only while there is another one', async () => {
  const { admin, officeId } = await world.newOffice()
  const mayOfAdmin = async () => {
    const { data } = await world.call(admin, 'GET', '/company/members')
    return data.items.find(({ userId }: { userId: string }) => userId === admin.id).may
  }
  assert.deepEqual(await mayOfAdmin(), ['setRoles'])
  await world.newMember(officeId, 'ADMIN')
  assert.deepEqual(await mayOfAdmin(), ['setRoles', 'remove'])
})

test('everyone in the office sees who can be chosen, in Turkish order, and nobody of another office', async () => {
  const { officeId } = await world.newOffice()
  const user = await world.newMember(officeId, 'USER')
  await world.addMember(officeId, await world.newPerson({ name: 'Zeki' }), 'USER')
  await world.addMember(officeId, await world.newPerson({ name: 'Şule' }), 'USER')
  const { data } = await world.call(user, 'GET', '/company/users')
  assert.deepEqual(
    data.items.map(({ name }: { name: string }) => name),
    ['Deniz', 'Deniz', 'Şule', 'Zeki'],
  )
  assert.deepEqual(Object.keys(data.items[0]).sort(), ['name', 'surname', 'userId'])
})

test('a user without the right can neither see the dashboard nor change anybody', async () => {
  const { officeId, admin } = await world.newOffice()
  const user = await world.newMember(officeId, 'USER')
  const caseAdmin = await world.newMember(officeId, 'CASEADMIN')
  for (const person of [user, caseAdmin]) {
    for (const path of [
      '/company/members',
      '/company/roles',
      '/company/limit',
      '/company/audit',
      '/invite/pending',
    ])
      assert.equal((await world.call(person, 'GET', path)).code, 'access.forbidden', path)
    assert.equal((await world.call(person, 'POST', memberPath(admin))).status, 403)
    assert.equal((await world.call(person, 'POST', rolesPath(person), { roles: ['ADMIN'] })).status, 403)
    assert.equal((await world.invite(person, await world.newPerson())).status, 403)
  }
})

test('an office whose plan has lapsed can invite nobody, but can remove members', async () => {
  const { officeId, admin } = await world.newOffice()
  const user = await world.newMember(officeId, 'USER', 'CASEADMIN')
  const waiting = await world.invite(admin, await world.newPerson())
  const invitation = waiting.data.invitationId
  world.state.readOnly = true
  assert.equal((await world.invite(admin, await world.newPerson())).code, 'plan.read_only')
  assert.equal((await world.call(admin, 'POST', `/invite/resend/${invitation}`)).code, 'plan.read_only')
  assert.equal((await world.call(admin, 'GET', '/company/members')).status, 200)
  const demoted = await world.call(admin, 'POST', rolesPath(user), { roles: ['USER'] })
  assert.deepEqual(demoted.data.roles, ['USER'])
  assert.equal((await world.call(admin, 'POST', memberPath(user))).status, 200)
  assert.equal((await world.call(admin, 'POST', `/invite/delete/${invitation}`)).status, 200)
  world.state.readOnly = false
})

test('a removed member loses access at once and their sessions end', async () => {
  const { officeId, admin } = await world.newOffice()
  const user = await world.newMember(officeId, 'USER')
  assert.equal((await world.call(user, 'GET', '/company/users')).status, 200)
  world.state.left = []
  assert.deepEqual((await world.call(admin, 'POST', memberPath(user))).data, { done: true })
  assert.deepEqual(world.state.left, [`${officeId} ${user.id}`])
  assert.equal((await world.call(user, 'GET', '/company/users')).code, 'session.required')
  assert.equal(await endOfSession(world.system(), user.id), 'removed')
  await assert.rejects(world.standing(user.id), { code: 'session.required' })
})

test('a removed member is notified by mail, in their own language, of the office and of the person to ask', async () => {
  const { officeId, admin, organisation } = await world.newOffice()
  for (const [language, text] of [
    ['tr', 'adlı bürodan çıkarıldınız'],
    ['en', 'you were removed'],
  ] as const) {
    const user = await world.newMember(officeId, 'USER')
    await setLanguage(world.system(), user.id, language)
    await world.call(admin, 'POST', memberPath(user))
    const [letter, ...more] = await world.lettersTo(user.email)
    assert.deepEqual(more, [])
    for (const part of [text, organisation, 'Deniz Kurucu', admin.email])
      assert.ok(letter?.text.includes(part), part)
    assert.equal((await removalOf(world.system(), user.id))?.office, organisation)
  }
})

test('an administrator who leaves is referred to another one', async () => {
  const { officeId, admin } = await world.newOffice()
  const other = await world.newMember(officeId, 'ADMIN')
  assert.equal((await world.call(admin, 'POST', memberPath(admin))).status, 200)
  const [letter] = await world.lettersTo(admin.email)
  assert.ok(letter?.text.includes(other.email))
})

test('a member of another office is not found, whatever the role of the caller', async () => {
  const mine = await world.newOffice()
  const other = await world.newOffice()
  const stranger = await world.newMember(other.officeId, 'USER')
  for (const path of [memberPath(stranger), rolesPath(stranger), memberPath({ id: 'nobody' })]) {
    const answer = await world.call(mine.admin, 'POST', path, { roles: ['USER'] })
    assert.deepEqual([answer.status, answer.code], [404, 'user.not_found'])
  }
  assert.equal((await world.call(stranger, 'GET', '/company/users')).status, 200)
})

test('roles can be given and taken only within what the caller may give', async () => {
  const { officeId, admin } = await world.newOffice()
  const user = await world.newMember(officeId, 'USER')
  const userAdmin = await world.newMember(officeId, 'USERADMIN')
  const made = await world.call(userAdmin, 'POST', rolesPath(user), { roles: ['CASEADMIN', 'USER', 'USER'] })
  assert.deepEqual(made.data.roles, ['USER', 'CASEADMIN'])
  for (const [person, roles] of [
    [user, ['ADMIN']],
    [user, ['USERADMIN']],
    [admin, ['USER']],
    [userAdmin, ['USERADMIN', 'CASEADMIN']],
  ] as const) {
    const answer = await world.call(userAdmin, 'POST', rolesPath(person), { roles })
    assert.deepEqual([answer.status, answer.code], [403, 'company.not_permitted'])
  }
  const refused = await world.call(admin, 'POST', rolesPath(user), { roles: ['SUPERADMIN'] })
  assert.equal(refused.code, 'company.not_permitted')
})

test('the roles are listed with what each may do and whether the caller may give them', async () => {
  const { officeId } = await world.newOffice()
  const companyAdmin = await world.newMember(officeId, 'COMPANYADMIN')
  const { data } = await world.call(companyAdmin, 'GET', '/company/roles')
  const assignable = data.items.filter((one: { assignable: boolean }) => one.assignable)
  assert.deepEqual(
    assignable.map(({ role }: { role: string }) => role),
    ['USER', 'USERADMIN', 'CASEADMIN'],
  )
  assert.equal(data.items[0].permissions.members, 'Write')
})

test('the last administrator can neither be demoted nor removed', async () => {
  const { officeId, admin } = await world.newOffice()
  await world.newMember(officeId, 'USER')
  await world.newMember(officeId, 'COMPANYADMIN')
  const demoted = await world.call(admin, 'POST', rolesPath(admin), { roles: ['USER'] })
  assert.deepEqual([demoted.status, demoted.code], [409, 'company.last_admin'])
  assert.equal((await world.call(admin, 'POST', memberPath(admin))).code, 'company.last_admin')
  const second = await world.newMember(officeId, 'ADMIN')
  assert.equal((await world.call(admin, 'POST', rolesPath(admin), { roles: ['USER'] })).status, 200)
  assert.equal((await world.call(second, 'POST', memberPath(second))).code, 'company.last_admin')
})

const administratorsOf = (officeId: string) =>
  world.system().system.read(async (tx) => {
    const members = await listMemberships(tx, officeId)
    return members.filter(({ roles }) => roles.includes('ADMIN')).length
  })

test('if two administrators demote or remove each other at the same moment, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { officeId, admin } = await world.newOffice()
    const second = await world.newMember(officeId, 'ADMIN')
    const answers = await Promise.all([
      world.call(admin, 'POST', rolesPath(second), { roles: ['USER'] }),
      world.call(second, 'POST', round % 2 ? memberPath(admin) : rolesPath(admin), { roles: ['USER'] }),
      world.call(admin, 'POST', rolesPath(admin), { roles: ['USER'] }),
      world.call(second, 'POST', rolesPath(second), { roles: ['USER'] }),
    ])
    assert.equal(await administratorsOf(officeId), 1)
    for (const { status, code } of answers) assert.ok([200, 401, 403, 409].includes(status), code)
    assert.ok(answers.some(({ status }) => status === 200))
  }
})

test('a person who signs in while being removed ends up with an office or without a session', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { officeId, admin } = await world.newOffice()
    const user = await world.newMember(officeId, 'USER')
    const id = randomUUID()
    const signIn = world.system().system(async (tx) => {
      const person = { userId: user.id, name: 'Deniz Örnek', country: 'turkey' as const }
      await world.offices.ensure(tx, person)
      await insertSession(tx as never, user.id, { id, kind: 'extension' })
    })
    await Promise.all([signIn, world.call(admin, 'POST', memberPath(user))])
    const isSignedIn = (await endOfSession(world.system(), id)) === null
    const office = await world.officeOf(user)
    assert.equal(isSignedIn, office !== undefined)
    assert.notEqual(office?.officeId, officeId)
  }
})
