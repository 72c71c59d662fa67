/**
 * Tests that additions of two domains to a list count for both, wherever they are in the list: here one in the middle
 * and one at the end.
 */
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { headerNames, type Row } from '@mizan/platform/contract'
import {
  defineServer,
  gatherLists,
  type Lists,
  openDomains,
  type ServerManifest,
} from '@mizan/platform/domain'
import { until } from '@mizan/platform/testing'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { domains } from './domains.ts'
import { download, filedOffice } from './filed-office.ts'
import { gateOf } from './gate.ts'
import { adding, bytes, fileKeyOf, left, type Name, names, texts } from './list-domains.ts'
import { rowsOf, send } from './sweep/rows.ts'
import { openWorkingWorld, type World } from './sweep/world.ts'
import { requireKnownVisitors } from './visitors.ts'

const place = domains.findIndex(({ name }) => name === 'cases')
const list: ServerManifest[] = [
  ...domains.slice(0, place),
  adding('middle'),
  ...domains.slice(place),
  adding('last'),
]
let world: World
before(async () => {
  world = await openWorkingWorld(list)
})
after(() => world.close())

/** Status of a call without a session. */
async function visit(row: string, headers: Record<string, string>, params = {}): Promise<number> {
  const answer = await send(
    world.server,
    new Map(rowsOf(list)).get(row) as Row,
    { params, body: {} },
    headers,
  )
  return answer.statusCode
}

type Visit = (name: Name) => [headers: Record<string, string>, params?: object]

/** A visitor of each domain is admitted with the proof of that domain, and not with that of the other one. */
async function letsIn(row: string, inputOf: Visit) {
  for (const name of names) {
    assert.equal(await visit(`${name}.${row}`, ...inputOf(name)), 200, name)
    for (const other of [...names, 'nobody' as Name].filter((one) => one !== name))
      assert.notEqual(await visit(`${name}.${row}`, ...inputOf(other)), 200, `${other} at ${name}`)
  }
}

/** A person who is human for one domain is human for every domain. */
async function letsInAll(row: string, inputOf: Visit) {
  for (const name of names) {
    for (const other of names) assert.equal(await visit(`${name}.${row}`, ...inputOf(other)), 200, name)
    assert.notEqual(await visit(`${name}.${row}`, ...inputOf('nobody' as Name)), 200, name)
    assert.notEqual(await visit(`${name}.${row}`, {}), 200, name)
  }
}

interface KeyRow {
  wrapped_key: Buffer
}

/** Calls as a program of this person in the office. */
async function callIn(userId: string) {
  const { rows } = await world.system(
    sql<{ id: string }>`select company_id as id from memberships where user_id = ${userId}`,
  )
  const officeId = rows[0]?.id ?? ''
  return { officeId, office: world.ofOffice(officeId).office }
}

