/**
 * Tests of the life of the sample office: filled once and completely, right to the kuruş, and removed without a
 * trace.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { fillSample } from '@mizan/sample/server'
import { sql } from 'kysely'
import { operatorCall } from './operator.ts'
import { openSampleOffice } from './sample-office.ts'
import { openTestApplication } from './testing.ts'

let app: Awaited<ReturnType<typeof openTestApplication>>
before(async () => {
  app = await openTestApplication()
})
after(() => app.close())

const password = 'Mizan-Ornek-1'
const config = { demoPassword: password, sampleLife: true }

const logIn = (email: string) =>
  app.server.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })

type Person = ReturnType<typeof enter>
const people = new Map<string, Person>()

/** The calls of a person of the office; each signs in once. */
function signIn(name: string): Person {
  const person = people.get(name) ?? enter(name)
  people.set(name, person)
  return person
}

async function enter(name: string) {
  const answer = await logIn(`${name}@mizan.test`)
  assert.equal(answer.statusCode, 200, answer.body)
  const headers = { authorization: `Bearer ${answer.json().data.accessToken}` }
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const { statusCode, body } = await app.server.inject({
      method,
      url: `/api${path}`,
      headers,
      ...(payload && { payload }),
    })
    return { status: statusCode, ...JSON.parse(body) }
  }
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, body?: object) => call('POST', path, body),
  }
}

const read = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await operatorCall(app.calls, { rowName: 'test.read' }).system.read(({ db }) => query.execute(db))).rows

interface SampleRecord {
  kind: string
  id: string
}
const records = () => read(sql<SampleRecord>`select kind, record_id as id from sample_records`)
const wrongBalances = () =>
  read(sql`select from clients c where balance <> coalesce((
    select sum(case kind when 'service' then amount else -amount end) from client_transactions t
    where t.client_id = c.id and t.account = 'fee' and t.deleted_at is null), 0)`)

