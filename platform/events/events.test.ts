/** Two processes, as two hubs, on one database: the people of an office get its events wherever they are connected. */
import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import type { AdmittedCaller } from '../access/index.ts'
import { callsOn } from '../call/index.ts'
import { type ApiError, createClient } from '../contract/client.ts'
import { AppError, eventsRows, type ReceivedEvent, routeOf, type Session } from '../contract/index.ts'
import type { OfficeEvent } from '../database/index.ts'
import { openRaw } from '../http/connections/testing.ts'
import { startJobs } from '../jobs/index.ts'
import { createLog } from '../log/index.ts'
import { openTestDatabase, openTestServer, type TestDatabase, testGate, until } from '../testing/index.ts'
import { eventJobs, eventsDesk, openEventHub } from './index.ts'

const LIMIT = { timeout: 120_000 }
const log = createLog({ level: 'silent' })
type FollowedEvent = ReceivedEvent<(typeof eventsRows)['events.follow']['answer']>

/** Tokens name the signed-in person: `office.person.ROLE`; the test changes the gate's knowledge of them. */
interface People {
  gone: Set<string>
  roles: Map<string, string[]>
}

async function openOffice(t: TestContext) {
  const database = await openTestDatabase()
  const people: People = { gone: new Set(), roles: new Map() }
  t.after(() => database.close())
  const open = (bounds?: object) => openProcess(t, database, people, bounds)
  const happen = (officeId: string, ...events: OfficeEvent[]) =>
    database.call({ officeId }).office(async (tx) => events.forEach((event) => void tx.publish(event)))
  const renew = (officeId: string, renews: string[], page?: { userId: string; tab: string }) =>
    database
      .call({ officeId, renews, ...page, client: { address: '', agent: '', ...page } })
      .office(async () => {})
  return { database, people, open, happen, renew }
}

