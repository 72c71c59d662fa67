/** Tests of the migration of messages from the time when each form had a table of its own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate, type PlatformTables } from '@mizan/platform/database'
import { openTestDatabase } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { MessageQuery } from '../schemas.ts'
import { changeMessageState } from './actions/change-message-state.ts'
import { deleteMessage } from './actions/delete-message.ts'
import { siteMigrations } from './migrations.ts'
import type { SiteParts } from './parts.ts'
import { listMessages } from './queries/messages.ts'
import { listWritten } from './store/forms.ts'
import type { SiteTables } from './tables.ts'

const at = '2026-03-01T09:00:00.000Z'
const later = '2026-03-02T09:00:00.000Z'
const before = siteMigrations.slice(0, 3)
const insertContact = sql`
  insert into contact_messages (at, user_id, name, email, topic, message, state, changed_at, changed_by)`
const insertDemo = sql`
  insert into demo_requests (at, name, surname, email, phone_number, organisation, message)`

async function openFormer() {
  const database = await openTestDatabase<PlatformTables & SiteTables>(before)
  await database.call().system(async ({ db }) => {
    await sql`${insertContact} values
      (${at}, 'user-1', null, null, null, 'Öneri', 'new', null, null),
      (${at}, null, 'Ali', 'ali@ornek.test', 'Fiyat', 'Soru', 'answered', ${later}, 'staff-1'),
      (${at}, null, null, null, null, 'Silinen', 'new', null, null)`.execute(db)
    await sql`delete from contact_messages where id = 3`.execute(db)
    await sql`${insertDemo} values
      (${at}, 'Deniz', 'Örnek', 'ali@ornek.test', '+905550000001', 'Örnek Hukuk Bürosu', null)`.execute(db)
  })
  await migrate(database, siteMigrations)
  return database
}

const unknown = {
  name: null,
  surname: null,
  email: null,
  phone_number: null,
  organisation: null,
  topic: null,
}
const asWritten = { at, user_id: null, state: 'new', changed_at: null, changed_by: null }
const signed = { name: 'Ali', email: 'ali@ornek.test' }

test('messages of both forms keep their numbers, contents and states', async () => {
  const database = await openFormer()
  const rows = await database
    .call()
    .system.read(({ db }) =>
      db.selectFrom('visitor_messages').selectAll().orderBy('kind').orderBy('id').execute(),
    )
  const answered = { state: 'answered', changed_at: later, changed_by: 'staff-1' }
  const wish = { name: 'Deniz', surname: 'Örnek', email: 'ali@ornek.test', phone_number: '+905550000001' }
  const organisation = 'Örnek Hukuk Bürosu'
  assert.deepEqual(rows, [
    { kind: 'contact', id: 1, ...unknown, ...asWritten, user_id: 'user-1', message: 'Öneri' },
    {
      kind: 'contact',
      id: 2,
      ...unknown,
      ...asWritten,
      ...signed,
      topic: 'Fiyat',
      message: 'Soru',
      ...answered,
    },
    { kind: 'demo', id: 1, ...unknown, ...asWritten, ...wish, organisation, message: null },
  ])
  await database.close()
})

test('messages of two forms with the same number are two messages', async () => {
  const database = await openFormer()
  const call = database.call({ parts: { namesOf: async () => new Map() } as unknown as SiteParts })
  const states = async () =>
    (await listMessages(call, MessageQuery.parse({}))).items.map(({ messageId, state }) => [messageId, state])
  await changeMessageState(call, { messageId: 'demo-1', state: 'closed' })
  const first = ['contact-1', 'new']
  const second = ['contact-2', 'answered']
  assert.deepEqual(await states(), [second, first, ['demo-1', 'closed']])
  await deleteMessage(call, { messageId: 'demo-1' })
  assert.deepEqual(await states(), [second, first])
  await database.close()
})

test('a new message never gets the number of a deleted one that the record may name', async () => {
  const database = await openFormer()
  const row = {
    ...unknown,
    kind: 'demo',
    at,
    name: 'A',
    surname: 'B',
    email: 'c@d.test',
    organisation: 'E',
  } as const
  const { id } = await database
    .call()
    .system(({ db }) =>
      db.insertInto('visitor_messages').values(row).returning('id').executeTakeFirstOrThrow(),
    )
  assert.equal(id, 4)
  await database.close()
})

test('a person’s export still contains, for each form, only the fields of that form', async () => {
  const database = await openFormer()
  const author = { userId: 'user-1', email: 'ali@ornek.test' }
  const { contacts, demos } = await database.call().system.read((tx) => listWritten(tx, author))
  const written = { id: 1, at, user_id: null, message: null, state: 'new', changed_at: null }
  assert.deepEqual(contacts, [
    { ...written, user_id: 'user-1', name: null, email: null, topic: null, message: 'Öneri' },
    { ...written, id: 2, ...signed, topic: 'Fiyat', message: 'Soru', state: 'answered', changed_at: later },
  ])
  const who = { name: 'Deniz', surname: 'Örnek', email: 'ali@ornek.test', phone_number: '+905550000001' }
  assert.deepEqual(demos, [{ ...written, ...who, organisation: 'Örnek Hukuk Bürosu' }])
  await database.close()
})

test('the table refuses a message without a field that its form requires', async () => {
  const database = await openFormer()
  for (const kind of ['contact', 'demo'] as const) {
    const insert = database.call().system(({ db }) =>
      db
        .insertInto('visitor_messages')
        .values({ ...unknown, kind, at })
        .execute(),
    )
    await assert.rejects(insert, /check constraint/, kind)
  }
  await database.close()
})
