import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newestCode, newMember, statementsDuring } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

const member = () => newMember(rooms)
const fresh = { password: 'Yeni-Parola-22', confirmPassword: 'Yeni-Parola-22' }
const forget = (email: string, address?: string) =>
  rooms.call('user.forgotPassword', { body: { email }, ...(address ? { address } : {}) })
const enter = (codeId: string, code: string) =>
  rooms.call('user.forgotPasswordVerify', { body: { codeId, code } })
const reset = (resetToken: string, language: 'tr' | 'en' = 'en') =>
  rooms.call('user.resetPassword', { body: { resetToken, ...fresh }, language })
const signIn = (email: string, password: string) => rooms.call('auth.login', { body: { email, password } })

/** Requests a code, reads the letter and enters the code. */
async function grantFor(email: string): Promise<string> {
  const { data } = await forget(email)
  return (await enter(data.codeId, await newestCode(rooms))).data.resetToken
}

test('a code sets a new password, and all sessions end', async () => {
  const one = await member()
  assert.equal((await reset(await grantFor(one.form.email))).status, 200)
  assert.equal((await rooms.call('user.sessions', { token: one.token })).status, 401)
  assert.equal((await signIn(one.form.email, one.form.password)).code, 'auth.invalid_credentials')
  assert.equal((await signIn(one.form.email, fresh.password)).status, 200)
  assert.ok(
    (await rooms.letters()).some(
      ({ to, subject }) => to === one.form.email && subject === 'Mizan parolanız değişti',
    ),
  )
})

test('an address without an account gets the same answer after the same statements, but no letter', async () => {
  const one = await member()
  const statements = (email: string, address: string) => statementsDuring(rooms, () => forget(email, address))
  const before = (await rooms.letters()).length
  const unknown = await statements('kimse@ornek.test', '192.0.2.50')
  assert.equal((await rooms.letters()).length, before)
  const known = await statements(one.form.email, '192.0.2.51')
  assert.equal((await rooms.letters()).length, before + 1)
  assert.equal(unknown.answer.status, 200)
  assert.deepEqual(
    { ...unknown.answer.data, codeId: '', hint: '' },
    { ...known.answer.data, codeId: '', hint: '' },
  )
  assert.equal(unknown.answer.data.hint, 'k•••@o•••.test')
  assert.ok(known.count > 8)
  assert.equal(unknown.count, known.count)
})

test('the code of an address without an account is wrong, locked and sent again like any other', async () => {
  const { data } = await forget('hic@ornek.test')
  const codes = []
  for (let tries = 0; tries < 6; tries += 1) codes.push((await enter(data.codeId, '123456')).code)
  assert.deepEqual(codes.slice(3), ['code.wrong', 'code.locked', 'code.locked'])
  const resend = () => rooms.call('auth.resendOtp', { body: { codeId: data.codeId } })
  assert.equal((await resend()).code, 'code.too_soon')
  rooms.clock.advance(61)
  const again = await resend()
  assert.deepEqual([again.status, again.data.channel, again.data.hint], [200, 'email', 'h•••@o•••.test'])
  assert.equal((await enter(again.data.codeId, '123456')).code, 'code.wrong')
})

test('a reset token works once and within ten minutes', async () => {
  const one = await member()
  const token = await grantFor(one.form.email)
  assert.equal((await reset(token)).status, 200)
  const twice = await reset(token)
  assert.deepEqual(
    [twice.code, twice.message],
    ['reset.invalid_token', 'Password reset failed. Please restart the process'],
  )
  const unknown = await reset('made-up')
  assert.deepEqual(
    [unknown.status, unknown.code, unknown.message],
    [400, 'reset.unknown_token', 'Invalid token'],
  )
  rooms.clock.advance(61)
  const late = await grantFor(one.form.email)
  rooms.clock.advance(601)
  assert.equal((await reset(late)).code, 'reset.expired')
})

test('of many simultaneous resets with one token a single one succeeds', async () => {
  const one = await member()
  const token = await grantFor(one.form.email)
  const all = await Promise.all(Array.from({ length: 6 }, () => reset(token)))
  assert.equal(all.filter(({ status }) => status === 200).length, 1)
})

