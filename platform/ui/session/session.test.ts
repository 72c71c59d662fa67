/** The session against a real server on a loopback port, which counts its requests. */
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, test } from 'node:test'
import { ApiError, createClient } from '../../contract/client.ts'
import { type KeyStore, productKeys } from './keys.ts'
import { createSession } from './session.ts'

const begun = Date.UTC(2026, 0, 15, 9)
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
let serial = 0
const token = (claims: object = {}) =>
  [
    part({ alg: 'ES256', no: ++serial }),
    part({ exp: begun / 1000 + 600, nameid: 'user-ş', Metadata: '{"Country":"kktc"}', ...claims }),
    'c2ln',
  ].join('.')

const office = {
  access: '',
  refresh: '',
  refreshes: 0,
  calls: 0,
  refreshStatus: 200,
  refuseAll: false,
  refusal: 'session.required',
  /** The refresh token that was used last, and how many answers to it are lost. */
  former: '',
  lostAnswers: 0,
}
let server: Server
let address = ''

before(async () => {
  server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    let text = ''
    for await (const chunk of request) text += chunk
    if (request.url !== '/api/refresh') {
      office.calls++
      const welcome = !office.refuseAll && request.headers.authorization === `Bearer ${office.access}`
      return welcome
        ? answer(200, { data: 'fine' })
        : answer(401, { isError: true, code: 'session.required' })
    }
    office.refreshes++
    const { refreshToken } = JSON.parse(text)
    if (office.refreshStatus !== 200) return answer(office.refreshStatus, { isError: true, code: 'x' })
    // Like the server of the product: for a moment the same token gets the same pair.
    if (![office.refresh, office.former].includes(refreshToken))
      return answer(401, { isError: true, code: office.refusal })
    if (refreshToken === office.refresh)
      Object.assign(office, { access: token(), refresh: `r${++serial}`, former: refreshToken })
    if (office.lostAnswers-- > 0) return response.destroy()
    answer(200, { data: { accessToken: office.access, refreshToken: office.refresh } })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => server.close())
beforeEach(() => {
  const access = token()
  Object.assign(office, {
    access,
    refresh: 'r0',
    refreshes: 0,
    calls: 0,
    refreshStatus: 200,
    refuseAll: false,
    refusal: 'session.required',
    former: '',
    lostAnswers: 0,
  })
})

const routes = {
  'things.get': { method: 'GET', path: '/things' },
  'auth.logout': { method: 'POST', path: '/logout' },
  'auth.refresh': { method: 'POST', path: '/refresh' },
}

function storeOf(values: Record<string, string>) {
  const map = new Map(Object.entries(values))
  const store: KeyStore = {
    get: (key) => map.get(key) ?? null,
    set: (key, value) => void map.set(key, value),
    remove: (key) => void map.delete(key),
  }
  return { map, store }
}

/** A tab of the browser; tabs that share a `store` share the session. */
function openTab(store: KeyStore) {
  const session = createSession({
    store,
    now: () => begun,
    expiredText: () => 'Session expired. Please login to continue.',
  })
  const common = { language: () => 'en', baseUrl: address }
  // biome-ignore lint/suspicious/noExplicitAny: the row types do not matter to these tests
  const plain = createClient<any>(routes, common)
  // biome-ignore lint/suspicious/noExplicitAny: the row types do not matter to these tests
  const client = createClient<any>(routes, { ...common, session })
  session.connect({
    refresh: (refreshToken) => plain['auth.refresh']?.({ body: { refreshToken } }) as never,
    logOut: () => client['auth.logout']?.({}) as Promise<unknown>,
    logOutName: 'auth.logout',
    countries: ['turkey', 'kktc'],
  })
  return { session, get: () => client['things.get']?.({}), logOut: () => client['auth.logout']?.({}) }
}

const isExpired = (error: unknown) =>
  error instanceof ApiError && error.message === 'Session expired. Please login to continue.'

test('a token of three parts with exp in the future means that somebody is signed in', () => {
  const { store } = storeOf({ accessToken: token(), refreshToken: 'r0' })
  const { status, userId, country } = openTab(store).session.state()
  assert.deepEqual({ status, userId, country }, { status: 'signedIn', userId: 'user-ş', country: 'kktc' })
})

test('an exp in the past means that nobody is signed in, although the session may be renewed', () => {
  const accessToken = token({ exp: begun / 1000 })
  assert.equal(openTab(storeOf({ accessToken }).store).session.state().status, 'visitor')
  const both = storeOf({ accessToken, refreshToken: 'r0' })
  assert.equal(openTab(both.store).session.state().status, 'lapsed')
})

test('a country that the product does not support counts as absent', () => {
  const accessToken = token({ Metadata: '{"Country":"mars"}' })
  assert.equal(openTab(storeOf({ accessToken }).store).session.state().country, undefined)
})

test('tokens that cannot be decoded are removed together with everything about their person', () => {
  const broken = [
    '',
    'abc',
    'a.b.c',
    token({ exp: 'soon' }),
    token({ nameid: undefined }),
    token({ Metadata: '{' }),
  ]
  for (const accessToken of broken) {
    const { map, store } = storeOf({ accessToken, refreshToken: 'r0', userState: '{}', verification: '{}' })
    assert.equal(openTab(store).session.state().status, 'visitor', accessToken)
    assert.deepEqual([...map.keys()], [], accessToken)
  }
})

test('calls carry the access token', async () => {
  const { store } = storeOf({ accessToken: office.access, refreshToken: 'r0' })
  assert.equal(await openTab(store).get(), 'fine')
  assert.equal(office.refreshes, 0)
})

test('fifty calls of a tab that are answered 401 wait for one refresh, and each is tried once more', async () => {
  const { map, store } = storeOf({ accessToken: token(), refreshToken: 'r0' })
  const { get } = openTab(store)
  const answers = await Promise.all(Array.from({ length: 50 }, () => get()))
  assert.deepEqual(new Set(answers), new Set(['fine']))
  assert.deepEqual({ refreshes: office.refreshes, calls: office.calls }, { refreshes: 1, calls: 100 })
  assert.deepEqual([map.get('accessToken'), map.get('refreshToken')], [office.access, office.refresh])
})

test('ten tabs that renew at the same moment get one pair and keep it', async () => {
  const { map, store } = storeOf({ accessToken: token(), refreshToken: 'r0' })
  const tabs = Array.from({ length: 10 }, () => openTab(store))
  const answers = await Promise.all(tabs.flatMap((tab) => [tab.get(), tab.get(), tab.get()]))
  assert.deepEqual(new Set(answers), new Set(['fine']))
  assert.deepEqual(Object.fromEntries(map), { accessToken: office.access, refreshToken: office.refresh })
  assert.ok(tabs.every(({ session }) => !session.state().expired))
})

test('a renewal whose answer is lost is repeated once', async () => {
  const { map, store } = storeOf({ accessToken: token(), refreshToken: 'r0' })
  const { get, session } = openTab(store)
  office.lostAnswers = 1
  assert.equal(await get(), 'fine')
  assert.deepEqual([office.refreshes, map.get('refreshToken')], [2, office.refresh])
  Object.assign(office, { access: token(), lostAnswers: 2 })
  await assert.rejects(async () => get(), { status: 0 })
  assert.equal(session.state().expired, false)
})

test('without a refresh token nothing is renewed and the answer stays as it was', async () => {
  const { store } = storeOf({})
  const { get, session } = openTab(store)
  await assert.rejects(async () => get(), { status: 401, code: 'session.required' })
  assert.equal(office.refreshes, 0)
  assert.equal(session.state().expired, false)
})

test('a refused refresh gives the session-expired error, is reported, and is not sent again', async () => {
  const { map, store } = storeOf({ accessToken: token(), refreshToken: 'used', lastLoginEmail: 'a@b.test' })
  const { get, session } = openTab(store)
  let told = 0
  session.subscribe(() => told++)
  await assert.rejects(async () => get(), isExpired)
  await assert.rejects(async () => get(), isExpired)
  assert.equal(office.refreshes, 1)
  assert.equal(told, 1)
  assert.equal(session.state().expired, true)
  assert.equal(map.get('lastLoginEmail'), 'a@b.test')
})

test('a refused refresh says why the session is over, if the server knows', async () => {
  for (const [code, ending] of Object.entries({
    'session.lapsed': 'lapsed',
    'session.taken_over': 'takenOver',
    'session.ended': 'ended',
    'session.password_changed': 'passwordChanged',
    'session.removed': 'removed',
    'session.reused': 'reused',
    'session.required': 'unknown',
  })) {
    office.refusal = code
    const { store } = storeOf({ accessToken: token(), refreshToken: `other ${code}` })
    const { get, session } = openTab(store)
    await assert.rejects(async () => get(), isExpired)
    assert.deepEqual([session.state().expired, session.state().ending?.kind], [true, ending])
  }
})

test('tokens that disappear during work are asked for over the screen, and no other device is blamed', async () => {
  for (const lost of [['accessToken', 'refreshToken'], ['refreshToken']]) {
    const { map, store } = storeOf({ accessToken: token(), refreshToken: 'r0' })
    const { get, session } = openTab(store)
    const { userId } = session.state()
    for (const key of lost) map.delete(key)
    await assert.rejects(async () => get(), isExpired)
    const { expired, ending, status } = session.state()
    assert.deepEqual(
      [expired, ending?.kind, status, session.state().userId],
      [true, 'lost', 'lapsed', userId],
    )
    assert.equal(office.refreshes, 0)
    session.begin({ accessToken: office.access, refreshToken: 'r9' }, 'a@b.test')
    assert.deepEqual([session.state().expired, session.state().ending], [false, undefined])
    assert.equal(await get(), 'fine')
  }
})

test('a tab whose person logged out in another tab knows it, and asks only if its screen stays', async () => {
  const { map, store } = storeOf({ accessToken: office.access, refreshToken: 'r0' })
  const [here, there] = [openTab(store), openTab(store)]
  // Other tabs are notified of each removed key separately.
  const refreshToken = map.get('refreshToken') ?? ''
  there.session.end()
  map.set('refreshToken', refreshToken)
  here.session.changed()
  map.delete('refreshToken')
  here.session.changed()
  assert.deepEqual(
    [here.session.state().status, here.session.state().expired, here.session.state().ending?.kind],
    ['visitor', false, 'signedOut'],
  )
  assert.equal(there.session.state().ending, undefined)
  await assert.rejects(async () => here.get(), isExpired)
  assert.deepEqual([here.session.state().expired, here.session.state().ending?.kind], [true, 'signedOut'])
  assert.deepEqual([...map.keys()], [])
})

test('unfinished work in another tab is asked about at once, and only if somebody works there', async () => {
  const { store } = storeOf({ accessToken: office.access, refreshToken: 'r0' })
  const [here, there] = [openTab(store), openTab(store)]
  there.session.end()
  here.session.changed()
  assert.equal(here.session.state().userId, undefined)
  assert.equal(here.session.askOverWork(), true)
  const { expired, ending, userId } = here.session.state()
  assert.deepEqual([expired, ending?.kind], [true, 'signedOut'])
  assert.notEqual(userId, undefined)
  assert.equal(there.session.askOverWork(), false)
  assert.equal(there.session.state().expired, false)
})

test('the reason for the end of the session is shown until somebody signs in', () => {
  const { store } = storeOf({ accessToken: office.access, refreshToken: 'r0' })
  const { session } = openTab(store)
  session.end({ kind: 'erased' })
  assert.deepEqual([session.state().status, session.state().ending?.kind], ['visitor', 'erased'])
  session.begin({ accessToken: office.access, refreshToken: 'r9' }, 'a@b.test')
  assert.equal(session.state().ending, undefined)
})

test('on a page where nobody works any more, calls fail as for any visitor', async () => {
  const { store } = storeOf({ accessToken: office.access, refreshToken: 'r0' })
  const [here, there] = [openTab(store), openTab(store)]
  there.session.end()
  here.session.changed()
  here.session.forgetPerson()
  await assert.rejects(async () => here.get(), { status: 401, code: 'session.required' })
  assert.equal(here.session.state().expired, false)
})

test('a call that is refused even with the new token ends the session', async () => {
  office.refuseAll = true
  const { store } = storeOf({ accessToken: office.access, refreshToken: 'r0' })
  const { get, session } = openTab(store)
  await assert.rejects(async () => get(), isExpired)
  assert.deepEqual([office.calls, session.state().expired], [2, true])
})

test('a server that is away or busy does not end the session', async () => {
  const { store } = storeOf({ accessToken: token(), refreshToken: 'r0' })
  const { get, session } = openTab(store)
  for (const status of [429, 500, 503]) {
    office.refreshStatus = status
    await assert.rejects(async () => get(), { status })
  }
  assert.equal(session.state().expired, false)
  office.refreshStatus = 200
  assert.equal(await get(), 'fine')
})

test('logging out without a session clears the credentials and asks for no password', async () => {
  const { map, store } = storeOf({ accessToken: token(), refreshToken: 'used' })
  const { logOut, session } = openTab(store)
  await assert.rejects(async () => logOut(), isExpired)
  assert.deepEqual([[...map.keys()], session.state().status, session.state().expired], [[], 'visitor', false])
})

test('what is refused while somebody logs out asks for no password, and a call after it does', async () => {
  const { map, store } = storeOf({ accessToken: office.access, refreshToken: 'r0' })
  const { get, session } = openTab(store)
  const asked: boolean[] = []
  session.subscribe(() => asked.push(session.state().expired))
  const ending = Promise.withResolvers<void>()
  session.connect({
    refresh: () => Promise.reject(new ApiError(401, 'session.ended', '')),
    ...{ logOut: () => ending.promise, logOutName: 'auth.logout', countries: [] },
  })
  office.refuseAll = true
  const leaving = session.logOut()
  await assert.rejects(async () => get(), isExpired)
  ending.resolve()
  await leaving
  assert.deepEqual([asked.includes(true), ...map.keys()], [false])
  session.begin({ accessToken: token(), refreshToken: 'r1' }, 'a@b.test')
  await assert.rejects(async () => get(), isExpired)
  assert.equal(session.state().expired, true)
})

test('a server that is away prevents nobody from logging out', async () => {
  const { map, store } = storeOf({ accessToken: office.access, refreshToken: 'r0' })
  office.refuseAll = true
  office.refreshStatus = 503
  await openTab(store).session.logOut()
  assert.deepEqual([...map.keys()], [])
})

test('logging out removes every key of the product and keeps the language', () => {
  const { map, store } = storeOf({
    language: 'en',
    ...Object.fromEntries(productKeys.map((key) => [key, '1'])),
  })
  openTab(store).session.end()
  assert.deepEqual([...map.keys()], ['language'])
})

test('whoever signs in under another address does not find what was typed into calculators, and the same person does', () => {
  const { store } = storeOf({ lastLoginEmail: 'a@b.test', calculatorInputs: '{}' })
  const { session } = openTab(store)
  session.begin({ accessToken: token(), refreshToken: 'r1' }, 'a@b.test')
  assert.equal(store.get('calculatorInputs'), '{}')
  session.begin({ accessToken: token(), refreshToken: 'r2' }, 'c@d.test')
  assert.equal(store.get('calculatorInputs'), null)
})

test('a user who logs out during a refresh stays logged out', async () => {
  const { map, store } = storeOf({ accessToken: token(), refreshToken: 'r0' })
  const { get, session } = openTab(store)
  const pending = assert.rejects(async () => get(), { status: 401 })
  while (office.refreshes === 0) await new Promise((resolve) => setImmediate(resolve))
  session.end()
  await pending
  assert.deepEqual([...map.keys()], [])
})

test('signing in again closes the password dialog', async () => {
  const { map, store } = storeOf({ accessToken: token(), refreshToken: 'used' })
  const { get, session } = openTab(store)
  await assert.rejects(async () => get(), isExpired)
  session.begin({ accessToken: office.access, refreshToken: 'r9' }, 'a@b.test', { channels: [] })
  assert.deepEqual([session.state().expired, session.state().pending], [false, true])
  session.verified()
  assert.equal(session.state().pending, false)
  assert.equal(map.get('lastLoginEmail'), 'a@b.test')
  assert.equal(await get(), 'fine')
})

test('tokens of a sign-in that cannot be read are not stored', () => {
  const { map, store } = storeOf({})
  const { session } = openTab(store)
  assert.throws(() => session.begin({ accessToken: 'x', refreshToken: 'r' }, 'a@b.test'))
  assert.deepEqual([...map.keys()], [])
})
