import assert from 'node:assert/strict'
import { after, before, mock, test } from 'node:test'
import { anotherCode, newestCode, newMember, statementsDuring } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

const member = () => newMember(rooms)
type Member = Awaited<ReturnType<typeof member>>

/** A member whose browser is signed out. */
async function away() {
  const one = await member()
  await rooms.call('auth.logout', { token: one.token })
  return one
}
const signIn = ({ form }: Member, more: { password?: string; address?: string; agent?: string } = {}) =>
  rooms.call('auth.login', {
    body: { email: form.email, password: more.password ?? form.password },
    language: 'en',
    ...more,
  })
const signInExtension = ({ form: { email, password } }: Member) =>
  rooms.call('auth.extensionLogin', { body: { email, password } })
const reachesProfile = async (token: string) => (await rooms.call('user.profile', { token })).status === 200
const isOpen = async (token: string) => (await rooms.call('user.sessions', { token })).status === 200

test('a member signs in with address and password', async () => {
  const one = await away()
  const { status, data } = await signIn(one)
  assert.equal(status, 200)
  assert.deepEqual(
    { ...data, accessToken: '', refreshToken: '' },
    {
      accessToken: '',
      refreshToken: '',
      userId: one.userId,
      verificationRequired: false,
      channels: [],
      factors: [],
      recovery: false,
      mailboxProven: true,
    },
  )
  assert.ok(await isOpen(data.accessToken))
})

test('the access token contains what browsers read from it', async () => {
  const { data } = await signIn(await away())
  const [head, body] = data.accessToken
    .split('.')
    .map((part: string) => Buffer.from(part, 'base64url').toString())
  assert.deepEqual(JSON.parse(head), { alg: 'HS256', typ: 'JWT' })
  const payload = JSON.parse(body)
  assert.equal(payload.nameid, data.userId)
  assert.equal(payload.exp, rooms.clock.now().getTime() / 1000 + 900)
  assert.equal(payload.Metadata, '{"Country":"Turkey"}')
})

test('an unknown address and a wrong password get the same answer after the same work', async (t) => {
  const one = await away()
  const matches = t.mock.method(rooms.identity.passwords, 'matches')
  const body = { email: 'yok@ornek.test', password: 'Yanlis-Parola-1' }
  const wrong = await statementsDuring(rooms, () => signIn(one, { password: body.password }))
  const unknown = await statementsDuring(rooms, () => rooms.call('auth.login', { body, language: 'en' }))
  assert.equal(wrong.answer.status, 400)
  assert.equal(wrong.answer.message, 'Invalid email or password')
  assert.equal(unknown.answer.body, wrong.answer.body)
  assert.equal(matches.mock.callCount(), 2)
  assert.equal(unknown.count, wrong.count)
})

test('a browser that is signed in elsewhere blocks others, in the words of the specification', async () => {
  const one = await member()
  const refused = await signIn(one)
  assert.deepEqual(
    [refused.status, refused.message],
    [403, 'You are already logged in on another device. Please log out from that device to continue.'],
  )
  await rooms.call('auth.logout', { token: one.token })
  assert.equal((await signIn(one)).status, 200)
})

test('the signed-in browser may sign in again, and an unfinished sign-in blocks nobody', async () => {
  const one = await member()
  const { email, password } = one.form
  const again = await rooms.call('auth.login', { token: one.token, body: { email, password } })
  assert.equal(again.status, 200)
  assert.ok(!(await isOpen(one.token)))
  const foreign = await member()
  const refused = await rooms.call('auth.login', { token: foreign.token, body: { email, password } })
  assert.equal(refused.code, 'auth.other_device')
  rooms.clock.advance(30 * 86_400)
  assert.equal((await signIn(one)).status, 200)
})

test('a code ends every session of other devices and signs the owner in here', async () => {
  const one = await member()
  const extension = (await signInExtension(one)).data.accessToken
  const body = {
    purpose: 'otherDevice',
    channel: 'email',
    email: one.form.email,
    password: one.form.password,
  }
  const sent = await rooms.call('auth.requestOtp', { body })
  const code = await newestCode(rooms)
  const enter = (code: string) => rooms.call('auth.verify', { body: { codeId: sent.data.codeId, code } })
  assert.equal((await enter(anotherCode(code))).code, 'code.wrong')
  assert.ok(await isOpen(one.token))
  const { data } = await enter(code)
  assert.equal(data.session.verificationRequired, false)
  assert.ok(await isOpen(data.session.accessToken))
  assert.ok(!(await isOpen(one.token)))
  assert.ok(!(await reachesProfile(extension)))
})

