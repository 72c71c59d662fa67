import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { anotherCode, newestCode, newMember, signUpForm } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

let people = 0
const numbers = () => {
  people += 1
  return { email: `yeni.${people}@ornek.test`, phoneNumber: `+90536${1_000_000 + people}` }
}
/** Signs up without entering a code. */
async function newcomer() {
  const { data } = await rooms.call('auth.register', { body: signUpForm(numbers()) })
  return { token: data.accessToken as string, userId: data.userId as string }
}
const request = (token: string, channel: 'email' | 'sms' = 'email', address?: string) =>
  rooms.call('auth.requestOtp', {
    token,
    body: { purpose: 'verification', channel },
    ...(address ? { address } : {}),
  })
const enter = (token: string | undefined, codeId: string, code: string) =>
  rooms.call('auth.verify', { body: { codeId, code }, ...(token ? { token } : {}) })

test('a code expires after five minutes', async () => {
  const { token } = await newcomer()
  const { data } = await request(token)
  const code = await newestCode(rooms)
  rooms.clock.advance(300)
  assert.equal((await enter(token, data.codeId, code)).code, 'code.expired')
})

test('a code can be sent again after a minute, also by another channel, and the old one no longer counts', async () => {
  const { token } = await newcomer()
  const { data } = await request(token)
  const first = await newestCode(rooms)
  const resend = (codeId: string, channel?: string) =>
    rooms.call('auth.resendOtp', { token, body: { codeId, channel } })
  const soon = await resend(data.codeId)
  assert.deepEqual([soon.status, soon.code, soon.headers['retry-after']], [429, 'code.too_soon', '60'])
  assert.equal(soon.retryAfter, 60)
  rooms.clock.advance(60)
  const again = await resend(data.codeId, 'sms')
  assert.equal(again.data.channel, 'sms')
  assert.equal((await rooms.letters()).at(-1)?.channel, 'sms')
  assert.equal((await enter(token, data.codeId, first)).code, 'code.expired')
  assert.equal((await resend(data.codeId)).code, 'code.expired')
  assert.equal((await enter(token, again.data.codeId, await newestCode(rooms))).status, 200)
})

test('the code of another person is answered like a wrong code', async () => {
  const victim = await newcomer()
  const { data } = await request(victim.token)
  const code = await newestCode(rooms)
  const stranger = await newcomer()
  assert.equal((await enter(stranger.token, data.codeId, code)).code, 'code.wrong')
  assert.equal((await enter(stranger.token, 'no-such-code', code)).code, 'code.wrong')
  const resent = await rooms.call('auth.resendOtp', { token: stranger.token, body: { codeId: data.codeId } })
  assert.equal(resent.code, 'code.expired')
  assert.equal((await enter(undefined, data.codeId, code)).code, 'session.required')
  assert.equal((await enter(victim.token, data.codeId, code)).status, 200)
})

test('of fifty simultaneous guesses five are compared', async () => {
  const { token } = await newcomer()
  const { data } = await request(token)
  const code = await newestCode(rooms)
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, step) => enter(token, data.codeId, anotherCode(code, step + 1))),
  )
  assert.ok(all.every(({ code }) => code === 'code.wrong' || code === 'code.locked'))
  const rows = await rooms.rows('select tries from one_time_codes where id = $1', [data.codeId])
  assert.equal(rows[0].tries, 5)
  assert.equal((await enter(token, data.codeId, code)).code, 'code.locked')
})

test('of ten simultaneous entries of the right code one succeeds', async () => {
  const { token } = await newcomer()
  const { data } = await request(token)
  const code = await newestCode(rooms)
  const all = await Promise.all(Array.from({ length: 5 }, () => enter(token, data.codeId, code)))
  assert.equal(all.filter(({ status }) => status === 200).length, 1)
  assert.equal((await rooms.audit('code.verified')).filter(({ subject_id }) => subject_id).length > 0, true)
})

test('the number of codes in an hour and in a day is limited', async () => {
  const { token } = await newcomer()
  const codes = []
  for (let sent = 0; sent < 6; sent += 1) {
    codes.push((await request(token)).code)
    rooms.clock.advance(100)
  }
  assert.deepEqual(codes, [...Array(5).fill(undefined), 'code.too_soon'])
})

test('calling from more networks gives no more codes, and of several codes only the last one counts', async () => {
  const { userId } = await rooms.newUser()
  const { token } = await rooms.newSession(userId, { verified: false })
  const first = await request(token, 'email', '192.0.2.1')
  const code = await newestCode(rooms)
  assert.equal((await request(token, 'sms', '192.0.2.2')).code, 'code.too_soon')
  rooms.clock.advance(60)
  const second = await request(token, 'sms', '192.0.2.2')
  assert.equal((await enter(token, first.data.codeId, code)).code, 'code.expired')
  assert.equal((await enter(token, second.data.codeId, await newestCode(rooms))).status, 200)
})

test('two simultaneous requests send one code', async () => {
  const { token } = await newcomer()
  const all = await Promise.all(Array.from({ length: 10 }, () => request(token)))
  assert.equal(all.filter(({ status }) => status === 200).length, 1)
})

test('codes are stored as hashes, and malformed ones are refused without counting', async () => {
  const { token } = await newcomer()
  const { data } = await request(token)
  const code = await newestCode(rooms)
  const rows = await rooms.rows('select * from one_time_codes where id = $1', [data.codeId])
  assert.ok(!JSON.stringify(rows).includes(code))
  for (const wrong of ['12345', '1234567', '12345a', '١٢٣٤٥٦', ''])
    assert.equal((await enter(token, data.codeId, wrong)).code, 'request.invalid', wrong)
  assert.equal((await enter(token, data.codeId, code)).status, 200)
})

test('an unproven number receives no codes of a proven account', async () => {
  const { token } = await newMember(rooms, numbers())
  const refused = await request(token, 'sms')
  assert.deepEqual([refused.status, refused.code], [400, 'request.invalid'])
})

test('letters are in the language of the sign-up and contain no text of a stranger', async () => {
  const form = signUpForm({ ...numbers(), name: 'Kazandiniz tikla kotu.test', organisation: 'Ödül Bürosu' })
  const { data } = await rooms.call('auth.register', { body: form, language: 'en' })
  await rooms.call('auth.requestOtp', {
    token: data.accessToken,
    body: { purpose: 'verification', channel: 'email' },
    language: 'tr',
  })
  const letter = (await rooms.letters()).at(-1)
  assert.equal(letter?.subject, 'Your Mizan verification code')
  assert.match(letter?.text ?? '', /^Your verification code: \d{6}\n\nThe code is valid for 5 minutes\./)
  assert.doesNotMatch(letter?.text ?? '', /kotu|Ödül/)
})
