import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientMigrations } from '@mizan/clients/server'
import { notificationMigrations } from '@mizan/notifications/server'
import { migrate, type Transaction } from '@mizan/platform/database'
import { openTestDatabase } from '@mizan/platform/testing'
import { researchMigrations } from '@mizan/research/server'
import { sql } from 'kysely'
import { caseMigrations } from '../migrations.ts'
import type { CaseTables } from '../tables.ts'
import { ordinalMigration } from './ordinal-migrations.ts'

const all = [...researchMigrations, ...notificationMigrations, ...clientMigrations, ...caseMigrations]

async function addCase({ db }: Transaction<CaseTables>, office: string, id: string, day: string) {
  await sql`insert into cases (id, company_id, case_number, title, display_title, search_text, created_by, created_at,
      changed_at) values (${id}, ${office}, ${id}, '', '', '', '', ${day}, now())`.execute(db)
  await sql`insert into case_rights (company_id, user_id, case_id, granted)
    values (${office}, 'reader', ${id}, 'read')`.execute(db)
  await sql`insert into case_tasks (id, company_id, case_id, title, display_title, place, created_by, created_at)
    values (${id}, ${office}, ${id}, '', '', 1, '', now())`.execute(db)
  await sql`insert into case_hearings (id, company_id, case_id, date, time, created_by, created_at, changed_at)
    values (${id}, ${office}, ${id}, '2026-12-01', '10:30', '', now(), now())`.execute(db)
  await sql`insert into case_limits (id, company_id, case_id, title, date, is_critical, created_by, created_at, changed_at)
    values (${id}, ${office}, ${id}, '', '2026-12-01', false, '', now(), now())`.execute(db)
}

const things = ['case_rights', 'case_tasks', 'case_hearings', 'case_limits'] as const

test('cases of each office are counted from 0, those from before by their age, and all that they have says the same', async () => {
  const database = await openTestDatabase<CaseTables>(all.slice(0, all.indexOf(ordinalMigration)))
  const { system } = database.call()
  await system(async (tx) => {
    await addCase(tx, 'one', 'younger', '2026-02-01')
    await addCase(tx, 'one', 'older', '2026-01-01')
    await addCase(tx, 'two', 'other', '2026-03-01')
  })
  await migrate(database, all)
  await system((tx) => addCase(tx, 'one', 'new', '2025-01-01'))
  const wanted = { older: 0, younger: 1, new: 2, other: 0 }
  await system.read(async ({ db }) => {
    const cases = await db.selectFrom('cases').select(['id', 'ordinal']).execute()
    assert.deepEqual(Object.fromEntries(cases.map(({ id, ordinal }) => [id, ordinal])), wanted)
    for (const table of things) {
      const rows = await db.selectFrom(table).select(['case_id', 'case_ordinal']).execute()
      const said = Object.fromEntries(rows.map(({ case_id, case_ordinal }) => [case_id, case_ordinal]))
      assert.deepEqual(said, wanted, table)
    }
  })
  await database.close()
})
