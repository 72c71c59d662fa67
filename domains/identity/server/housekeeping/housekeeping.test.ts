import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newMember, signUpForm } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'
import { tidyAccounts } from './housekeeping.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

const DAY = 86_400
const refuse = (error: unknown) => assert.fail(String(error))

test('an account whose mailbox is not proven within a week is erased', async () => {
  const form = signUpForm({ email: 'baskasi@ornek.test', phoneNumber: '+905371000001' })
  const { data } = await rooms.call('auth.register', { body: form })
  rooms.clock.advance(6 * DAY)
  await tidyAccounts(rooms.own(), refuse)
  assert.equal((await rooms.call('auth.login', { body: form })).data.userId, data.userId)
  rooms.clock.advance(2 * DAY)
  assert.equal(await tidyAccounts(rooms.own(), refuse), 1)
  assert.ok(rooms.offices.left.has(data.userId))
  const entry = (await rooms.audit('account.erased')).find(({ subject_id }) => subject_id === data.userId)
  assert.deepEqual([entry?.actor_id, entry?.details], [null, {}])
  assert.equal((await rooms.call('auth.login', { body: form })).code, 'auth.invalid_credentials')
})

test('members stay, with their sessions and the used tokens by which a copy is detected', async () => {
  const one = await newMember(rooms, { email: 'uye@ornek.test', phoneNumber: '+905371000002' })
  const { data } = await rooms.call('auth.refresh', { body: { refreshToken: one.refreshToken } })
  rooms.clock.advance(20 * DAY)
  await tidyAccounts(rooms.own(), refuse)
  assert.equal((await rooms.rows('select from one_time_codes')).length, 0)
  assert.equal(
    (await rooms.rows('select from accounts where id = $1 and erased_at is null', [one.userId])).length,
    1,
  )
  await rooms.call('auth.refresh', { body: { refreshToken: one.refreshToken } })
  const copied = await rooms.call('auth.refresh', { body: { refreshToken: data.refreshToken } })
  assert.equal(copied.status, 401)
})

test('a user with an ended session sees the reason for thirty days', async () => {
  const one = await newMember(rooms, { email: 'ayrilan@ornek.test', phoneNumber: '+905371000009' })
  await rooms.call('auth.logout', { token: one.token })
  const comesBack = async () =>
    (await rooms.call('auth.refresh', { body: { refreshToken: one.refreshToken } })).code
  rooms.clock.advance(DAY)
  await tidyAccounts(rooms.own(), refuse)
  assert.equal(await comesBack(), 'session.ended')
  rooms.clock.advance(30 * DAY)
  await tidyAccounts(rooms.own(), refuse)
  assert.equal(await comesBack(), 'session.required')
})

test('sessions that ended half a year ago are deleted', async () => {
  const one = await newMember(rooms, { email: 'eski@ornek.test', phoneNumber: '+905371000003' })
  await rooms.call('auth.logout', { token: one.token })
  const kept = () => rooms.rows('select from sessions where user_id = $1', [one.userId])
  await tidyAccounts(rooms.own(), refuse)
  assert.equal((await kept()).length, 1)
  rooms.clock.advance(181 * DAY)
  await tidyAccounts(rooms.own(), refuse)
  assert.equal((await kept()).length, 0)
  const { email, password } = one.form
  assert.equal((await rooms.call('auth.login', { body: { email, password } })).status, 200)
})

test('after half a year the origin of a failed sign-in is deleted, but not the entry itself', async () => {
  const { userId, email } = await rooms.newUser()
  await rooms.call('auth.login', { body: { email, password: 'Yanlis-Parola-1' } })
  const details = async () =>
    (await rooms.audit('sign_in.refused')).find(({ subject_id }) => subject_id === userId)?.details
  await tidyAccounts(rooms.own(), refuse)
  assert.ok('network' in Object(await details()))
  rooms.clock.advance(181 * DAY)
  await tidyAccounts(rooms.own(), refuse)
  assert.deepEqual(await details(), { reason: 'password' })
})

test('the used tokens of an open session are deleted after thirty days', async () => {
  const one = await newMember(rooms, { email: 'uzun@ornek.test', phoneNumber: '+905371000004' })
  const used = () =>
    rooms.rows(
      `select from refresh_tokens join sessions on sessions.id = session_id
       where user_id = $1 and used_at is not null and ended_at is null`,
      [one.userId],
    )
  const { data } = await rooms.call('auth.refresh', { body: { refreshToken: one.refreshToken } })
  rooms.clock.advance(29 * DAY)
  await rooms.call('auth.refresh', { body: { refreshToken: data.refreshToken } })
  await tidyAccounts(rooms.own(), refuse)
  assert.equal((await used()).length, 2)
  rooms.clock.advance(2 * DAY)
  await tidyAccounts(rooms.own(), refuse)
  assert.equal((await used()).length, 1)
})