/** One check for each list, so that a new list without one does not compile. */
const checks: Record<keyof Lists, () => Promise<unknown>> = {
  hiddenEntries: async () => {
    const { headers } = await world.superAdmin()
    for (const name of names) assert.equal((await world.call(headers, `${name}.note`)).status, 200)
    await world.call(headers, 'client.create', {
      body: { type: 'individual', name: 'Ayşe', surname: 'Kaya' },
    })
    const { data } = await world.call(headers, 'company.audit')
    const actions = data.items.map(({ action }: { action: string }) => action)
    assert.ok(
      actions.length > 0 && !actions.some((action: string) => action.endsWith('.noted')),
      String(actions),
    )
  },
  memberLeft: async () => {
    const { headers, userId } = await world.signIn()
    const { status } = await world.call(headers, 'user.erase', { body: { password: 'Ornek-Parola-1' } })
    assert.equal(status, 200)
    assert.deepEqual(
      left,
      names.map((name) => `${name} ${userId}`),
    )
  },
  keyPlaces: async () => {
    const { must, userId } = await filedOffice(world)
    const { officeId, office } = await callIn(userId)
    const keys = world.services.documentKeys
    const dataKey = randomBytes(32)
    const tableOf = (name: Name) => sql.table(`${name}_files`)
    const ownFile = (name: Name) => ({ officeId, fileKey: fileKeyOf(name)('one') })
    await office(async (tx) => {
      for (const name of names) {
        const wrapped = await keys.wrapFileKey(tx, ownFile(name), dataKey)
        await sql`insert into ${tableOf(name)} values ('one', ${officeId}, ${wrapped})`.execute(tx.db)
      }
    })
    const kept = (name: Name) =>
      office.read(async (tx) => {
        const { rows } = await sql<KeyRow>`select wrapped_key from ${tableOf(name)}`.execute(tx.db)
        const { wrapped_key: wrapped } = rows[0] as KeyRow
        return { wrapped, opened: await keys.openFileKey(tx, ownFile(name), wrapped) }
      })
    const before = await Promise.all(names.map(kept))
    await must('documents.takeKey', { body: { newPassphrase: 'dört yeşil kurbağa', understood: true } })
    for (const [at, name] of names.entries()) {
      const { wrapped, opened } = await kept(name)
      assert.notDeepEqual(wrapped, before[at]?.wrapped, name)
      assert.deepEqual(opened, dataKey, name)
    }
  },
  storedBytes: async () => {
    const { system } = world.ofOffice('none')
    const { usedBytes } = await system.read((tx) => world.services.officeRoom.state(tx, 'none'))
    assert.equal(usedBytes, bytes.middle + bytes.last)
  },
  searchedTexts: async () => {
    const { must, userId, caseId, add } = await filedOffice(world)
    const { officeId } = await callIn(userId)
    for (const name of names) {
      const id = randomUUID()
      texts[name].set(id, `Kıvırcıkotu ${name}`)
      await world.system(sql`
        insert into document_texts (id, company_id, source, document_id, case_id, kind, dated_at)
        values (${randomUUID()}, ${officeId}, ${name}, ${id}, ${caseId}, 'text', now())`)
    }
    // Every waiting text of the office is read along with a document.
    await add('Not.txt', 'Papatya')
    const found = async () => {
      const { items } = await must('documents.search', { body: { query: 'kıvırcıkotu' } })
      return items.map(({ name, source }: Record<string, string>) => `${source}: ${name}`).sort()
    }
    await until(async () => (await found()).length === 2, 60)
    assert.deepEqual(await found(), ['last: Of last', 'middle: Of middle'])
    texts.middle.clear()
    assert.deepEqual(await found(), ['last: Of last'])
  },
  officeFiles: async () => {
    const { headers, add, exported } = await filedOffice(world)
    await add('Cevap.txt', 'cevap')
    const { exportId, kinds } = await exported({ format: 'zip' })
    assert.deepEqual([kinds[0].written, kinds[0].expected], [3, 3])
    const entries = Object.entries(unzipSync((await download(world, headers, exportId)).rawPayload))
    const given = entries.filter(([path]) => path.endsWith('.txt'))
    assert.deepEqual(given.map(([, content]) => Buffer.from(content).toString()).sort(), [
      ...['cevap', 'last', 'middle'],
    ])
  },
  notificationSubjects: async () => {
    const { headers } = await world.superAdmin()
    const settings = JSON.stringify(await world.call(headers, 'notifications.settings'))
    for (const name of names) assert.ok(settings.includes(`${name}Noted`), settings)
  },
  secretKeys: () => letsIn('key', (name) => [{}, { secretKey: `key-of-${name}` }]),
  webhooks: () => letsIn('hook', (name) => [{ 'x-signed': name }]),
  conversations: () => letsIn('guest', (name) => [{ [headerNames.conversation]: `of-${name}` }]),
  tools: async () => {
    const { headers } = await world.program(['research'])
    const named = world.services.tools().offeredTo({
      session: { sessionId: '', kind: 'browser', verified: true },
    })
    for (const name of names) {
      assert.ok(named.some((tool) => tool.name === `read_${name}`))
      assert.equal((await world.call(headers, `${name}.read`)).status, 200)
      assert.equal((await world.call(headers, `${name}.note`)).code, 'token.no_tool')
    }
  },
  proposals: async () => {
    const { offered, check } = world.services.tools().proposals
    for (const name of names) {
      assert.ok(offered.some((one) => one.name === `propose_${name}`))
      assert.deepEqual(check(`propose_${name}`, { text: 'x' }), { row: `${name}.add`, body: { text: 'x' } })
    }
  },
  humanChecks: () => letsInAll('human', (name) => [{ [headerNames.human]: `human-${name}` }]),
}
for (const [name, check] of Object.entries(checks))
  test(`what both domains add to the list ${name} counts`, async () => void (await check()))

test('two that fill one port are refused, and two with one name for a key', async () => {
  const again = defineServer({ name: 'again', ports: () => ({ officeOf: async () => '' }) })
  await assert.rejects(
    openDomains([...list, again], world.services),
    /Both again and company fill the port officeOf/,
  )
  const key = { of: 'last', opens: async () => true }
  const keys = gatherLists([...list, { name: 'keys', lists: () => ({ secretKeys: [key] }) }], world.services)
  assert.throws(
    () => gateOf({ ...world.services, rateLimits: false, listOf: keys }),
    /Two elements of the list secretKeys are called last/,
  )
})

test('a row whose visitors no domain knows is refused at the start', () => {
  const [, hook] = rowsOf(list).find(([name]) => name === 'last.hook') as [string, Row]
  const { listOf } = world.services
  const start = (access: Row['access'], lists = listOf) =>
    requireKnownVisitors({ 'rows.visit': { ...hook, access } }, lists)
  const nothing = () => []
  start({ session: 'webhook', sender: 'last' })
  start({ session: 'human' })
  for (const access of [
    { session: 'webhook', sender: 'nobody' },
    { session: 'secretKey', keyOf: 'nobody' },
    { session: 'guest', conversationOf: 'nobody' },
    { session: 'guest' },
  ] as const)
    assert.throws(() => start(access), /No domain knows the visitors of rows.visit/)
  assert.throws(() => start({ session: 'human' }, nothing), /No domain knows the visitors of rows.visit/)
})

test('the renewals of a job are existing rows', () => {
  const rows = new Set(rowsOf(list).map(([name]) => name))
  const jobs = world.jobs.flat()
  assert.ok(jobs.some(({ job }) => job.renews))
  for (const { job } of jobs)
    for (const name of job.renews ?? []) assert.ok(rows.has(name), `${job.name}: ${name}`)
})
