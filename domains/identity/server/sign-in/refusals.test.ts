import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { anotherCode, newestCode, statementsDuring } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'
import { testPassword } from '../testing/people.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

const wrong = 'Yanlis-Parola-1'
const signIn = (email: string, password = wrong, address = '198.51.100.7') =>
  rooms.call('auth.login', { body: { email, password }, address })
const refusalsOf = async (userId: string) =>
  (await rooms.audit('sign_in.refused')).filter(({ subject_id }) => subject_id === userId)

test('a wrong password is in the record of the office, with device and network', async () => {
  const { userId, email } = await rooms.newUser()
  assert.equal((await signIn(email)).code, 'auth.invalid_credentials')
  const [entry, ...more] = await refusalsOf(userId)
  assert.deepEqual(more, [])
  assert.deepEqual(
    [entry?.actor_id, entry?.details],
    [null, { reason: 'password', device: 'Chrome, Windows', network: '198.51.100.7' }],
  )
  const [row] = await rooms.rows('select company_id from audit_entries where subject_id = $1', [userId])
  assert.equal(row.company_id, `office-${userId}`)
})

test('a flood of failures leaves few entries', async () => {
  const { userId, email } = await rooms.newUser()
  for (let tries = 0; tries < 9; tries += 1) await signIn(email)
  assert.equal((await refusalsOf(userId)).length, 2)
  rooms.clock.advance(901)
  await signIn(email)
  assert.equal((await refusalsOf(userId)).length, 3)
  for (let network = 0; network < 30; network += 1) await signIn(email, wrong, `203.0.113.${network}`)
  assert.equal((await refusalsOf(userId)).length, 20)
})

test('an address without an account runs the same statements and leaves no entry', async () => {
  const { email } = await rooms.newUser()
  const before = (await rooms.audit('sign_in.refused')).length
  for (const attempt of [1, 2]) {
    const known = await statementsDuring(rooms, () => signIn(email, wrong, '198.51.100.20'))
    const unknown = await statementsDuring(rooms, () => signIn('hic@ornek.test', wrong, '198.51.100.21'))
    assert.equal(known.answer.body, unknown.answer.body)
    assert.equal(known.count, unknown.count, `attempt ${attempt}`)
  }
  assert.equal((await rooms.audit('sign_in.refused')).length, before + 2)
})

test('a wrong code of the second step is recorded', async () => {
  const { userId, email } = await rooms.newUser()
  const body = { purpose: 'otherDevice', channel: 'email', email, password: testPassword }
  const { data } = await rooms.call('auth.requestOtp', { body })
  const code = anotherCode(await newestCode(rooms))
  await rooms.call('auth.verify', { body: { codeId: data.codeId, code } })
  assert.deepEqual(
    (await refusalsOf(userId)).map(({ details }) => (details as { reason: string }).reason),
    ['code'],
  )
})

test('entries of an erased account contain neither device nor network', async () => {
  const { userId, email, call } = await rooms.newUser()
  await signIn(email)
  await call('user.erase', { body: { password: testPassword } })
  assert.deepEqual(
    (await refusalsOf(userId)).map(({ details }) => details),
    [{ reason: 'password' }],
  )
})
