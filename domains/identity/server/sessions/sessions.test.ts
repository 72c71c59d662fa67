import assert from 'node:assert/strict'
import { createSecretKey, randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { openIdentity } from '../identity.ts'
import { newMember } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'
import { successorOf } from './tokens.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

const member = () => newMember(rooms)
const sessions = (token: string) => rooms.call('user.sessions', { token })
const refresh = (refreshToken: string) => rooms.call('auth.refresh', { body: { refreshToken } })

test('an access token expires after fifteen minutes and a refresh gives a new pair', async () => {
  const one = await member()
  rooms.clock.advance(899)
  assert.equal((await sessions(one.token)).status, 200)
  rooms.clock.advance(1)
  const over = await sessions(one.token)
  assert.deepEqual([over.status, over.code], [401, 'session.required'])
  const { data } = await refresh(one.refreshToken)
  assert.deepEqual(Object.keys(data).sort(), ['accessToken', 'refreshToken'])
  assert.notEqual(data.refreshToken, one.refreshToken)
  assert.equal((await sessions(data.accessToken)).status, 200)
})

test('tokens that are tampered with, unsigned, foreign or of another kind are refused', async () => {
  const { token, userId } = await member()
  const [head, body, signature] = token.split('.') as [string, string, string]
  const claims = decodeJwt(token)
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = (key: Uint8Array | ReturnType<typeof createSecretKey>, alg = 'HS256', more = {}) =>
    new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg }).sign(key)
  const own = rooms.identity.keys.accessTokens
  const bad = {
    'another body': `${head}.${encode({ ...claims, nameid: 'somebody' })}.${signature}`,
    'a later end': `${head}.${encode({ ...claims, exp: Number(claims.exp) + 9999 })}.${signature}`,
    'no algorithm': new UnsecuredJWT(claims).encode(),
    'no algorithm, old signature': `${encode({ alg: 'none' })}.${body}.${signature}`,
    'another algorithm': await signed(own, 'HS512'),
    'a foreign key': await signed(randomBytes(32)),
    'an empty key': await signed(createSecretKey(Buffer.alloc(32))),
    'another issuer': await signed(own, 'HS256', { iss: 'other' }),
    'another audience': await signed(own, 'HS256', { aud: 'other' }),
    'no end': await signed(own, 'HS256', { exp: undefined }),
    'not yet': await signed(own, 'HS256', { nbf: Number(claims.exp) }),
    'the session of somebody else': await signed(own, 'HS256', { nameid: 'somebody' }),
    'no session': await signed(own, 'HS256', { sid: 'none' }),
    'a number for a session': await signed(own, 'HS256', { sid: 7 }),
    'no signature': `${head}.${body}.`,
    'no token': 'a.b.c',
  }
  for (const [name, forged] of Object.entries(bad)) {
    const { status, code } = await sessions(forged)
    assert.equal(`${status} ${code}`, '401 session.required', name)
  }
  const profile = await rooms.call('user.profile', { token })
  assert.equal(profile.data.id, userId)
})

test('a refresh that the same browser repeats within seconds gets the same pair', async () => {
  const one = await member()
  const first = await refresh(one.refreshToken)
  rooms.clock.advance(9)
  const again = await refresh(one.refreshToken)
  assert.deepEqual([again.status, again.data], [200, first.data])
  assert.equal((await sessions(again.data.accessToken)).status, 200)
  const next = await refresh(again.data.refreshToken)
  assert.notEqual(next.data.refreshToken, again.data.refreshToken)
})

test('the successor of a token can be computed only with the key of the server', async () => {
  const one = await member()
  const { data } = await refresh(one.refreshToken)
  const other = openIdentity({ ...rooms.identity, secret: Buffer.alloc(48, 'other') })
  assert.equal(successorOf(rooms.identity, one.refreshToken), data.refreshToken)
  assert.notEqual(successorOf(other, one.refreshToken), data.refreshToken)
})

