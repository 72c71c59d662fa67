import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientMigrations } from '@mizan/clients/server'
import { notificationMigrations } from '@mizan/notifications/server'
import { migrate } from '@mizan/platform/database'
import { openTestDatabase } from '@mizan/platform/testing'
import { researchMigrations } from '@mizan/research/server'
import { sql } from 'kysely'
import { caseMigrations } from '../migrations.ts'
import type { CaseTables } from '../tables.ts'
import { followerMigration } from './migrations.ts'

const all = [...researchMigrations, ...notificationMigrations, ...clientMigrations, ...caseMigrations]

test('people who lost the right to a case before no longer stand among the followers of it and of its tasks', async (t) => {
  const database = await openTestDatabase<CaseTables>(all.slice(0, all.indexOf(followerMigration)))
  t.after(() => database.close())
  const { system } = database.call()
  await system(async ({ db }) => {
    await sql`insert into cases (id, company_id, case_number, title, display_title, search_text, created_by, created_at,
      changed_at) values ('case', 'office', '1', '', '', '', '', now(), now())`.execute(db)
    await sql`insert into case_tasks (id, company_id, case_id, title, display_title, place, created_by, created_at)
      values ('task', 'office', 'case', '', '', 1, '', now())`.execute(db)
    // The role of the manager opens the case without a right on it.
    for (const person of ['without', 'reader', 'manager']) {
      await sql`insert into case_followers values ('office', 'case', ${person}, now())`.execute(db)
      await sql`insert into case_task_followers values ('office', 'task', ${person}, now())`.execute(db)
    }
    await sql`insert into case_rights (company_id, user_id, case_id, granted)
      values ('office', 'without', 'case', 'none'), ('office', 'reader', 'case', 'read')`.execute(db)
  })
  await migrate(database, all)
  const kept = await system.read(async ({ db }) => [
    await db.selectFrom('case_followers').select('user_id').orderBy('user_id').execute(),
    await db.selectFrom('case_task_followers').select('user_id').orderBy('user_id').execute(),
  ])
  const expected = [{ user_id: 'manager' }, { user_id: 'reader' }]
  assert.deepEqual(kept, [expected, expected])
})
