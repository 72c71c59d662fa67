/** Tests that no code is promised while messages cannot be sent. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newMember } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'

let rooms: TestIdentity
const away = new Set<string>()
before(async () => {
  rooms = await openTestIdentity({ delivers: (channel) => !away.has(channel) })
})
after(() => rooms.close())

const code = 'LA_NotificationServiceResponseIsNull'

test('every call that sends a code says that it cannot, and the refusal does not count', async () => {
  const one = await newMember(rooms)
  const { email, password } = one.form
  const other = { purpose: 'otherDevice', channel: 'email', email, password }
  const number = { token: one.token, body: { newPhoneNumber: '+905321112233', password: one.form.password } }
  const first = await rooms.call('user.forgotPassword', { body: { email } })
  rooms.clock.advance(61)
  const calls = [
    () => rooms.call('auth.requestOtp', { body: other, language: 'en' }),
    () => rooms.call('auth.resendOtp', { body: { codeId: first.data.codeId }, language: 'en' }),
    () => rooms.call('user.updatePhone', { ...number, language: 'en' }),
  ] as const
  away.add('email').add('sms')
  for (const call of calls) {
    const { status, code: given, message } = await call()
    assert.deepEqual([status, given, message], [503, code, 'Failed to send code. Try again later.'])
  }
  away.clear()
  for (const call of calls) assert.equal((await call()).status, 200)
})

test('if one of two channels is unavailable, only that one refuses', async () => {
  const one = await newMember(rooms)
  away.add('sms')
  const number = { token: one.token, body: { newPhoneNumber: '+905321112244', password: one.form.password } }
  assert.equal((await rooms.call('user.updatePhone', number)).code, code)
  assert.equal((await rooms.call('user.forgotPassword', { body: { email: one.form.email } })).status, 200)
  away.clear()
})

test('an address without an account is refused in the same way', async () => {
  const one = await newMember(rooms)
  away.add('email')
  const ask = (email: string) => rooms.call('user.forgotPassword', { body: { email } })
  const [known, unknown] = [await ask(one.form.email), await ask('kimse@ornek.test')]
  assert.deepEqual([known.status, known.body], [503, unknown.body])
  away.clear()
})
