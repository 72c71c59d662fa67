/** Tests of accounts and sessions whose first code is still to be entered. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newestCode, signUpForm } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

let people = 0
/** Signs up without entering a code. */
async function newcomer(more: Record<string, unknown> = {}) {
  people += 1
  const form = signUpForm({
    email: `yeni.${people}@ornek.test`,
    phoneNumber: `+90539${1_000_000 + people}`,
    ...more,
  })
  const { data } = await rooms.call('auth.register', { body: form })
  return { form, ...(data as { accessToken: string; refreshToken: string }) }
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>

const signIn = ({ form }: Newcomer, more: Record<string, unknown> = {}) =>
  rooms.call('auth.login', { body: { email: form.email, password: form.password, ...more } })
const refresh = (refreshToken: string) => rooms.call('auth.refresh', { body: { refreshToken } })

test('an invitation waits for the second step of any sign-in', async () => {
  rooms.offices.invitations.set('davet-bekler', null)
  const { data } = await signIn(await newcomer(), { invitationId: 'davet-bekler' })
  assert.equal(data.verificationRequired, true)
  assert.equal(rooms.offices.invitations.get('davet-bekler'), null)
})

test('a session whose second step is not done lasts a day, however often it is renewed', async () => {
  const one = await newcomer()
  rooms.clock.advance(86_400 - 300)
  const { data } = await refresh(one.refreshToken)
  assert.equal((await rooms.call('user.profile', { token: data.accessToken })).status, 200)
  rooms.clock.advance(300)
  // The token itself would be valid for ten more minutes.
  assert.equal((await rooms.call('user.profile', { token: data.accessToken })).status, 401)
  assert.equal((await refresh(data.refreshToken)).status, 401)
})

test('the owner is not notified of the first sign-in of an account', async () => {
  const one = await newcomer()
  await signIn(one)
  const letters = (await rooms.letters()).filter(({ to }) => to === one.form.email)
  assert.deepEqual(letters, [])
})

test('a new password by mail also proves the address, so that no further code is needed', async () => {
  const one = await newcomer()
  const sent = await rooms.call('user.forgotPassword', { body: { email: one.form.email } })
  const entered = { codeId: sent.data.codeId, code: await newestCode(rooms) }
  const { resetToken } = (await rooms.call('user.forgotPasswordVerify', { body: entered })).data
  const password = 'Yeni-Parola-22'
  await rooms.call('user.resetPassword', { body: { resetToken, password, confirmPassword: password } })
  const { data } = await signIn(one, { password })
  assert.equal(data.verificationRequired, false)
})

test('a bar that is given at sign-up waits for confirmation', async () => {
  const bars = await rooms.rows('select id from bar_associations limit 1')
  const withBar = await newcomer({ barAssociationId: bars[0].id })
  const without = await newcomer()
  const membership = async ({ accessToken }: Newcomer) =>
    (await rooms.call('user.profile', { token: accessToken })).data.barMembership
  assert.deepEqual([await membership(withBar), await membership(without)], ['pending', 'none'])
})