test('a refresh token that is used again from elsewhere ends its session at once', async () => {
  for (const elsewhere of [{ agent: 'curl/8.5.0' }, { address: '203.0.113.77' }]) {
    const one = await member()
    const { data } = await refresh(one.refreshToken)
    const body = { refreshToken: one.refreshToken }
    const copied = await rooms.call('auth.refresh', { body, ...elsewhere })
    assert.deepEqual([copied.status, copied.code], [401, 'session.reused'])
    assert.equal((await sessions(data.accessToken)).status, 401)
  }
})

test('a repeated refresh of a session that has ended since is refused', async () => {
  const one = await member()
  const { data } = await refresh(one.refreshToken)
  await rooms.call('auth.logout', { token: data.accessToken })
  const again = await refresh(one.refreshToken)
  assert.deepEqual([again.status, again.code], [401, 'session.ended'])
})

test('a refresh token that is used again later ends its session for good', async () => {
  const one = await member()
  const { data } = await refresh(one.refreshToken)
  rooms.clock.advance(11)
  const copied = await refresh(one.refreshToken)
  assert.deepEqual([copied.status, copied.code], [401, 'session.reused'])
  assert.equal((await sessions(data.accessToken)).status, 401)
  assert.equal((await refresh(data.refreshToken)).status, 401)
})

test('twenty simultaneous refreshes with one token get one pair, and the session stays open', async () => {
  const one = await member()
  const all = await Promise.all(Array.from({ length: 20 }, () => refresh(one.refreshToken)))
  assert.deepEqual(
    all.map(({ status, data }) => [status, data]),
    all.map(() => [200, all[0]?.data]),
  )
  assert.equal((await sessions(all[0]?.data.accessToken)).status, 200)
  const kept = await rooms.rows('select session_id from refresh_tokens where session_id = $1', [
    decodeJwt(one.token).sid,
  ])
  assert.equal(kept.length, 2)
})

test('after a logout both tokens are refused, and a further logout says so', async () => {
  const one = await member()
  const out = await rooms.call('auth.logout', { token: one.token, language: 'en' })
  assert.deepEqual([out.status, out.message], [200, 'Logged out successfully'])
  assert.equal((await sessions(one.token)).status, 401)
  assert.equal((await rooms.call('auth.logout', { token: one.token })).status, 401)
  assert.equal((await refresh(one.refreshToken)).status, 401)
})

test('a session that is not used for thirty days ends', async () => {
  const one = await member()
  // The second step was done in the browser, so its session lasts thirty days.
  rooms.clock.advance(30 * 86_400 - 60)
  const { data } = await refresh(one.refreshToken)
  rooms.clock.advance(29 * 86_400)
  const again = await refresh(data.refreshToken)
  assert.equal(again.status, 200)
  rooms.clock.advance(30 * 86_400)
  assert.equal((await refresh(again.data.refreshToken)).status, 401)
})

test('a session ends ninety days after its sign-in, however often it is renewed', async () => {
  const one = await member()
  let { accessToken, refreshToken } = { accessToken: one.token, refreshToken: one.refreshToken }
  for (let day = 0; day < 89; day++) {
    rooms.clock.advance(86_400)
    const { data } = await refresh(refreshToken)
    ;({ accessToken, refreshToken } = data)
  }
  assert.equal((await sessions(accessToken)).status, 200)
  rooms.clock.advance(86_400 - 60)
  const last = await refresh(refreshToken)
  assert.equal(last.status, 200)
  rooms.clock.advance(60)
  assert.equal((await sessions(last.data.accessToken)).status, 401)
  const over = await refresh(last.data.refreshToken)
  assert.deepEqual([over.status, over.code], [401, 'session.lapsed'])
})

test('a session that was prolonged beyond ninety days before that limit existed ends too', async () => {
  const one = await member()
  await rooms.database.call().system(({ db }) =>
    db
      .updateTable('sessions')
      .set({ expires_at: new Date(rooms.clock.now().getTime() + 377 * 86_400_000) })
      .where('user_id', '=', one.userId)
      .execute(),
  )
  rooms.clock.advance(91 * 86_400)
  assert.equal((await refresh(one.refreshToken)).code, 'session.lapsed')
})