test('a code against the other device needs the password', async () => {
  const one = await member()
  const body = {
    purpose: 'otherDevice',
    channel: 'email',
    email: one.form.email,
    password: 'Yanlis-Parola-1',
  }
  assert.equal((await rooms.call('auth.requestOtp', { body })).code, 'auth.invalid_credentials')
})

test('the extension has one session beside the browser, and can call only its own rows', async () => {
  const one = await member()
  const former = (await signInExtension(one)).data.accessToken
  const { status, data } = await signInExtension(one)
  assert.equal(status, 200)
  assert.deepEqual([await reachesProfile(former), await reachesProfile(data.accessToken)], [false, true])
  assert.ok(await isOpen(one.token))
  for (const name of ['user.sessions', 'user.exportData', 'user.erase'] as const) {
    const body = name === 'user.erase' ? { password: one.form.password } : undefined
    const refused = await rooms.call(name, { token: data.accessToken, body })
    assert.deepEqual([refused.status, refused.code], [403, 'access.forbidden'], name)
  }
  const { items } = (await rooms.call('user.sessions', { token: one.token })).data
  assert.deepEqual(items.map(({ kind }: { kind: string }) => kind).sort(), ['browser', 'extension'])
  await rooms.call('auth.logout', { token: data.accessToken })
  assert.ok(!(await reachesProfile(data.accessToken)))
})

test('of many simultaneous sign-ins one gets the browser session', async () => {
  const one = await away()
  const all = await Promise.all(Array.from({ length: 8 }, () => signIn(one)))
  assert.deepEqual(all.map(({ status }) => status).sort(), [200, 403, 403, 403, 403, 403, 403, 403])
})

test('wrong passwords make the network wait ever longer, even with the right one', async () => {
  const one = await away()
  const all = await Promise.all(
    Array.from({ length: 30 }, () => signIn(one, { password: 'Yanlis-Parola-1' })),
  )
  assert.equal(all.filter(({ code }) => code === 'auth.invalid_credentials').length, 10)
  assert.equal(all.filter(({ code }) => code === 'auth.too_many_tries').length, 20)
  const waiting = await signIn(one)
  assert.deepEqual([waiting.status, waiting.headers['retry-after']], [429, '30'])
  rooms.clock.advance(31)
  assert.equal((await signIn(one, { password: 'Yanlis-Parola-1' })).code, 'auth.invalid_credentials')
  assert.equal((await signIn(one)).headers['retry-after'], '60')
  rooms.clock.advance(61)
  assert.equal((await signIn(one)).status, 200)
})

test('strangers on other networks cannot lock out the owner', async () => {
  const one = await away()
  for (let network = 1; network <= 8; network += 1)
    for (let tries = 0; tries < 9; tries += 1)
      await signIn(one, { password: 'Yanlis-Parola-1', address: `198.51.100.${network}` })
  assert.equal((await signIn(one, { address: '203.0.113.9' })).code, 'auth.too_many_tries')
  assert.equal((await signIn(one)).status, 200)
})

test('attempts at an address without an account are counted in the same way', async () => {
  const body = { email: 'hic.yok@ornek.test', password: 'Yanlis-Parola-1' }
  const codes = []
  for (let tries = 0; tries < 11; tries += 1) codes.push((await rooms.call('auth.login', { body })).code)
  assert.deepEqual([codes[9], codes[10]], ['auth.invalid_credentials', 'auth.too_many_tries'])
})

test('the owner is notified of a new device, but not of a known one', async () => {
  const one = await away()
  const alerts = async () =>
    (await rooms.letters()).filter(({ to, text }) => to === one.form.email && !/\d{6}/.test(text)).length
  await rooms.call('auth.logout', { token: (await signIn(one)).data.accessToken })
  assert.equal(await alerts(), 0)
  const agent =
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 <b>http://kotu.test</b>'
  await signIn(one, { agent })
  assert.equal(await alerts(), 1)
  const letter = (await rooms.letters()).at(-1)
  assert.match(letter?.text ?? '', /Firefox, Linux/)
  assert.doesNotMatch(letter?.text ?? '', /kotu/)
})

