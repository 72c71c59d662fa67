import assert from 'node:assert/strict'
import { after, before, mock, test } from 'node:test'
import { newestCode } from '../testing/codes.ts'
import { openTestIdentity, type RowName, type TestIdentity } from '../testing/index.ts'
import { testPassword } from '../testing/people.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

/** The owner sets another password just after the old one was compared. */
async function whileReplaced<Answer>(userId: string, work: () => Promise<Answer>): Promise<Answer> {
  const { passwords } = rooms.identity
  const matches = passwords.matches.bind(passwords)
  const replaced = mock.method(passwords, 'matches', async (stored: string, password: string) => {
    const same = await matches(stored, password)
    await rooms.database
      .call()
      .system(({ db }) =>
        db.updateTable('accounts').set({ password_hash: 'other' }).where('id', '=', userId).execute(),
      )
    return same
  })
  return work().finally(() => replaced.mock.restore())
}

const change = { password: 'Hirsiz-Parola-1', confirmPassword: 'Hirsiz-Parola-1' }
const proven: [RowName, object][] = [
  ['user.changePassword', { currentPassword: testPassword, ...change }],
  ['user.beginTotp', { password: testPassword }],
  ['user.beginPasskey', { password: testPassword }],
  ['user.erase', { password: testPassword }],
]

for (const [name, body] of proven)
  test(`${name} with a password that is being replaced is refused`, async () => {
    const { userId, call } = await rooms.newUser()
    const { code } = await whileReplaced(userId, () => call(name, { body }))
    assert.equal(code, 'auth.wrong_password')
    const [account] = await rooms.rows('select password_hash from accounts where id = $1', [userId])
    assert.equal(account.password_hash, 'other')
  })

test('a code that a new password has voided cannot be sent again', async () => {
  const { userId, email } = await rooms.newUser()
  const body = { purpose: 'otherDevice', channel: 'email', email, password: testPassword }
  const { data } = await rooms.call('auth.requestOtp', { body })
  await newestCode(rooms)
  rooms.clock.advance(61)
  const voided = rooms.database.call().system(async ({ db }) => {
    await db.selectFrom('accounts').selectAll().where('id', '=', userId).forUpdate().execute()
    const resent = rooms.call('auth.resendOtp', { body: { codeId: data.codeId } })
    await rooms.rows('select pg_sleep(0.2)')
    const used = { used_at: rooms.clock.now() }
    await db.updateTable('one_time_codes').set(used).where('id', '=', data.codeId).execute()
    return { resent }
  })
  assert.equal((await (await voided).resent).code, 'code.expired')
})

test('a right password at the last free attempt does not make its owner wait', async () => {
  const { email, userId } = await rooms.newUser()
  const signIn = (password: string, address: string) =>
    rooms.call('auth.login', { body: { email, password }, address })
  for (let number = 0; number < 49; number += 1) await signIn('Yanlis-Parola-1', `198.51.100.${number}`)
  await rooms.newSession(userId)
  await rooms.database
    .call()
    .system(({ db }) =>
      db.updateTable('sessions').set({ ended_at: rooms.clock.now() }).where('user_id', '=', userId).execute(),
    )
  assert.equal((await signIn(testPassword, '203.0.113.1')).status, 200)
  assert.equal((await signIn('Yanlis-Parola-1', '203.0.113.2')).code, 'auth.invalid_credentials')
})