test('a refused refresh says why the session has ended', async () => {
  const one = await member()
  await rooms.call('auth.logout', { token: one.token })
  assert.equal((await refresh(one.refreshToken)).code, 'session.ended')
  const two = await member()
  rooms.clock.advance(30 * 86_400)
  assert.equal((await refresh(two.refreshToken)).code, 'session.lapsed')
})

test('the time of last use is updated by calls, at most every few minutes', async () => {
  const { token } = await member()
  const begun = rooms.clock.now().getTime()
  const lastSeen = async () => {
    await sessions(token)
    const { items } = (await sessions(token)).data
    return (Date.parse(items[0].lastSeenAt) - begun) / 1000
  }
  rooms.clock.advance(179)
  assert.equal(await lastSeen(), 0)
  rooms.clock.advance(1)
  assert.equal(await lastSeen(), 180)
  rooms.clock.advance(400)
  assert.equal(await lastSeen(), 580)
})

test('tokens are exchanged even if the language cannot be stored', async () => {
  const one = await member()
  await rooms.database.pool.query(
    'create function away() returns trigger language plpgsql as $$ begin raise exception $m$away$m$; end $$',
  )
  await rooms.database.pool.query(
    'create trigger away before update of language on accounts for each row execute function away()',
  )
  const body = { refreshToken: one.refreshToken }
  const renewed = await rooms.call('auth.refresh', { body, language: 'en' })
  assert.equal(renewed.status, 200)
  await rooms.database.pool.query('drop trigger away on accounts')
  assert.equal((await sessions(renewed.data.accessToken)).status, 200)
})

test('made-up refresh tokens are refused', async () => {
  for (const token of ['x', 'a'.repeat(43), "' or 1=1 --"])
    assert.equal((await refresh(token)).status, 401, token)
  assert.equal((await refresh('')).code, 'request.invalid')
  assert.equal((await refresh('x'.repeat(201))).code, 'request.invalid')
})

test('refresh tokens are stored only as hashes', async () => {
  const one = await member()
  const rows = await rooms.rows('select * from refresh_tokens')
  assert.ok(rows.length > 0)
  assert.ok(!JSON.stringify(rows.map(({ hash }) => hash.toString('latin1'))).includes(one.refreshToken))
  assert.ok(rows.every(({ hash }) => hash.length === 32))
})

test('a user can end only their own sessions', async () => {
  const one = await member()
  const other = await member()
  const { email, password } = one.form
  const extension = await rooms.call('auth.extensionLogin', { body: { email, password } })
  const { items } = (await sessions(one.token)).data
  const foreign = (await sessions(other.token)).data.items[0].id
  const beside = items.find(({ current }: { current: boolean }) => !current)
  assert.deepEqual([beside.kind, beside.device], ['extension', 'Chrome, Windows'])
  const end = (sessionId: string) =>
    rooms.call('user.endSession', { token: one.token, params: { sessionId } })
  assert.equal((await end(foreign)).code, 'session.not_found')
  assert.equal((await sessions(other.token)).status, 200)
  assert.equal((await end(beside.id)).status, 200)
  assert.equal((await rooms.call('user.profile', { token: extension.data.accessToken })).status, 401)
  assert.equal((await end(beside.id)).code, 'session.not_found')
})

test('no office can see a row of accounts, sessions or codes', async () => {
  await member()
  const tables = ['accounts', 'sessions', 'refresh_tokens', 'one_time_codes', 'reset_tokens', 'tries']
  const client = await rooms.database.pool.connect()
  for (const table of [...tables, 'second_factors', 'passkey_challenges', 'bar_associations'])
    for (const scope of ['', 'office-1']) {
      await client.query(`select set_config('app.company_id', $1, false)`, [scope])
      assert.equal((await client.query(`select from ${table}`)).rowCount, 0, `${table} in scope "${scope}"`)
    }
  client.release(true)
  assert.ok((await rooms.rows('select from accounts')).length > 0, 'there was something to see')
})