async function openProcess(t: TestContext, database: TestDatabase, { gone, roles }: People, bounds = {}) {
  const { connectionString } = database
  const callFor = (officeId: string) => database.call({ officeId })
  const hub = await openEventHub({ connectionString, log, callFor, bounds })
  const callerOf = async (token: string): Promise<AdmittedCaller> => {
    const [officeId = '', userId = '', role = ''] = token.split('.')
    if (gone.has(userId)) throw new AppError('session.required')
    const known = roles.get(userId) ?? [role]
    const session: Session = { sessionId: token, kind: 'browser', verified: true }
    return {
      caller: { userId, session, officeId, roles: known },
      licences: { keys: new Set(), readOnly: false },
    }
  }
  const permits = (held: readonly string[], { module }: { module: string }) => held.includes(module)
  const server = await openTestServer({
    desks: [
      eventsDesk({
        hub,
        permits,
        permissionOf: (row) =>
          row === 'money.list' ? ({ module: 'MONEY', level: 'Read' } as never) : undefined,
      }),
    ],
    gate: testGate({ callerOf, permits }),
    calls: callsOn(database.kysely),
    bounds: { watchMs: 20, stalledMs: 1_000 },
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  t.after(async () => {
    server.server.closeAllConnections()
    await server.close()
    await hub.close()
  })
  const follow = async (token: string, lastEventId?: string) => {
    const session = { bearer: () => token, renew: async () => false, expire: () => new Error() as never }
    const client = createClient<typeof eventsRows>(
      { 'events.follow': routeOf(eventsRows['events.follow']) },
      { baseUrl: `http://127.0.0.1:${port}`, language: () => 'en', session },
    )
    const events = await client['events.follow']({}, lastEventId === undefined ? {} : { lastEventId })
    const iterator = events[Symbol.asyncIterator]()
    t.after(() => iterator.return?.())
    return iterator as AsyncIterator<FollowedEvent, undefined>
  }
  return { port, hub, follow, server }
}

async function next(reader: AsyncIterator<FollowedEvent, undefined>): Promise<FollowedEvent> {
  const { value, done } = await reader.next()
  if (done || !value) throw new Error('The stream has ended')
  return value
}

const shown = ({ name, data }: FollowedEvent) => `${name} ${JSON.stringify(data)}`

test('events of an office arrive in every process, in order, and in no other office', LIMIT, async (t) => {
  const { open, happen, renew } = await openOffice(t)
  const [first, second] = [await open(), await open()]
  const readers = [await first.follow('a.ann.USER'), await second.follow('a.bob.USER')]
  const stranger = await second.follow('b.cem.USER')
  for (const reader of [...readers, stranger]) assert.equal((await next(reader)).name, 'began')
  await renew('a', ['cases.list', 'cases.get'], { userId: 'ann', tab: 'tab-1' })
  await happen('a', { name: 'news', data: { number: 1 } }, { name: 'news', data: { number: 2 } })
  await renew('b', ['clients.list'])
  const [own, theirs] = [',"tab":"tab-1"', '']
  for (const [at, tab] of [own, theirs].entries()) {
    const reader = readers[at] as (typeof readers)[number]
    const told = [await next(reader), await next(reader), await next(reader)]
    assert.deepEqual(told.map(shown), [
      `renewed {"rows":["cases.list","cases.get"]${tab}}`,
      'told {"name":"news","data":{"number":1}}',
      'told {"name":"news","data":{"number":2}}',
    ])
    assert.deepEqual(
      told.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
      told.map(({ id }) => Number(id)),
    )
  }
  assert.equal(shown(await next(stranger)), 'renewed {"rows":["clients.list"]}')
})

test('an event for some people is sent to nobody else, even after they were away', LIMIT, async (t) => {
  const { database, open, happen } = await openOffice(t)
  const { follow } = await open()
  const [ann, bob] = [await follow('a.ann.USER'), await follow('a.bob.USER')]
  const { id: seen } = await next(ann)
  await next(bob)
  await database.call({ officeId: 'a' }).office(async (tx) => {
    const bell = ['bell.count']
    tx.renew(bell, ['ann'])
    tx.renew(bell, ['ann'])
    tx.renew(['bell.list'], [])
    tx.publish({ name: 'whisper', data: {}, people: ['ann'] })
  })
  await happen('a', { name: 'news', data: {} })
  const told = ['told {"name":"whisper","data":{}}', 'renewed {"rows":["bell.count"]}']
  const news = 'told {"name":"news","data":{}}'
  const back = await follow('a.ann.USER', seen)
  await next(back)
  for (const reader of [ann, back])
    for (const one of [...told, news]) assert.equal(shown(await next(reader)), one)
  assert.equal(shown(await next(bob)), news)
})

test('a renewal for the caller reaches only the pages of that person', LIMIT, async (t) => {
  const { database, open, happen } = await openOffice(t)
  const { follow } = await open()
  const [ann, bob] = [await follow('a.ann.USER'), await follow('a.bob.USER')]
  for (const reader of [ann, bob]) await next(reader)
  const call = { officeId: 'a', userId: 'ann', renews: ['bell.list'], renewsFor: 'caller' } as const
  await database.call(call).office(async () => {})
  await happen('a', { name: 'news', data: {} })
  assert.equal(shown(await next(ann)), 'renewed {"rows":["bell.list"]}')
  assert.equal(shown(await next(bob)), 'told {"name":"news","data":{}}')
})

test('an event of a domain cannot take the name of the renewals', LIMIT, async (t) => {
  const { happen } = await openOffice(t)
  await assert.rejects(happen('a', { name: 'renewed', data: {} }), /cannot be called renewed/)
})

test('a rolled-back event is never sent', LIMIT, async (t) => {
  const { open, database, happen } = await openOffice(t)
  const reader = await (await open()).follow('a.ann.USER')
  await next(reader)
  const undone = database.call({ officeId: 'a', renews: ['cases.list'] }).office(async (tx) => {
    tx.publish({ name: 'undone', data: {} })
    throw new Error('no')
  })
  await assert.rejects(undone, /no/)
  await happen('a', { name: 'done', data: {} })
  assert.equal(shown(await next(reader)), 'told {"name":"done","data":{}}')
})

test(
  'an event with more than a few lines of data rolls the write back, because readers fetch the rest themselves',
  LIMIT,
  async (t) => {
    const { happen } = await openOffice(t)
    await happen('a', { name: 'note', data: { text: 'x'.repeat(4_000) } })
    await assert.rejects(
      happen('a', { name: 'note', data: { text: 'x'.repeat(4_100) } }),
      /more than 4096 bytes/,
    )
  },
)

test(
  'the ids of an office grow in the order of the commits, even if its transactions overlap',
  LIMIT,
  async (t) => {
    const { database, open } = await openOffice(t)
    const reader = await (await open()).follow('a.ann.USER')
    await next(reader)
    const slow = Promise.withResolvers<void>()
    const publishing = Promise.withResolvers<void>()
    const first = database.call({ officeId: 'a' }).office(async (tx) => {
      tx.publish({ name: 'slow', data: {} })
      publishing.resolve()
      await slow.promise
    })
    await publishing.promise
    await database.call({ officeId: 'a' }).office(async (tx) => tx.publish({ name: 'quick', data: {} }))
    slow.resolve()
    await first
    const [one, two] = [await next(reader), await next(reader)]
    assert.deepEqual(
      [one.data, two.data].map((data) => (data as { name: string }).name),
      ['quick', 'slow'],
    )
    assert.ok(Number(one.id) < Number(two.id))
  },
)

test(
  'a reader who reconnects gets the missed events, or the request to reload everything',
  LIMIT,
  async (t) => {
    const { open, happen, database } = await openOffice(t)
    const process = await open()
    const reader = await process.follow('a.ann.USER')
    await next(reader)
    await happen('a', { name: 'one', data: {} })
    const { id } = await next(reader)
    await reader.return?.()
    await happen('a', { name: 'two', data: {} }, { name: 'three', data: {} })
    const back = await process.follow('a.ann.USER', id)
    const began = await next(back)
    assert.equal(began.id, id, 'whoever leaves before they got what they missed gets it the next time')
    assert.deepEqual([began, await next(back), await next(back)].map(shown), [
      'began {}',
      'told {"name":"two","data":{}}',
      'told {"name":"three","data":{}}',
    ])
    const runner = await startJobs({
      connectionString: database.connectionString,
      calls: callsOn(database.kysely, { now: () => new Date(Date.now() + 3_600_000) }),
      desks: [eventJobs],
      log,
      pace: { heartbeat: 10, supervise: 1, timetable: 1 },
    })
    t.after(() => runner.close())
    await database.pool.query(`insert into jobs.job (name, data) values ('events.tidy', '{"input":{}}')`)
    await database.pool.query(
      `select pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), 'events.tidy')`,
    )
    const kept = async () => {
      return database
        .call()
        .system.read(async ({ db }) => db.selectFrom('office_events').select('name').execute())
    }
    await until(async () => (await kept()).length === 1)
    assert.deepEqual(
      (await kept()).map(({ name }) => name),
      ['three'],
    )
    for (const [last, told] of [
      [id, 'lost'],
      ['999999', 'lost'],
      ['nonsense', 'lost'],
    ] as const) {
      const late = await process.follow('a.ann.USER', last)
      assert.deepEqual([(await next(late)).name, (await next(late)).name], ['began', told], last)
      await late.return?.()
    }
  },
)

test('a listening connection that is killed is restored, and no event is missed', LIMIT, async (t) => {
  const { open, happen, database } = await openOffice(t)
  const reader = await (await open()).follow('a.ann.USER')
  await next(reader)
  const { rows } = await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen mizan_events' and datname = current_database()`,
  )
  assert.equal(rows.length, 1)
  await happen('a', { name: 'meanwhile', data: {} })
  assert.equal(shown(await next(reader)), 'told {"name":"meanwhile","data":{}}')
  await happen('a', { name: 'afterwards', data: {} })
  assert.equal(shown(await next(reader)), 'told {"name":"afterwards","data":{}}')
})

test('a person who is removed or loses a right gets no more events from that moment on', LIMIT, async (t) => {
  const { open, happen, renew, people } = await openOffice(t)
  const process = await open()
  const removed = await process.follow('a.ann.MONEY')
  const reduced = await process.follow('a.bob.MONEY')
  const permission = { module: 'MONEY', level: 'Read' } as never
  for (const reader of [removed, reduced]) await next(reader)
  await happen('a', { name: 'paid', data: {}, permission })
  for (const reader of [removed, reduced])
    assert.equal(shown(await next(reader)), 'told {"name":"paid","data":{}}')
  people.gone.add('ann')
  people.roles.set('bob', ['USER'])
  await happen('a', { name: 'paid', data: {}, permission })
  await renew('a', ['money.list', 'cases.list'])
  assert.equal((await removed.next()).done, true)
  assert.equal(shown(await next(reduced)), 'renewed {"rows":["cases.list"]}')
  await assert.rejects(process.follow('a.ann.MONEY'), (error: ApiError) => error.status === 401)
})

test('a reader who reads nothing costs little, is disconnected, and delays nobody else', LIMIT, async (t) => {
  const { open, happen } = await openOffice(t)
  const process = await open()
  const reader = await process.follow('a.ann.USER')
  await next(reader)
  const stalled = await openRaw(
    process.port,
    'GET /api/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a.bob.USER\r\n\r\n',
    { reads: false },
  )
  const isGone = stalled.gone.then(() => 'gone' as const)
  stalled.socket.pause()
  // The data is larger than the buffers of the network.
  const large = { name: 'large', data: { text: 'x'.repeat(4_000) } }
  for (let round = 0; round < 150; round += 1) {
    await happen('a', ...Array.from({ length: 100 }, () => large))
    for (let each = 0; each < 100; each += 1) assert.equal((await next(reader)).name, 'told')
  }
  // A socket that is not read learns that the connection has ended when it writes.
  const trickle = setInterval(() => stalled.socket.write('a'), 20)
  t.after(() => clearInterval(trickle))
  assert.equal(await isGone, 'gone')
})

test(
  'one person may have a limited number of streams, and a seat is free again once its reader leaves',
  LIMIT,
  async (t) => {
    const { open } = await openOffice(t)
    const process = await open({ perPerson: 2, inAll: 4, perOffice: 3 })
    const codeOf = (error: ApiError) => error.code
    const first = await process.follow('a.ann.USER')
    await next(first)
    await process.follow('a.ann.USER')
    assert.equal(await process.follow('a.ann.USER').catch(codeOf), 'request.too_many')
    await process.follow('a.bob.USER')
    assert.equal(await process.follow('a.cem.USER').catch(codeOf), 'request.busy')
    await first.return?.()
    const isFree = async () => (await process.follow('a.cem.USER').catch(codeOf)) !== 'request.busy'
    await until(isFree)
  },
)

test('a server that stops ends its streams without waiting', LIMIT, async (t) => {
  const { open } = await openOffice(t)
  const { follow, server } = await open()
  const reader = await follow('a.ann.USER')
  await next(reader)
  await server.close()
  const rest = await reader.next().catch((error) => error)
  assert.ok(rest.done || rest instanceof Error)
})