const addApp = ({ userId }: Member) =>
  rooms.database.call().system(({ db }) =>
    db
      .insertInto('second_factors')
      .values({
        id: `factor-${userId}`,
        user_id: userId,
        kind: 'totp',
        name: 'App',
        created_at: rooms.clock.now(),
        confirmed_at: rooms.clock.now(),
      })
      .execute(),
  )
const ask = (token: string, channel: string) =>
  rooms.call('auth.requestOtp', { token, body: { purpose: 'verification', channel } })

test('a sign-in with a second factor is unfinished until it is used, and no letter replaces it', async () => {
  const one = await away()
  await addApp(one)
  const { data } = await signIn(one)
  assert.deepEqual([data.verificationRequired, data.factors, data.channels], [true, ['totp'], []])
  assert.equal((await rooms.call('user.sessions', { token: data.accessToken })).code, 'session.unverified')
  assert.equal((await ask(data.accessToken, 'email')).code, 'request.invalid')
  assert.equal((await ask(data.accessToken, 'sms')).code, 'request.invalid')
  // An unfinished session does not block a new sign-in before the second step.
  assert.equal((await signIn(one)).status, 200)
})

test('a user who has lost a second factor receives the code on their proven number', async () => {
  const one = await away()
  await addApp(one)
  await rooms.database
    .call()
    .system(({ db }) =>
      db
        .updateTable('accounts')
        .set({ phone_verified_at: rooms.clock.now() })
        .where('id', '=', one.userId)
        .execute(),
    )
  const { data } = await signIn(one)
  assert.deepEqual(
    data.channels.map(({ channel }: { channel: string }) => channel),
    ['sms'],
  )
  rooms.clock.advance(60)
  const sent = await ask(data.accessToken, 'sms')
  rooms.clock.advance(60)
  const body = { codeId: sent.data.codeId, channel: 'email' }
  assert.equal(
    (await rooms.call('auth.resendOtp', { token: data.accessToken, body })).code,
    'request.invalid',
  )
  const entered = { codeId: sent.data.codeId, code: await newestCode(rooms) }
  assert.equal((await rooms.call('auth.verify', { token: data.accessToken, body: entered })).status, 200)
  assert.ok(await isOpen(data.accessToken))
})

test('a letter from before the second factor was added no longer does the second step', async () => {
  const one = await member()
  const { token } = one
  rooms.clock.advance(60)
  const sent = await ask(token, 'email')
  await addApp(one)
  const entered = { codeId: sent.data.codeId, code: await newestCode(rooms) }
  assert.equal((await rooms.call('auth.verify', { token, body: entered })).code, 'code.expired')
})

test('a code against the other device opens a session that still needs the second factor', async () => {
  const one = await member()
  await addApp(one)
  const { email, password } = one.form
  const body = { purpose: 'otherDevice', channel: 'email', email, password }
  const sent = await rooms.call('auth.requestOtp', { body })
  const entered = { codeId: sent.data.codeId, code: await newestCode(rooms) }
  const { session } = (await rooms.call('auth.verify', { body: entered })).data
  assert.deepEqual([session.verificationRequired, session.factors, session.channels], [true, ['totp'], []])
  assert.equal((await rooms.call('user.sessions', { token: session.accessToken })).code, 'session.unverified')
  assert.ok(!(await isOpen(one.token)))
})

test('an invitation is accepted at sign-in, but not before the second step', async () => {
  const one = await away()
  rooms.offices.invitations.set('davet-2', null)
  const body = { email: one.form.email, password: one.form.password, invitationId: 'davet-2' }
  assert.equal((await rooms.call('auth.login', { body })).status, 200)
  assert.equal(rooms.offices.invitations.get('davet-2'), one.userId)
  const refused = await rooms.call('auth.login', { body: { ...body, invitationId: 'davet-yok' } })
  assert.equal(refused.code, 'auth.other_device')
})

test('a password that is replaced while it is compared is refused', async () => {
  const one = await away()
  const { passwords } = rooms.identity
  const matches = passwords.matches.bind(passwords)
  const replaced = mock.method(passwords, 'matches', async (stored: string, password: string) => {
    const same = await matches(stored, password)
    await rooms.database
      .call()
      .system(({ db }) =>
        db.updateTable('accounts').set({ password_hash: 'other' }).where('id', '=', one.userId).execute(),
      )
    return same
  })
  const { code } = await signIn(one)
  replaced.mock.restore()
  assert.equal(code, 'auth.invalid_credentials')
})
