import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientMigrations } from '@mizan/clients/server'
import { notificationMigrations } from '@mizan/notifications/server'
import { migrate } from '@mizan/platform/database'
import { openTestDatabase } from '@mizan/platform/testing'
import { researchMigrations } from '@mizan/research/server'
import { sql } from 'kysely'
import { readerIndexMigration, wordIndexMigration } from '../lists/migrations.ts'
import { caseMigrations } from '../migrations.ts'
import { rightChangeMigration } from '../rights/change-tables.ts'
import { ordinalMigration } from '../rights/ordinal-migrations.ts'
import { rightStateMigration } from '../rights/state-migrations.ts'
import type { CaseTables } from '../tables.ts'
import { wordMigration } from './migrations.ts'
import { partyWordMigration } from './party-migrations.ts'
import { vocabularyMigration, wordsHeldMigration } from './vocabulary-migrations.ts'

const all = [...researchMigrations, ...notificationMigrations, ...clientMigrations, ...caseMigrations]

test('cases of every office that were there before their words were kept get them', async () => {
  const later = [
    wordMigration,
    readerIndexMigration,
    vocabularyMigration,
    wordIndexMigration,
    wordsHeldMigration,
    rightStateMigration,
    partyWordMigration,
    ordinalMigration,
    rightChangeMigration,
  ]
  const database = await openTestDatabase<CaseTables>(all.filter((one) => !later.includes(one)))
  const { system } = database.call()
  await system(async ({ db }) => {
    for (const office of ['one', 'two'])
      await sql`insert into cases (id, company_id, case_number, title, display_title, search_text, created_by,
          created_at, changed_at)
        values (${office}, ${office}, '2026/17', '', '', ${`eski dava\n2026/17 ${office}`}, '', now(), now())`.execute(
        db,
      )
  })
  await migrate(database, all)
  const { rows } = await system.read(({ db }) =>
    sql`select case_id, string_agg(word, ' ' order by word) as words from case_words group by case_id order by 1`.execute(
      db,
    ),
  )
  assert.deepEqual(rows, [
    { case_id: 'one', words: '17 2026/17 dava eski one' },
    { case_id: 'two', words: '17 2026/17 dava eski two' },
  ])
  const vocabulary = await system.read(({ db }) =>
    sql`select company_id, string_agg(word, ' ' order by word) as words from case_vocabulary group by 1 order by 1`.execute(
      db,
    ),
  )
  assert.deepEqual(vocabulary.rows, [
    { company_id: 'one', words: '2026/17 dava eski one' },
    { company_id: 'two', words: '2026/17 dava eski two' },
  ])
  await database.close()
})
