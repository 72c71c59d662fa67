import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'
import { testPassword } from '../testing/people.ts'
import { seedBarAssociations } from './actions/seed-bars.ts'

let room: TestIdentity

before(async () => {
  room = await openTestIdentity()
})
after(() => room.close())

async function newSuperAdmin() {
  const user = await room.newUser()
  room.offices.roles.set(user.userId, ['SUPERADMIN'])
  return user
}

const withBar = {
  bar_association_id: 'tr-izmir',
  bar_registration_number: '4711',
  bar_membership: 'pending',
} as const

/** The registration as the deciding person has seen it. */
const seen = { barAssociationId: 'tr-izmir', registrationNumber: '4711' }

test('bars are listed in Turkish order, those of Turkey before those of Northern Cyprus', async () => {
  const user = await room.newUser()
  const { items } = (await user.call('bars.all')).data
  const names: string[] = items.map(({ name }: { name: string }) => name)
  const place = (name: string) => names.indexOf(name)
  assert.ok(names.length >= 89)
  assert.equal(names[0], 'Adana Barosu')
  for (const [before, after] of [
    ['Bursa Barosu', 'Çanakkale Barosu'],
    ['Çorum Barosu', 'Denizli Barosu'],
    ['Iğdır Barosu', 'İstanbul Barosu'],
    ['Isparta Barosu', 'İzmir Barosu'],
    ['Sivas Barosu', 'Şanlıurfa Barosu'],
    ['Ankara Barosu', 'Ankara 2 No’lu Barosu'],
    ['Zonguldak Barosu', 'Gazimağusa Barosu'],
  ] as const)
    assert.ok(place(before) >= 0 && place(before) < place(after), `${before} before ${after}`)
})

test('the bars of the product are added once, however often the server starts', async () => {
  assert.equal(await seedBarAssociations(room.own()), 0)
})

test('a bar that a super admin adds is visible to everybody', async () => {
  const admin = await newSuperAdmin()
  const made = await admin.call('bars.create', { body: { name: 'Lefke  Barosu', country: 'kktc' } })
  assert.equal(made.data.name, 'Lefke Barosu')
  const { items } = (await (await room.newUser()).call('bars.all')).data
  assert.ok(items.some(({ id }: { id: string }) => id === made.data.id))
  const entries = await room.audit('bar.created')
  assert.ok(
    entries.some(({ subject_id, actor_id }) => subject_id === made.data.id && actor_id === admin.userId),
  )
})

test('a country cannot have two bars of the same name in any spelling', async () => {
  const admin = await newSuperAdmin()
  const create = (name: string, country: string) => admin.call('bars.create', { body: { name, country } })
  for (const name of ['Iğdır Barosu', 'IĞDIR BAROSU', ' ığdır  barosu ', "ankara 2 no'lu barosu"]) {
    const answer = await create(name, 'turkey')
    assert.deepEqual([answer.status, answer.code], [409, 'bar.exists'], name)
  }
  assert.equal((await create('Iğdır Barosu', 'kktc')).status, 200)
  assert.equal((await create('', 'turkey')).code, 'request.invalid')
})

test('if two people add the same bar at once, one is refused because it exists', async () => {
  const admin = await newSuperAdmin()
  const body = { name: 'Yeni Bir Baro', country: 'turkey' }
  const answers = await Promise.all([1, 2, 3].map(() => admin.call('bars.create', { body })))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
})

test('a super admin confirms a registration, and may declare it invalid later', async () => {
  const admin = await newSuperAdmin()
  const user = await room.newUser(withBar)
  const decision = { params: { userId: user.userId }, body: seen }
  const confirmed = await admin.call('bars.setConfirmed', decision)
  assert.deepEqual(confirmed.data, { userId: user.userId, barMembership: 'confirmed' })
  assert.equal((await user.call('user.profile')).data.barMembership, 'confirmed')
  assert.equal((await admin.call('bars.setNotValid', decision)).data.barMembership, 'notValid')
  const [entry] = (await room.audit('bar.membership_refused')).filter(
    ({ subject_id }) => subject_id === user.userId,
  )
  assert.equal(entry?.actor_id, admin.userId)
  assert.deepEqual(entry?.details, { before: 'confirmed', barAssociationId: 'tr-izmir' })
})

test('nobody else can add bars or decide on registrations, not even on their own', async () => {
  const user = await room.newUser(withBar)
  const params = { userId: user.userId }
  const answers = [
    await user.call('bars.create', { body: { name: 'Baro', country: 'turkey' } }),
    await user.call('bars.setConfirmed', { params, body: seen }),
    await user.call('bars.setNotValid', { params, body: seen }),
    await user.call('bars.registrations'),
    await user.call('bars.proposals'),
    await user.call('bars.decideProposal', { params: { proposalId: 'x' }, body: { accept: true } }),
  ]
  for (const { status, code } of answers) assert.deepEqual([status, code], [403, 'access.forbidden'])
  assert.equal((await user.call('user.profile')).data.barMembership, 'pending')
})

test('a decision needs an existing user with a registration', async () => {
  const admin = await newSuperAdmin()
  const user = await room.newUser()
  const unregistered = await admin.call('bars.setConfirmed', {
    params: { userId: user.userId },
    body: seen,
  })
  assert.deepEqual([unregistered.status, unregistered.code], [400, 'bar.no_registration'])
  await user.call('user.erase', { body: { password: testPassword } })
  for (const userId of ['nobody', user.userId]) {
    const answer = await admin.call('bars.setNotValid', { params: { userId }, body: seen })
    assert.deepEqual([answer.status, answer.code], [404, 'user.not_found'])
  }
})
