import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate } from '@mizan/platform/database'
import { openTestDatabase } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { notificationMigrations } from './migrations.ts'
import type { NotificationTables } from './tables.ts'

test('earlier notifications are about cases, and a reminder needs its day in place of an entry', async (t) => {
  const database = await openTestDatabase<NotificationTables>(notificationMigrations.slice(0, 1))
  t.after(() => database.close())
  const { system } = database.call()
  await system(({ db }) =>
    sql`insert into notifications (company_id, user_id, subject_id, entry_id, kind, at, on_screen, in_digest)
      values ('office', 'me', 'case-1', 7, 'caseChanged', now(), true, true)`.execute(db),
  )
  await migrate(database, notificationMigrations)
  const kept = await system.read(({ db }) =>
    db
      .selectFrom('notifications')
      .select(['subject_kind', 'subject_id', 'entry_id', 'due_on', 'in_digest'])
      .execute(),
  )
  const expected = { subject_kind: 'case', subject_id: 'case-1', entry_id: 7, due_on: null, in_digest: true }
  assert.deepEqual(kept, [expected])
  const told = (entry: number | null, due: string | null) =>
    system(({ db }) =>
      sql`insert into notifications (company_id, user_id, subject_kind, subject_id, entry_id, kind, at, on_screen,
          in_digest, due_on, details)
        values ('office', 'me', 'date', 'case-1', ${entry}, 'hearingDue', now(), true, true, ${due}::date,
          case when ${due}::date is not null then '{}'::jsonb end)`.execute(db),
    )
  await assert.rejects(told(null, null), /check constraint/)
  await assert.rejects(told(7, '2026-12-01'), /check constraint/)
  await told(null, '2026-12-01')
})
