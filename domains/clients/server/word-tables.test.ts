import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { migrate } from '@mizan/platform/database'
import { openTestDatabase } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { deleteClients } from './many-clients.ts'
import { clientMigrations } from './migrations.ts'
import type { ClientTables } from './tables.ts'
import { wordMigration } from './word-tables.ts'

const open = (migrations = clientMigrations) => openTestDatabase<ClientTables>(migrations)

let database: Awaited<ReturnType<typeof open>>
before(async () => {
  database = await open()
})
after(() => database.close())

interface Added {
  id: string
  text: string
  office?: string
  deletedBy?: string
}

const add = (to: typeof database, { id, text, office = 'office', deletedBy }: Added) =>
  to.call().system(({ db }) =>
    sql`insert into clients (id, company_id, name, search_text, created_by, created_at, changed_at, deleted_at, deleted_by)
      values (${id}, ${office}, '', ${text}, '', now(), now(), ${deletedBy ? sql`now()` : null}, ${deletedBy})`.execute(
      db,
    ),
  )

const wordsOf = (of: typeof database, id: string): Promise<string> =>
  of.call().system.read(async ({ db }) => {
    const { rows } = await sql<{ words: string }>`
      select coalesce(string_agg(word, ' ' order by word), '') as words from client_words where client_id = ${id}`.execute(
      db,
    )
    return rows[0]?.words ?? ''
  })

test('clients of every office that were there before their words were kept get them, unless they are deleted', async () => {
  const former = await open(clientMigrations.filter((one) => one !== wordMigration))
  for (const office of ['one', 'two']) await add(former, { id: office, office, text: `ali kaya\n${office}` })
  await add(former, { id: 'gone', text: 'veli', deletedBy: 'somebody' })
  await migrate(former, clientMigrations)
  const words = await Promise.all(['one', 'two', 'gone'].map((id) => wordsOf(former, id)))
  assert.deepEqual(words, ['ali kaya one', 'ali kaya two', ''])
  await former.close()
})

test('a word with signs is kept from each of its parts on, and a telephone number without its country code', async () => {
  await add(database, { id: 'signs', text: 'ayse-nur\nbilgi@ornek.test' })
  assert.equal(await wordsOf(database, 'signs'), 'ayse-nur bilgi@ornek.test nur ornek.test test')
  await add(database, { id: 'phone', text: '+905321234567\n+4915112345678' })
  assert.equal(await wordsOf(database, 'phone'), '4915112345678 5321234567 905321234567')
  await add(database, { id: 'long', text: 'a'.repeat(500) })
  assert.equal(await wordsOf(database, 'long'), 'a'.repeat(64))
})

test('words follow the text of a client, and a deleted one has none', async () => {
  await add(database, { id: 'changed', text: 'ali kaya' })
  await add(database, { id: 'other', text: 'ali' })
  const change = (text: string) =>
    database
      .call()
      .system(({ db }) => sql`update clients set search_text = ${text} where id = 'changed'`.execute(db))
  await change('ali demir')
  assert.equal(await wordsOf(database, 'changed'), 'ali demir')
  await database
    .call()
    .system((tx) => deleteClients(tx, { officeId: 'office', userId: 'somebody' }, ['changed']))
  assert.equal(await wordsOf(database, 'changed'), '')
  await change('ali')
  assert.deepEqual([await wordsOf(database, 'changed'), await wordsOf(database, 'other')], ['', 'ali'])
})
