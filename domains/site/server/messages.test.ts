import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { write as change, type PlatformTables, read } from '@mizan/platform/database'
import { openTestDatabase, type TestDatabase } from '@mizan/platform/testing'
import { ContactMessage, DemoRequest, MessageQuery, type ReceivedMessage } from '../schemas.ts'
import { changeMessageState } from './actions/change-message-state.ts'
import { deleteMessage } from './actions/delete-message.ts'
import { takeContact } from './actions/take-contact.ts'
import { takeDemoRequest } from './actions/take-demo-request.ts'
import { tidyMessages } from './housekeeping.ts'
import { siteMigrations, writtenBy } from './index.ts'
import { listMessages } from './queries/messages.ts'
import type { SiteTables } from './tables.ts'

type Context = Parameters<typeof takeContact>[0]

let database: TestDatabase<PlatformTables & SiteTables>
let now = new Date('2026-03-02T09:00:00Z')
const dayMs = 86_400_000

before(async () => {
  database = await openTestDatabase<PlatformTables & SiteTables>(siteMigrations)
})
after(() => database.close())

const context = (audit?: string): Context =>
  database.context({
    clock: { now: () => now },
    call: { rowName: 'site.test', actorId: 'staff-1', ...(audit ? { audit } : {}) },
  }) as never

const namesOf = async (_ctx: unknown, ids: readonly string[]) =>
  new Map(
    ids
      .filter((id) => id === 'staff-1')
      .map((id) => [id, { name: 'Ece', surname: 'Usta', email: 'ece@ornek.test' }]),
  )

const list = (query: object = {}) => listMessages(context(), namesOf, MessageQuery.parse(query))
const write = (fields: object) => takeContact(context(), ContactMessage.parse(fields), undefined)
const askForDemo = (fields: object = {}) =>
  takeDemoRequest(
    context(),
    DemoRequest.parse({
      name: 'Işık',
      surname: 'Şahin',
      email: 'isik@ornek.test',
      organisation: 'Güneş Hukuk Bürosu',
      ...fields,
    }),
    undefined,
  )
const empty = () =>
  change(database.context(), async ({ db }) => {
    await db.deleteFrom('contact_messages').execute()
    await db.deleteFrom('demo_requests').execute()
  })

test('both forms stand in one list, newest first, page by page', async () => {
  await write({ name: 'Ali', email: 'ali@ornek.test', topic: 'Fiyat', message: 'Bir soru' })
  now = new Date(now.getTime() + 1000)
  await askForDemo({ message: 'Salı günü' })
  const { items, total, counts } = await list({ pageSize: 1 })
  assert.deepEqual([total, counts], [2, { new: 2, answered: 0, closed: 0 }])
  assert.deepEqual(
    items.map(({ kind, name, email, organisation, message, state }) => [
      kind,
      name,
      email,
      organisation,
      message,
      state,
    ]),
    [['demo', 'Işık Şahin', 'isik@ornek.test', 'Güneş Hukuk Bürosu', 'Salı günü', 'new']],
  )
  const [second] = (await list({ pageSize: 1, pageIndex: 1 })).items
  assert.deepEqual([second?.kind, second?.topic, second?.hasAccount], ['contact', 'Fiyat', true])
  await empty()
})

test('a message is found by any of its words, whatever the case and the accents', async () => {
  await askForDemo()
  await write({ message: '%50 indirim var mı?' })
  const found = async (query: string) => (await list({ query })).total
  for (const query of ['şahin', 'SAHIN', 'IŞIK', 'isik', 'güneş hukuk', 'GUNES', 'isik@'])
    assert.equal(await found(query), 1, query)
  for (const query of ['%', '%50', 'İNDİRİM']) assert.equal(await found(query), 1, query)
  for (const query of ['_', 'veli']) assert.equal(await found(query), 0, query)
  assert.equal((await list({ kind: 'contact' })).total, 1)
  await empty()
})

test('staff notes what became of a message, and the list says who did and when', async () => {
  await write({ message: 'Soru' })
  const [waiting] = (await list()).items
  const changed = await changeMessageState(
    context('message.state_set'),
    namesOf,
    waiting?.messageId ?? '',
    'answered',
  )
  assert.deepEqual(
    [changed.state, changed.changedBy, changed.changedAt],
    ['answered', 'Ece Usta', now.toISOString()],
  )
  const { items, counts } = await list({ state: 'answered' })
  assert.deepEqual([items[0], counts.answered], [changed, 1])
  assert.equal((await list({ state: 'new' })).total, 0)
  const entries = await read(database.context(), ({ db }) =>
    db.selectFrom('audit_entries').selectAll().where('action', '=', 'message.state_set').execute(),
  )
  assert.deepEqual(
    entries.map(({ actor_id, subject_id, details }) => [actor_id, subject_id, details]),
    [['staff-1', waiting?.messageId, { from: 'new', to: 'answered' }]],
  )
  await empty()
})

test('the writer’s own data tell what became of a message, and not who of the staff saw to it', async () => {
  await write({ message: 'Soru' })
  const id = (await list()).items[0]?.messageId ?? ''
  await changeMessageState(context(), namesOf, id, 'closed')
  const { contacts } = (await writtenBy(context(), { userId: 'staff-1', email: undefined })) as {
    contacts: { state: string; changed_by?: string }[]
  }
  assert.deepEqual(
    contacts.map(({ state, changed_by }) => [state, changed_by]),
    [['closed', undefined]],
  )
  await empty()
})

test('whoever was signed in is named and can be answered without having written who they are', async () => {
  await write({ message: 'Soru' })
  const [{ name, email, hasAccount }] = (await list()).items as [ReceivedMessage]
  assert.deepEqual([name, email, hasAccount], ['Ece Usta', 'ece@ornek.test', true])
  await empty()
})

test('a message is deleted for good, once', async () => {
  await askForDemo()
  const id = (await list()).items[0]?.messageId ?? ''
  assert.deepEqual(await deleteMessage(context(), id), { done: true })
  assert.equal((await list()).total, 0)
  await assert.rejects(deleteMessage(context(), id), { code: 'message.not_found' })
})

test('what no message can be called is not found', async () => {
  for (const id of ['contact-', 'demo-x', 'contact-1 or 1=1', 'other-1', 'contact-99999999999999999999'])
    await assert.rejects(changeMessageState(context(), namesOf, id, 'closed'), { code: 'message.not_found' })
  await assert.rejects(changeMessageState(context(), namesOf, 'contact-999999', 'closed'), {
    code: 'message.not_found',
  })
})

test('handled messages go a year after they were handled, all others after two', async () => {
  await write({ message: 'yanıtlanan' })
  await write({ message: 'bekleyen' })
  const answered = (await list({ query: 'yanıtlanan' })).items[0]?.messageId ?? ''
  await changeMessageState(context(), namesOf, answered, 'answered')
  const begun = now
  now = new Date(begun.getTime() + 364 * dayMs)
  assert.equal(await tidyMessages(context()), 0)
  now = new Date(begun.getTime() + 366 * dayMs)
  assert.equal(await tidyMessages(context()), 1)
  assert.deepEqual((await list()).items[0]?.message, 'bekleyen')
  now = new Date(begun.getTime() + 731 * dayMs)
  assert.equal(await tidyMessages(context()), 1)
  assert.equal((await list()).total, 0)
})