test('a code for a reset works for nothing else, and no other code for a reset', async () => {
  const one = await member()
  const { data } = await forget(one.form.email)
  const code = await newestCode(rooms)
  const elsewhere = await rooms.call('auth.verify', { token: one.token, body: { codeId: data.codeId, code } })
  assert.equal(elsewhere.code, 'code.wrong')
  rooms.clock.advance(61)
  const request = { purpose: 'verification', channel: 'email' }
  const sent = await rooms.call('auth.requestOtp', { token: one.token, body: request })
  assert.equal((await enter(sent.data.codeId, await newestCode(rooms))).code, 'code.wrong')
  assert.equal((await enter(data.codeId, code)).status, 200)
})

test('strangers can neither use up nor void the codes of an owner on a familiar network', async () => {
  const one = await member()
  const { data } = await forget(one.form.email)
  const code = await newestCode(rooms)
  for (let number = 0; number < 20; number += 1) {
    if (number % 10 === 9) rooms.clock.advance(3601)
    assert.equal((await forget(one.form.email, `198.51.100.${number}`)).status, 200)
  }
  const stranger = await forget(one.form.email, '203.0.113.7')
  assert.deepEqual([stranger.status, stranger.code], [429, 'code.too_soon'])
  assert.ok(stranger.retryAfter <= 7_200)
  const own = await forget(one.form.email)
  assert.equal(own.status, 200)
  assert.equal((await enter(data.codeId, code)).code, 'code.expired')
  const mine = await newestCode(rooms)
  assert.equal((await forget(one.form.email, '203.0.113.8')).status, 429)
  assert.equal((await enter(own.data.codeId, mine)).status, 200)
})

test('a letter is in the language of the account, whatever the language of the stranger’s browser', async () => {
  const one = await member()
  await rooms.call('user.forgotPassword', { body: { email: one.form.email }, language: 'en' })
  assert.equal((await rooms.letters()).at(-1)?.subject, 'Mizan parola sıfırlama kodunuz')
  await rooms.call('auth.refresh', { body: { refreshToken: one.refreshToken }, language: 'en' })
  rooms.clock.advance(61)
  await rooms.call('user.forgotPassword', { body: { email: one.form.email }, language: 'tr' })
  assert.equal((await rooms.letters()).at(-1)?.subject, 'Your Mizan password reset code')
})

test('a new password voids codes that were sent before', async () => {
  const one = await member()
  const body = {
    purpose: 'otherDevice',
    channel: 'email',
    email: one.form.email,
    password: one.form.password,
  }
  const sent = await rooms.call('auth.requestOtp', { body })
  const code = await newestCode(rooms)
  const granted = await grantFor(one.form.email)
  const change = { currentPassword: one.form.password, ...fresh }
  assert.equal((await rooms.call('user.changePassword', { token: one.token, body: change })).status, 200)
  assert.equal(
    (await rooms.call('auth.verify', { body: { codeId: sent.data.codeId, code } })).code,
    'code.expired',
  )
  assert.equal((await reset(granted)).code, 'reset.invalid_token')
})

test('changing the password needs the old one, keeps this session and ends the others', async () => {
  const one = await member()
  const { email, password } = one.form
  const extension = await rooms.call('auth.extensionLogin', { body: { email, password } })
  const change = (currentPassword: string) =>
    rooms.call('user.changePassword', { token: one.token, body: { currentPassword, ...fresh } })
  assert.equal((await change('Yanlis-Parola-1')).code, 'auth.wrong_password')
  assert.equal((await change(password)).status, 200)
  assert.equal((await rooms.call('user.sessions', { token: one.token })).status, 200)
  assert.equal((await rooms.call('user.sessions', { token: extension.data.accessToken })).status, 401)
  const codes = []
  for (let tries = 0; tries < 11; tries += 1) codes.push((await change('Yanlis-Parola-1')).code)
  assert.deepEqual(codes.slice(9), ['auth.wrong_password', 'auth.too_many_tries'])
})
