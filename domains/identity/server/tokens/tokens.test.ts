/** Tests of personal tokens: the rows that they open, the events that end them, and the data about them. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newestCode, newMember } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity, type TestUser } from '../testing/index.ts'
import { testPassword } from '../testing/people.ts'
import { endTokensOf } from './member-left.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

const order = { name: 'Asistanım', scopes: ['research'], days: 30, password: testPassword }
type Caller = Pick<TestUser, 'call'>

async function newToken(user: Caller, more: Partial<typeof order> = {}) {
  const { data, body } = await user.call('tokens.create', { body: { ...order, ...more } })
  assert.ok(data?.token, body)
  return data as { id: string; token: string }
}

/** Calls a tool of its scope, through the gate of these tests. */
const use = (token: string) => rooms.call('user.tutorialStatus', { token })
const listed = async (user: Caller) => (await user.call('tokens.list')).data.items

test('a personal token opens tools of its scopes and nothing else', async () => {
  const user = await rooms.newUser()
  const { token } = await newToken(user)
  assert.equal((await use(token)).status, 200)
  for (const row of ['user.profile', 'user.sessions', 'tokens.list', 'user.exportData'] as const) {
    const refused = await rooms.call(row, { token })
    assert.deepEqual([refused.status, refused.code], [403, 'token.no_tool'], row)
  }
  const other = await newToken(user, { scopes: ['cases', 'calculators'] })
  assert.deepEqual((await use(other.token)).code, 'token.no_scope')
})

test('a token that is changed, shortened or names another session is refused', async () => {
  const user = await rooms.newUser()
  const { token } = await newToken(user)
  const [first, second] = [await newToken(user), user.sessionId]
  const other = token.at(-2) === 'A' ? 'B' : 'A'
  const wrong = {
    'another secret': `${token.slice(0, -2)}${other}${token.at(-1)}`,
    'the id of another token': `mizan_${first.id}${token.slice(28)}`,
    'the id of a browser session': `mizan_${second}${token.slice(28)}`,
    'an id that does not exist': `mizan_${'x'.repeat(22)}${token.slice(28)}`,
    shortened: token.slice(0, -1),
    prolonged: `${token}A`,
    'without its beginning': token.slice(6),
  }
  for (const [name, forged] of Object.entries(wrong)) {
    const { status, code } = await use(forged)
    assert.deepEqual([status, code], [401, 'session.required'], name)
  }
})

test('only the password of the owner makes a token, and it is stored as a hash', async () => {
  const user = await rooms.newUser()
  const wrong = await user.call('tokens.create', { body: { ...order, password: 'Yanlis-Parola-1' } })
  assert.deepEqual([wrong.code, await listed(user)], ['auth.wrong_password', []])
  const { id, token } = await newToken(user)
  const [row] = await rooms.rows('select * from personal_tokens where session_id = $1', [id])
  assert.equal(row.hash.length, 32)
  assert.ok(!JSON.stringify({ ...row, hash: row.hash.toString('latin1') }).includes(token.slice(28)))
  const letter = (await rooms.letters()).at(-1)
  assert.equal(letter?.to, user.email)
  assert.match(letter?.text ?? '', /Asistanım/)
  const [entry] = (await rooms.audit('token.created')).filter(({ subject_id }) => subject_id === id)
  assert.deepEqual(entry?.details, { name: 'Asistanım', scopes: ['research'] })
})

test('an account has at most ten tokens, even if they are made at once, and an ended one makes room', async () => {
  const user = await rooms.newUser()
  const tries = Array.from({ length: 12 }, () => user.call('tokens.create', { body: order }))
  const codes = (await Promise.all(tries)).map(({ status, code }) => code ?? status)
  assert.deepEqual(codes.toSorted(), [...Array(10).fill(200), 'token.too_many', 'token.too_many'])
  const [one] = await listed(user)
  assert.equal((await user.call('tokens.revoke', { params: { tokenId: one.id } })).status, 200)
  await newToken(user)
})

