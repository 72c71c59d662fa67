/** Tests that nothing in a backup lets its reader sign in after it was restored. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestDatabase } from '@mizan/platform/testing'
import { newestCode, newMember } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'
import { endAccess } from './store/restored-access.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

async function restored(): Promise<void> {
  const client = await rooms.database.pool.connect()
  await client.query(`begin; select set_config('app.company_id', '*', true)`)
  await endAccess(client, rooms.clock.now())
  await client.query('commit')
  client.release()
}

test('a restore ends every session: both tokens are refused, and the password opens a new session', async () => {
  const member = await newMember(rooms)
  await restored()
  const used = await rooms.call('user.sessions', { token: member.token })
  const renewed = await rooms.call('auth.refresh', { body: { refreshToken: member.refreshToken } })
  for (const { status, code } of [used, renewed]) assert.deepEqual([status, code], [401, 'session.required'])
  const { email, password } = member.form
  const again = await rooms.call('auth.login', { body: { email, password } })
  assert.equal(again.status, 200, again.body)
})

test('codes that were waiting to be entered are refused after a restore', async () => {
  const member = await newMember(rooms)
  const sent = await rooms.call('user.forgotPassword', { body: { email: member.form.email } })
  const code = await newestCode(rooms)
  await restored()
  const entered = await rooms.call('user.forgotPasswordVerify', { body: { codeId: sent.data.codeId, code } })
  assert.deepEqual([entered.status, entered.code], [400, 'code.expired'])
})

test('an unused token for a new password is void after a restore', async () => {
  const member = await newMember(rooms)
  const sent = await rooms.call('user.forgotPassword', { body: { email: member.form.email } })
  const body = { codeId: sent.data.codeId, code: await newestCode(rooms) }
  const { resetToken } = (await rooms.call('user.forgotPasswordVerify', { body })).data
  await restored()
  const password = 'Yepyeni-Parola-7'
  const reset = await rooms.call('user.resetPassword', {
    body: { resetToken, password, confirmPassword: password },
  })
  assert.equal(reset.code, 'reset.invalid_token')
})

test('a backup from before there were accounts can be restored', async () => {
  const database = await openTestDatabase([])
  await endAccess(database.pool, new Date())
})
