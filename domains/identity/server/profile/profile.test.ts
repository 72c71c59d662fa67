import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Profile } from '../../schemas.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'

let room: TestIdentity

before(async () => {
  room = await openTestIdentity()
})
after(() => room.close())

const update = (more: object = {}) => ({
  body: { name: 'Deniz', surname: 'Örnek', occupation: 'lawyer', ...more },
})

test('a profile contains the account and what the office grants', async () => {
  const user = await room.newUser({
    name: 'İnci',
    surname: 'Işık',
    bar_association_id: 'tr-ankara',
    bar_registration_number: '12345',
    bar_membership: 'pending',
  })
  const { data } = await user.call('user.profile')
  assert.deepEqual(data, Profile.parse(data))
  assert.deepEqual(
    [data.name, data.surname, data.email, data.barRegistrationNumber, data.barMembership],
    ['İnci', 'Işık', user.email, '12345', 'pending'],
  )
  assert.deepEqual(data.barAssociation, { id: 'tr-ankara', name: 'Ankara Barosu', country: 'turkey' })
  assert.deepEqual([data.company.name, data.roles, data.verified], ['Örnek Hukuk Bürosu', ['ADMIN'], true])
  assert.ok(!JSON.stringify(data).includes('argon2'))
})

test('before the second step the profile says so, hides the telephone, and cannot be changed', async () => {
  const user = await room.newUser({ phone_number: '+905559998877', bar_registration_number: '31415' })
  const { token } = await room.newSession(user.userId, { verified: false, kind: 'browser' })
  const { data, body } = await room.call('user.profile', { token })
  assert.deepEqual([data.verified, data.phoneNumber], [false, '+90 ••• ••• •• 77'])
  assert.ok(!body.includes('31415'))
  assert.equal((await room.call('user.updateProfile', { token, ...update() })).code, 'session.unverified')
})

test('a change of names and occupation applies at once, and the audit names the fields without their values', async () => {
  const user = await room.newUser()
  const changed = await user.call('user.updateProfile', update({ name: ' Ayşe ', occupation: 'paralegal' }))
  assert.deepEqual([changed.data.name, changed.data.occupation], ['Ayşe', 'paralegal'])
  assert.equal((await user.call('user.profile')).data.name, 'Ayşe')
  const entries = await room.audit('profile.changed')
  const entry = entries.find(({ subject_id }) => subject_id === user.userId)
  assert.deepEqual(entry?.details, { fields: ['name', 'occupation'] })
})

test('a name is required and shorter than 64 characters', async () => {
  const user = await room.newUser()
  for (const name of ['', '   ', 'a'.repeat(64)])
    assert.equal((await user.call('user.updateProfile', update({ name }))).code, 'request.invalid')
  const longest = await user.call('user.updateProfile', update({ name: 'a'.repeat(63) }))
  assert.equal(longest.status, 200)
})

test('an academic needs an address that ends in edu.tr', async () => {
  const lawyer = await room.newUser({ email: 'hoca@fakeedu.tr' })
  const scholar = await room.newUser({ email: 'hoca@hukuk.ankara.edu.tr' })
  const academic = update({ occupation: 'academic' })
  assert.equal((await lawyer.call('user.updateProfile', academic)).code, 'profile.academic_email')
  assert.equal((await lawyer.call('user.profile')).data.occupation, 'lawyer')
  assert.equal((await scholar.call('user.updateProfile', academic)).data.occupation, 'academic')
})

test('a new bar or number must be confirmed again, and fields that are not sent stay', async () => {
  const user = await room.newUser({
    bar_association_id: 'tr-ankara',
    bar_registration_number: '12345',
    bar_membership: 'confirmed',
  })
  const membership = async (more: object) => {
    const { data } = await user.call('user.updateProfile', update(more))
    return [data.barMembership, data.barAssociation?.id ?? null, data.barRegistrationNumber]
  }
  assert.deepEqual(await membership({}), ['confirmed', 'tr-ankara', '12345'])
  assert.deepEqual(await membership({ barAssociationId: 'tr-ankara' }), ['confirmed', 'tr-ankara', '12345'])
  assert.deepEqual(await membership({ barRegistrationNumber: '777' }), ['pending', 'tr-ankara', '777'])
  assert.deepEqual(await membership({ barAssociationId: null }), ['none', null, '777'])
  assert.deepEqual(await membership({ barAssociationId: 'kktc-girne' }), ['pending', 'kktc-girne', '777'])
})

test('a bar that does not exist is refused, and nothing of the change is stored', async () => {
  const user = await room.newUser()
  const answer = await user.call(
    'user.updateProfile',
    update({ name: 'Başka', barAssociationId: 'tr-atlantis' }),
  )
  assert.deepEqual([answer.status, answer.code], [404, 'bar.not_found'])
  assert.equal((await user.call('user.profile')).data.name, 'Deniz')
})

test('a completed tutorial is not shown again', async () => {
  const user = await room.newUser()
  assert.deepEqual((await user.call('user.tutorialStatus')).data, { completed: false })
  assert.deepEqual((await user.call('user.completeTutorial')).data, { completed: true })
  assert.deepEqual((await user.call('user.tutorialStatus')).data, { completed: true })
  assert.equal((await user.call('user.profile')).data.tutorialCompleted, true)
})
