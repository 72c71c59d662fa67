import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { appointSuperAdmin, setSeats } from './index.ts'
import type { Person } from './parts.ts'
import { findOffice } from './store/companies.ts'
import { openWorld } from './testing/index.ts'

let world: Awaited<ReturnType<typeof openWorld>>
before(async () => {
  world = await openWorld()
})
after(() => world.close())

const found = async (organisation: string, createNew = false, person?: Person) => {
  const userId = (person ?? (await world.newPerson())).id
  const founder = { userId, organisation, country: 'turkey' as const, createNew }
  return world.system().system((tx) => world.offices.found(tx, founder))
}
const join = ({ id, email }: Person, link: string) =>
  world.system().system((tx) => world.offices.join(tx, { userId: id, email, link }))
const leave = ({ id }: Person) =>
  world.system().system((tx) => world.personalData.forget(tx, { userId: id, email: undefined }))
const kept = ({ id }: Person) =>
  world.system().system.read((tx) => world.personalData.export(tx, { userId: id, email: undefined }))
const ensure = ({ id }: Person) =>
  world.system().system((tx) =>
    world.offices.ensure(tx, {
      userId: id,
      name: 'Deniz Örnek',
      country: 'turkey',
    }),
  )
const officeOf = (person: Person) => world.officeOf(person)
const isClosed = async (officeId: string) =>
  (await world.system().system.read((tx) => findOffice(tx, officeId)))?.closed_at !== null

/** An office, and the link of its invitation for this person. */
async function invited(person: Person) {
  const office = await world.newOffice()
  const { link } = await world.invite(office.admin, person)
  return { ...office, link }
}

test('the founder is the administrator of the new office', async () => {
  const person = await world.newPerson()
  const { officeId } = await found('Kurucu Hukuk Bürosu', false, person)
  assert.deepEqual(await officeOf(person), { officeId, roles: ['ADMIN'] })
  const standing = await world.standing(person.id)
  assert.deepEqual(standing.company, { id: officeId, name: 'Kurucu Hukuk Bürosu' })
  assert.deepEqual([standing.permissions.members, standing.licences], ['Write', ['voice']])
})

test('a name that an office has is refused in any spelling, unless the founder insists', async () => {
  await found('Işık Hukuk Bürosu')
  await assert.rejects(found('IŞIK  HUKUK BÜROSU'), { code: 'LA_CompanyNameAlreadyExists' })
  await found('ışık hukuk bürosu.', true)
  await found('Işıklı Hukuk Bürosu')
})

test('if two people found offices with the same name at the same moment, one is refused', async () => {
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => found('Aynı Anda Hukuk')))
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
})

test('the name of a closed office is free again', async () => {
  const { admin, organisation } = await world.newOffice()
  await leave(admin)
  await found(organisation)
})

test('a person who signs up by invitation founds no office, gets its roles, and appears in the record', async () => {
  const person = await world.newPerson()
  const { officeId, link, admin } = await invited(person)
  assert.deepEqual(await join(person, link), { officeId })
  assert.deepEqual(await officeOf(person), { officeId, roles: ['USER'] })
  await assert.rejects(join(person, link), { code: 'invitation.invalid' })
  const { data } = await world.call(admin, 'GET', '/company/audit')
  assert.deepEqual(
    data.items.map(({ action, actor }: { action: string; actor: { id: string } }) => [action, actor.id]),
    [
      ['invitation.accepted', person.id],
      ['invitation.created', admin.id],
    ],
  )
})

test('an office of one person closes with its invitations when that person joins another office', async () => {
  const { admin: person, officeId: old } = await world.newOffice()
  const waiting = await world.invite(person, await world.newPerson())
  const { officeId, link } = await invited(person)
  await join(person, link)
  assert.equal((await officeOf(person))?.officeId, officeId)
  assert.ok(await isClosed(old))
  assert.equal((await world.call(null, 'GET', `/invite/${waiting.link}/details`)).status, 404)
})

test('an administrator of an office with several users cannot move to another', async () => {
  for (const role of ['ADMIN', 'COMPANYADMIN'] as const) {
    const { officeId: old } = await world.newOffice()
    const person = await world.newMember(old, role)
    const { link } = await invited(person)
    await assert.rejects(join(person, link), { code: 'OBS_UMS_UserIsAdminOfCompany' })
    const answer = await world.call(person, 'POST', `/invite/${link}/accept`)
    assert.deepEqual([answer.status, answer.code], [403, 'OBS_UMS_UserIsAdminOfCompany'])
    assert.equal((await officeOf(person))?.officeId, old)
  }
})

test('a person whose office has active cases cannot move to another', async () => {
  const { admin: person, officeId: old } = await world.newOffice()
  const { link } = await invited(person)
  world.state.activeCases = 1
  await assert.rejects(join(person, link), { code: 'LA_CompanyHasCases' })
  assert.equal(await isClosed(old), false)
  world.state.activeCases = 0
  await join(person, link)
})