/** Tables and columns of texts in which any of these ids is. */
async function tracesOf(ids: readonly string[]): Promise<string[]> {
  const columns = await read(sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and data_type = 'text'`)
  const found: string[] = []
  for (const { table, column } of columns) {
    const hits = await read(
      sql`select from ${sql.table(table)} where ${sql.ref(column)} = any(${[...ids]}) limit 1`,
    )
    if (hits.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

test('a start that fails in the middle leaves nothing, and the next one fills the office', async () => {
  const broken = app.desks.map((desk) => ({
    ...desk,
    handlers: Object.fromEntries(Object.entries(desk.handlers).filter(([row]) => row !== 'limits.add')),
  }))
  await assert.rejects(openSampleOffice({ ...app, desks: broken as never }, config), /limits\.add/)
  assert.deepEqual(await read(sql`select from cases union all select from clients`), [])
  assert.deepEqual(await records(), [])
  const starts = await Promise.all([1, 2, 3].map(() => openSampleOffice(app, config)))
  assert.deepEqual(starts.map(({ colleagues }) => colleagues.length).sort(), [0, 0, 3])
  const demo = await signIn('demo')
  const counts = { cases: 40, clients: 25, people: 3 }
  assert.deepEqual((await demo.get('/sample')).data, { sample: counts, may: ['remove'] })
  assert.equal((await demo.get('/case-management/v2')).data.total, 40)
})

test('on its first morning the office has overdue work, tasks, money due and a history', async () => {
  const demo = await signIn('demo')
  const { overdue, nextDays, recentCases } = (await demo.get('/dashboard/today')).data
  assert.ok(overdue.total > 1 && nextDays.total > 5, JSON.stringify([overdue.total, nextDays.total]))
  assert.equal(recentCases.length, 6)
  const tasks = await demo.post('/dashboard/case-management/tasks/filtered', { filter: 'assigned' })
  assert.ok(tasks.data.total > 15, tasks.data.total)
  const done = await demo.post('/dashboard/case-management/tasks/filtered', { filter: 'completed' })
  assert.ok(done.data.total > 5)
  const due = (await demo.get('/client/receivables')).data
  assert.deepEqual([due.owed.clients > 5, due.overdue.amount.amount], [true, '20000.00'])
  assert.deepEqual([due.expenses.clients, due.advances.clients, due.trust.clients], [1, 1, 1])
  assert.deepEqual(await wrongBalances(), [])
  const entries = (await demo.post(`/case-management/${recentCases[5].caseId}/history`, {})).data.items
  assert.ok(entries.length > 4, String(entries.length))
  const times = entries.map(({ at }: { at: string }) => at)
  assert.deepEqual(times, [...times].sort().reverse())
})

test('nobody gets a letter about events of the sample, and the bell shows them', async () => {
  const told = await read<{ waits: boolean }>(
    sql`select mail_at is not null or in_digest as waits from notifications`,
  )
  assert.ok(told.length > 5, String(told.length))
  assert.ok(told.every(({ waits }) => !waits))
})

test('colleagues have different rights: all cases, only their own, or none', async () => {
  const totalOf = async (name: string) => (await (await signIn(name)).get('/case-management/v2')).data?.total
  assert.equal(await totalOf('ayse'), 40)
  const own = await totalOf('mert')
  assert.ok(own > 5 && own < 20, String(own))
  assert.equal(await totalOf('selin'), undefined)
  const selin = await signIn('selin')
  assert.equal((await selin.post('/sample/remove')).status, 403)
  assert.equal((await (await signIn('ayse')).post('/sample/remove')).status, 403)
})

test('the sample is removed at once, and whatever people have added stays with everything it refers to', async () => {
  const demo = await signIn('demo')
  const clients = (await demo.get('/client/v2?pageSize=100')).data.items
  const paid = clients.find(({ name }: { name: string }) => name.startsWith('Kuzeyışık'))
  const payment = {
    clientId: paid.clientId,
    amount: '125.50',
    description: 'Kendi tahsilatım',
    paymentType: 'cash',
  }
  assert.equal((await demo.post('/client/add-payment', payment)).status, 200)
  const { items } = (await demo.get('/case-management/v2?pageSize=100')).data
  const worked = items.find(({ displayTitle }: { displayTitle: string }) =>
    displayTitle.startsWith('Aksoy /'),
  )
  const task = { displayTitle: 'Kendi görevim' }
  assert.equal((await demo.post(`/case-management/${worked.caseId}/case-tasks/add`, task)).status, 200)
  const next = (await demo.get('/case-management/next-number')).data.caseNumber
  const own = {
    displayTitle: 'Kendi davam',
    caseNumber: next,
    clientId: clients[0].clientId,
    conflictsSeen: true,
  }
  assert.equal((await demo.post('/case-management/create', own)).status, 200)

  const before = await records()
  const { data } = await demo.post('/sample/remove')
  const keptNames = data.kept.map(({ name }: { name: string }) => name)
  assert.deepEqual(
    keptNames,
    [worked.displayTitle, clients[0].name, paid.name, 'Nermin Aksoy'].sort(keptOrder),
  )
  assert.deepEqual(data.removed, { cases: 39, clients: 22, people: 3 })
  assert.equal((await demo.get('/case-management/v2')).data.total, 2)
  assert.equal((await demo.get(`/client/${paid.clientId}`)).data.balance.amount, '-125.50')
  assert.deepEqual(await wrongBalances(), [])

  const left = new Set(
    (
      await read(sql<{ id: string }>`
      select id from cases union all select id from clients union all select id from case_tasks
      union all select id from case_parties union all select id from client_contacts
      union all select id from client_transactions union all select id from case_hearings
      union all select id from case_limits`)
    ).map(({ id }) => id),
  )
  const gone = before.filter(({ id, kind }) => !left.has(id) && kind !== 'accounts').map(({ id }) => id)
  assert.ok(gone.length > 300, String(gone.length))
  assert.deepEqual(await tracesOf(gone), [])
  assert.deepEqual(await records(), [])

  assert.notEqual((await logIn('ayse@mizan.test')).statusCode, 200)
  assert.equal((await demo.get('/company/members')).data.length ?? 1, 1)
  assert.deepEqual((await demo.get('/sample')).data.sample, null)
  assert.equal((await demo.post('/sample/remove')).code, 'sample.none')
  assert.deepEqual((await openSampleOffice(app, config)).colleagues, [])
  assert.equal((await demo.get('/case-management/v2')).data.total, 2)
})

/** The order of the database: cases first. */
const keptOrder = (a: string, b: string) =>
  Number(b.includes('/')) - Number(a.includes('/')) || (a < b ? -1 : 1)

test('an office that has clients of its own is not filled', async () => {
  const { userId, headers } = await app.signIn()
  const payload = { name: 'Kendi müvekkilim' }
  await app.server.inject({ method: 'POST', url: '/api/client/create', headers, payload })
  const { officeOf, identity } = app.services
  const officeId = await operatorCall(app.calls, { rowName: 'test.find' }).system.read((tx) =>
    officeOf(tx, userId),
  )
  const place = { calls: app.calls, desks: app.desks, identity, administrator: userId, password }
  assert.deepEqual(await fillSample({ ...place, officeId: officeId ?? '' }), [])
})
