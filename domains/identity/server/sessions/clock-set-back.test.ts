/**
 * Tests of a server whose clock was ahead and is corrected: times that were stored meanwhile delay nobody for a day.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { codeLimits } from '../../rules/codes.ts'
import { fromOneNetwork } from '../../rules/tries.ts'
import { newestCode, newMember } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'
import { testPassword } from '../testing/people.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

const DAY = 86_400
const longest = fromOneNetwork.longestPauseSeconds

test('a pause after wrong passwords ends, and is never longer than the longest one', async () => {
  const { form, token } = await newMember(rooms)
  await rooms.call('auth.logout', { token })
  const signIn = (password = form.password) =>
    rooms.call('auth.login', { body: { email: form.email, password } })
  for (let tries = 0; tries < fromOneNetwork.free; tries += 1) await signIn('Yanlis-Parola-1')
  rooms.clock.advance(-DAY)
  const { code, retryAfter } = await signIn()
  assert.equal(code, 'auth.too_many_tries')
  assert.ok(retryAfter <= longest, String(retryAfter))
  rooms.clock.advance(retryAfter)
  assert.equal((await signIn()).status, 200)
})

test('the pause after wrong codes of an app is no longer either, and its codes are accepted at once', async () => {
  const user = await rooms.newUser()
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: rooms.clock.now().getTime() })
  const { factorId, secret } = (await user.call('user.beginTotp', { body: { password: testPassword } })).data
  await user.call('user.confirmTotp', { body: { factorId, code: codeOf(secret) } })
  const enter = async (code: string, times: number) => {
    const { token } = await rooms.newSession(user.userId, { verified: false })
    const answers = []
    for (let tries = 0; tries < times; tries += 1)
      answers.push(await rooms.call('auth.verifyTotp', { token, body: { code } }))
    return answers.at(-1)
  }
  for (let sessions = 0; sessions < 4; sessions += 1) await enter('000000', 5)
  rooms.clock.advance(-DAY)
  const paused = await enter(codeOf(secret), 1)
  assert.equal(paused?.code, 'auth.too_many_tries')
  assert.ok(paused.retryAfter <= longest, String(paused.retryAfter))
  rooms.clock.advance(paused.retryAfter)
  assert.equal((await enter(codeOf(secret), 1))?.status, 200)
})

test('the wait for another code is no longer than the usual one', async () => {
  const { token } = await newMember(rooms)
  const { form } = await newMember(rooms)
  const forgot = () => rooms.call('user.forgotPassword', { body: { email: form.email } })
  for (let codes = 0; codes < codeLimits.perNetworkAndHour; codes += 1) {
    assert.equal((await forgot()).status, 200)
    rooms.clock.advance(codeLimits.resendSeconds)
  }
  assert.equal((await forgot()).code, 'code.too_soon')
  rooms.clock.advance(-DAY)
  assert.equal((await forgot()).status, 200)
  assert.match(await newestCode(rooms), /^\d{6}$/)
  assert.equal((await rooms.call('user.profile', { token })).status, 200)
})
