import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { clientMigrations } from '@mizan/clients/server'
import { notificationMigrations } from '@mizan/notifications/server'
import { openTestDatabase } from '@mizan/platform/testing'
import { researchMigrations } from '@mizan/research/server'
import { sql } from 'kysely'
import { calendarKinds } from '../../../data/words.ts'
import type { CalendarKind } from '../../../schemas.ts'
import { caseMigrations } from '../../migrations.ts'
import type { CaseTables } from '../../tables.ts'
import { type Asked, allDated } from './dated-sources.ts'

let database: Awaited<ReturnType<typeof openTestDatabase<CaseTables>>>
before(async () => {
  database = await openTestDatabase<CaseTables>([
    ...researchMigrations,
    ...notificationMigrations,
    ...clientMigrations,
    ...caseMigrations,
  ])
  await fill()
})
after(() => database.close())

/** Of an empty table PostgreSQL finds all indexes equally good. */
const fill = () =>
  database.call().system(async ({ db }) => {
    await sql`
      insert into cases (id, company_id, case_number, title, display_title, search_text, state, deadline, created_by,
        created_at, changed_at)
      select 'case-' || n, 'office', '2026/' || n, 'A', 'A', '', case when n % 10 = 0 then 'open' else 'closed' end,
        date '2026-01-01' + n % 700, 'user', now(), now()
      from generate_series(1, 2000) n`.execute(db)
    await sql`analyze cases`.execute(db)
  })

type Way = Omit<Asked, 'officeId' | 'from' | 'until'>

/** How PostgreSQL reads what has a day, if it may read an index alone wherever that is possible. */
async function scansOf(asked: Way, kinds: readonly CalendarKind[]): Promise<string[]> {
  const range = { officeId: 'office', from: '2026-12-01', until: '2026-12-31' }
  return database.call().system.read(async ({ db }) => {
    for (const way of ['seqscan', 'bitmapscan', 'indexscan'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(db)
    const all = allDated({ ...asked, ...range }, kinds)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from ${all} as dated`.execute(db)
    return rows.map((row) => row['QUERY PLAN']).filter((line) => / Scan .*on (cases|case_)/.test(line))
  })
}

test('the calendar of an office is chosen from indexes alone, however many things have a day', async () => {
  const scans = await scansOf({ withOverdue: false, withDone: true }, calendarKinds)
  assert.equal(scans.length, 5)
  for (const line of scans) assert.match(line, /Index Only Scan using /)
})

test('tasks and deadlines that are due are chosen from indexes of what is open', async () => {
  const scans = await scansOf({ withOverdue: true, withDone: false }, ['deadline', 'task'])
  assert.match(
    scans.join('\n'),
    /Index Only Scan using cases_due [\s\S]*Index Only Scan using case_tasks_by_deadline /,
  )
})

test('tasks of one person, also those that nobody was given, are chosen from indexes alone', async () => {
  const person = { userId: 'user', cases: 'own' } as const
  const scans = await scansOf({ person, withOverdue: true, withDone: false }, ['task'])
  const ofTasks = scans.filter((line) => / on case_tasks /.test(line))
  assert.equal(ofTasks.length, 3)
  for (const line of ofTasks) assert.match(line, /Index Only Scan using /)
})