test('a token ends when it is revoked, in either list, and when its days are over', async () => {
  const user = await rooms.newUser()
  const [revoked, ended, old] = [
    await newToken(user),
    await newToken(user),
    await newToken(user, { days: 1 }),
  ]
  const { items } = (await user.call('user.sessions')).data
  const shown = items.filter(({ kind }: { kind: string }) => kind === 'token')
  assert.deepEqual(
    shown.map(({ device, current }: { device: string; current: boolean }) => [device, current]),
    Array(3).fill(['Asistanım', false]),
  )
  assert.equal((await user.call('tokens.revoke', { params: { tokenId: revoked.id } })).status, 200)
  assert.equal((await user.call('user.endSession', { params: { sessionId: ended.id } })).status, 200)
  assert.equal((await use(old.token)).status, 200)
  rooms.clock.advance(86_400)
  for (const { token } of [revoked, ended, old]) assert.equal((await use(token)).code, 'session.required')
  const again = await rooms.newSession(user.userId, { kind: 'browser' })
  const list = await rooms.call('tokens.list', { token: again.token })
  assert.deepEqual(list.data.items, [])
})

test('a session of a browser is no token that could be revoked', async () => {
  const user = await rooms.newUser()
  const { code } = await user.call('tokens.revoke', { params: { tokenId: user.sessionId } })
  assert.equal(code, 'token.not_found')
  assert.equal((await user.call('user.profile')).status, 200)
})

test('a token shows when it was last used, and that it was never used', async () => {
  const user = await rooms.newUser()
  const { token } = await newToken(user)
  assert.equal((await listed(user))[0].lastUsedAt, null)
  rooms.clock.advance(5)
  await use(token)
  assert.equal((await listed(user))[0].lastUsedAt, rooms.clock.now().toISOString())
})

test('a new password, an erasure and leaving the office end the tokens', async () => {
  const [changing, erasing, leaving] = [await rooms.newUser(), await rooms.newUser(), await rooms.newUser()]
  const tokens = []
  for (const user of [changing, erasing, leaving]) tokens.push((await newToken(user)).token)
  const password = 'Yepyeni-Parola-7'
  const body = { currentPassword: testPassword, password, confirmPassword: password }
  assert.equal((await changing.call('user.changePassword', { body })).status, 200)
  assert.equal((await erasing.call('user.erase', { body: { password: testPassword } })).status, 200)
  await rooms.own().system((tx) => endTokensOf(tx, leaving))
  for (const token of tokens) assert.equal((await use(token)).status, 401)
  assert.equal((await leaving.call('user.profile')).status, 200)
  const left = await rooms.rows('select from personal_tokens where user_id = $1', [erasing.userId])
  assert.equal(left.length, 0)
})

test('signing in elsewhere leaves the tokens alone, and a token is no other device', async () => {
  const { form, token: browser } = await newMember(rooms)
  const own = { call: (row: 'tokens.create', input: object) => rooms.call(row, { ...input, token: browser }) }
  const { token } = await newToken(own as Caller)
  await rooms.call('auth.logout', { token: browser })
  const { email, password } = form
  assert.equal((await rooms.call('auth.login', { body: { email, password } })).status, 200)
  const other = { purpose: 'otherDevice', channel: 'email', email, password }
  const sent = await rooms.call('auth.requestOtp', { body: other })
  const code = await newestCode(rooms)
  const taken = await rooms.call('auth.verify', { body: { codeId: sent.data.codeId, code } })
  assert.ok(taken.data.session, taken.body)
  assert.equal((await use(token)).status, 200)
})

test('the export of personal data names the tokens without anything that could sign in', async () => {
  const user = await rooms.newUser()
  const { token, id } = await newToken(user)
  const { data, body } = await user.call('user.exportData')
  assert.deepEqual(
    data.personalTokens.map(({ name, scopes }: { name: string; scopes: string[] }) => [name, scopes]),
    [['Asistanım', ['research']]],
  )
  assert.ok(!body.includes(token.slice(28)))
  const [{ hash }] = await rooms.rows('select hash from personal_tokens where session_id = $1', [id])
  assert.ok(!body.includes(JSON.stringify(hash).slice(1, -1)))
})

test('names, scopes and days of a token are checked', async () => {
  const user = await rooms.newUser()
  const scopes = ['research', 'research', 'cases']
  const { data } = await user.call('tokens.create', { body: { ...order, name: '  Asistan  ', scopes } })
  assert.deepEqual([data.name, data.scopes], ['Asistan', ['research', 'cases']])
  for (const wrong of [
    { name: ' ' },
    { name: 'x'.repeat(61) },
    { name: 'a\nb' },
    { scopes: [] },
    { scopes: ['members'] },
    { days: 0 },
    { days: 366 },
    { days: 1.5 },
  ])
    assert.equal((await user.call('tokens.create', { body: { ...order, ...wrong } })).code, 'request.invalid')
})