test('a user of a larger office moves to another, and the old office goes on and records it', async () => {
  const { officeId: old, admin: formerAdmin } = await world.newOffice()
  const person = await world.newMember(old, 'USER')
  const { officeId, link } = await invited(person)
  world.state.left = []
  await join(person, link)
  assert.equal((await officeOf(person))?.officeId, officeId)
  assert.equal(await isClosed(old), false)
  assert.deepEqual(world.state.left, [`${old} ${person.id}`])
  const record = await world.call(formerAdmin, 'GET', '/company/audit')
  assert.deepEqual(
    record.data.items.map(({ action, actor }: { action: string; actor: { id: string } }) => [
      action,
      actor.id,
    ]),
    [['member.left', person.id]],
  )
})

test('two invitations accepted at the same moment lead into one office', async () => {
  const { admin: person } = await world.newOffice()
  const [first, second] = [await invited(person), await invited(person)]
  await Promise.allSettled([join(person, first.link), join(person, second.link)])
  assert.ok([first.officeId, second.officeId].includes((await officeOf(person))?.officeId ?? ''))
})

test('two people who join each other’s offices at the same moment do not deadlock', async () => {
  const [a, b] = [await world.newOffice(), await world.newOffice()]
  const toB = (await world.invite(b.admin, a.admin)).link
  const toA = (await world.invite(a.admin, b.admin)).link
  const results = await Promise.allSettled([join(a.admin, toB), join(b.admin, toA)])
  for (const result of results)
    if (result.status === 'rejected')
      assert.ok(['invitation.invalid', 'OBS_UMS_UserIsAdminOfCompany'].includes(result.reason.code))
  assert.ok(results.some(({ status }) => status === 'fulfilled'))
})

test('nobody can join if the number of seats was reduced since the invitation', async () => {
  const person = await world.newPerson()
  const { officeId, link } = await invited(person)
  await world
    .system()
    .system(({ db }) =>
      db.updateTable('companies').set({ seat_maximum: 1 }).where('company_id', '=', officeId).execute(),
    )
  await assert.rejects(join(person, link), { code: 'invitation.office_full' })
})

test('a removed member founds an office of their own at the next sign-in, once', async () => {
  const { admin, officeId: old } = await world.newOffice()
  const person = await world.newMember(old, 'USER')
  assert.deepEqual(await ensure(person), { officeId: old })
  await world.call(admin, 'POST', `/company/member/${person.id}`)
  const [first, second] = await Promise.all([ensure(person), ensure(person)])
  assert.deepEqual(first, second)
  const { company, roles } = await world.standing(person.id)
  assert.deepEqual([company.id, company.name, roles], [first.officeId, 'Deniz Örnek', ['ADMIN']])
})

test('an office that has taken no plan yet has a seat for its founder only', async () => {
  const admin = await world.newPerson()
  const { officeId } = await found(`Plansız Büro ${admin.id}`, false, admin)
  const { data } = await world.call(admin, 'GET', '/company/limit')
  assert.deepEqual([data.used, data.maximum], [1, 1])
  assert.equal((await world.invite(admin, await world.newPerson())).code, 'invite.no_seat')
  await world.system().system((tx) => setSeats(tx, officeId, 2))
  assert.equal((await world.invite(admin, await world.newPerson())).status, 200)
})

test('the last administrator cannot erase their account while others remain', async () => {
  const { admin, officeId } = await world.newOffice()
  const other = await world.newMember(officeId, 'USER')
  await assert.rejects(leave(admin), { code: 'company.last_admin' })
  await leave(other)
  await leave(admin)
  assert.ok(await isClosed(officeId))
  assert.equal((await world.system().system.read((tx) => findOffice(tx, officeId)))?.name, '')
  await leave(admin)
})

test('when the last person of an office leaves, the names of those whom it had invited are deleted', async () => {
  const { admin, officeId } = await world.newOffice()
  await world.invite(admin, await world.newPerson())
  await leave(admin)
  const left = await world
    .system()
    .system.read(({ db }) =>
      db.selectFrom('invitations').select('id').where('company_id', '=', officeId).execute(),
    )
  assert.deepEqual(left, [])
})

test('personal data names the office and the invitation that led there, and is empty after leaving', async () => {
  const person = await world.newPerson()
  const { organisation, link } = await invited(person)
  await join(person, link)
  const data = JSON.stringify(await kept(person))
  for (const part of [organisation, person.email, 'USER']) assert.ok(data.includes(part), part)
  await leave(person)
  assert.deepEqual(await kept(person), {
    office: null,
    acceptedInvitations: [],
  })
})

test('staff of the service are appointed only on the server, and remain staff in another office', async () => {
  const { admin: person } = await world.newOffice()
  const appoint = (id: string) => world.system().system((tx) => appointSuperAdmin(tx, id))
  await appoint(person.id)
  await appoint(person.id)
  assert.deepEqual((await officeOf(person))?.roles, ['ADMIN', 'SUPERADMIN'])
  const { link } = await invited(person)
  await join(person, link)
  assert.deepEqual((await officeOf(person))?.roles, ['USER', 'SUPERADMIN'])
  await assert.rejects(appoint('nobody'), { code: 'user.not_found' })
})

test('an erased account leaves its office, and later domains are notified in the same transaction', async () => {
  const { officeId } = await world.newOffice()
  const person = await world.newMember(officeId, 'USER')
  world.state.left = []
  await leave(person)
  assert.deepEqual(world.state.left, [`${officeId} ${person.id}`])
})
