import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Authenticator } from '../factors/testing/authenticator.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'
import { officeOf } from '../testing/offices.ts'
import { testPassword } from '../testing/people.ts'

let room: TestIdentity

before(async () => {
  room = await openTestIdentity()
})
after(() => room.close())

const proof = { body: { password: testPassword } }

/** A user who has left something in every table. */
async function newTracedUser(number: number) {
  const user = await room.newUser({
    name: `Ad${number}izi`,
    surname: `Soyad${number}izi`,
    email: `iz${number}@ornek.test`,
    phone_number: `+9055511100${number}`,
    organisation: `Büro${number}izi`,
    bar_association_id: 'tr-bursa',
    bar_registration_number: `9988${number}`,
    bar_membership: 'confirmed',
  })
  const { challengeId, options } = (await user.call('user.beginPasskey', proof)).data
  const body = { challengeId, name: `Anahtar${number}izi`, response: new Authenticator().create(options) }
  assert.equal((await user.call('user.addPasskey', { body })).status, 200)
  await user.call('user.beginTotp', proof)
  const newPhoneNumber = `+9055522200${number}`
  assert.equal(
    (await user.call('user.updatePhone', { body: { newPhoneNumber, password: testPassword } })).status,
    200,
  )
  assert.equal((await user.call('user.completeTutorial')).status, 200)
  return { ...user, newPhoneNumber }
}

const tables = [
  'accounts',
  'sessions',
  'refresh_tokens',
  'one_time_codes',
  'reset_tokens',
  'tries',
  'second_factors',
  'passkey_challenges',
  'recovery_codes',
  'office_removals',
] as const

/** Every row of the identity tables, the waiting messages and the audit, as text. */
async function everything(): Promise<string> {
  const rows = await room.database.call().system.read(async ({ db }) => {
    const found: unknown[] = []
    for (const table of [...tables, 'waiting_messages', 'audit_entries'])
      found.push(
        await db
          .selectFrom(table as 'accounts')
          .selectAll()
          .execute(),
      )
    return found
  })
  return JSON.stringify(rows)
}

test('the export contains everything that is kept about the caller, and no secret', async () => {
  const user = await newTracedUser(1)
  const { status, data, body } = await user.call('user.exportData')
  assert.equal(status, 200)
  assert.deepEqual(
    [data.account.id, data.account.name, data.account.email, data.account.bar_registration_number],
    [user.userId, 'Ad1izi', 'iz1@ornek.test', '99881'],
  )
  assert.equal(data.sessions.length, 1)
  assert.deepEqual([data.codes.length, data.codes[0].target], [1, user.newPhoneNumber])
  assert.deepEqual(data.secondFactors.map(({ kind }: { kind: string }) => kind).sort(), ['passkey', 'totp'])
  assert.deepEqual(data.office, { memberships: [{ company: officeOf(user.userId) }] })
  const actions = data.audit.map(({ action }: { action: string }) => action)
  assert.ok(actions.includes('factor.added') && actions.includes('tutorial.completed'))
  assert.ok(data.exportedAt)
  const code = /\b\d{6}\b/.exec(
    (await room.letters()).findLast(({ to }) => to === user.newPhoneNumber)?.text ?? '',
  )
  assert.ok(code)
  for (const secret of ['argon2', 'hash', 'sealed', 'public_key', 'credential', code[0]])
    assert.ok(!body.includes(secret), secret)
})

test('the export contains nothing about other people', async () => {
  const user = await newTracedUser(2)
  const stranger = await room.newUser()
  const { body } = await stranger.call('user.exportData')
  for (const trace of [user.userId, '2izi', 'iz2@ornek.test', user.newPhoneNumber])
    assert.ok(!body.includes(trace), trace)
})

test('the export tells what others did to the account, without naming them', async () => {
  const user = await newTracedUser(3)
  const admin = await room.newUser()
  room.offices.roles.set(admin.userId, ['SUPERADMIN'])
  const seen = { barAssociationId: 'tr-bursa', registrationNumber: '99883' }
  await admin.call('bars.setNotValid', { params: { userId: user.userId }, body: seen })
  const { data, body } = await user.call('user.exportData')
  const entry = data.audit.find(({ action }: { action: string }) => action === 'bar.membership_refused')
  assert.equal(entry.own, false)
  assert.ok(!body.includes(admin.userId))
})

test('after an erasure no table tells who the person was; only the audit keeps the id', async () => {
  const user = await newTracedUser(4)
  await room.newSession(user.userId)
  assert.ok((await everything()).includes('4izi'))
  assert.deepEqual((await user.call('user.erase', proof)).data, { done: true })
  const text = await everything()
  for (const trace of ['4izi', 'iz4@ornek.test', '+90555111004', '+90555222004', '99884'])
    assert.ok(!text.includes(trace), trace)
  const [entry] = (await room.audit('account.erased')).filter(({ subject_id }) => subject_id === user.userId)
  assert.deepEqual([entry?.actor_id, entry?.details], [user.userId, {}])
  assert.ok(room.offices.left.has(user.userId))
})

test('an erased account is signed out everywhere and nobody can sign in to it', async () => {
  const user = await newTracedUser(5)
  const other = await room.newSession(user.userId)
  await user.call('user.erase', proof)
  for (const token of [user.token, other.token])
    assert.equal((await room.call('user.profile', { token })).code, 'session.required')
  const body = { email: 'iz5@ornek.test', password: testPassword }
  assert.equal((await room.call('auth.login', { body })).code, 'auth.invalid_credentials')
  const account = await room.rows('select password_hash from accounts where id = $1', [user.userId])
  assert.deepEqual(account, [{ password_hash: null }])
  const rows = await room.database
    .call()
    .system.read(({ db }) =>
      db.selectFrom('sessions').selectAll().where('user_id', '=', user.userId).execute(),
    )
  for (const session of rows)
    assert.deepEqual([session.end_reason, session.device, session.address], ['erased', '', ''])
})

test('address and number of an erased account are free again', async () => {
  const user = await newTracedUser(6)
  await user.call('user.erase', proof)
  const next = await room.newUser({ email: 'iz6@ornek.test', phone_number: '+90555111006' })
  assert.notEqual(next.userId, user.userId)
  assert.equal((await next.call('user.profile')).data.email, 'iz6@ornek.test')
})

test('a wrong password erases nothing and is counted', async () => {
  const user = await newTracedUser(7)
  const bad = { body: { password: 'Yanlis-Parola-1' } }
  assert.equal((await user.call('user.erase', bad)).code, 'auth.wrong_password')
  assert.equal((await user.call('user.profile')).data.name, 'Ad7izi')
  const codes: string[] = []
  for (let tries = 0; tries < 12; tries++) codes.push((await user.call('user.erase', bad)).code)
  assert.equal(codes.at(-1), 'auth.too_many_tries')
})

test('the last administrator of an office with others cannot be erased, and the account stays complete', async () => {
  const user = await newTracedUser(8)
  room.offices.lastAdmins.add(user.userId)
  const answer = await user.call('user.erase', proof)
  assert.deepEqual([answer.status, answer.code], [409, 'company.last_admin'])
  const { data } = await user.call('user.profile')
  assert.deepEqual([data.name, data.phoneNumber], ['Ad8izi', '+90555111008'])
  assert.equal((await user.call('user.factors')).data.items.length, 1)
})
