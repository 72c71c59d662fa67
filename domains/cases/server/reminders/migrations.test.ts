import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientMigrations } from '@mizan/clients/server'
import { chosenReminders, notificationMigrations, reminderSettings } from '@mizan/notifications/server'
import { migrate } from '@mizan/platform/database'
import { openTestDatabase } from '@mizan/platform/testing'
import { researchMigrations } from '@mizan/research/server'
import { sql } from 'kysely'
import { dateReminders, taskReminders } from '../../data/notification-kinds.ts'
import { caseMigrations } from '../migrations.ts'
import { reminderMigration } from './migrations.ts'

const before = [...researchMigrations, ...notificationMigrations.slice(0, 1), ...clientMigrations]
const all = [...researchMigrations, ...notificationMigrations, ...clientMigrations, ...caseMigrations]
const rules = { ...dateReminders, ...taskReminders }

test('what people had chosen to be reminded of stays, and so does the day until which they were', async (t) => {
  const until = caseMigrations.indexOf(reminderMigration)
  const database = await openTestDatabase<object>([...before, ...caseMigrations.slice(0, until)])
  t.after(() => database.close())
  const { system } = database.call()
  await system(async ({ db }) => {
    await sql`insert into calendar_reminders (company_id, user_id, kinds, days, by_mail, told_on) values
      ('office', 'usual', default, default, default, '2026-12-01'),
      ('office', 'some', '{hearing}', '{5,0}', true, null),
      ('office', 'unmailed', '{hearing,limit,deadline,task}', default, false, '2026-12-02')`.execute(db)
    await sql`insert into notification_settings (company_id, user_id, chosen, digest_on) values
      ('office', 'some', '{"hearing": {"mail": true}}', '2026-11-30'),
      ('office', 'unmailed', '{}', '2026-12-03')`.execute(db)
  })
  await migrate(database, all)
  await system.read(async ({ db }) => {
    const kept = async (userId: string) => {
      const settings = reminderSettings(sql`'office'`, sql`${userId}`).as('settings')
      return chosenReminders((await db.selectNoFrom(settings).executeTakeFirstOrThrow()).settings, rules)
    }
    const kinds = Object.keys(rules)
    assert.deepEqual(await kept('usual'), { kinds, days: [7, 3, 1, 0] })
    assert.deepEqual(await kept('some'), { kinds: ['hearingDue', 'criticalLimitDue'], days: [5, 0] })
    // Without mail they are on the screen alone.
    assert.deepEqual(await kept('unmailed'), { kinds, days: [7, 3, 1, 0] })
    const { rows } =
      await sql`select user_id, chosen -> 'hearing' as former, chosen -> 'criticalLimitDue' as critical,
      to_char(digest_on, 'YYYY-MM-DD') as digest_on from notification_settings order by user_id`.execute(db)
    assert.deepEqual(rows, [
      { user_id: 'some', former: { mail: true }, critical: null, digest_on: '2026-11-30' },
      { user_id: 'unmailed', former: null, critical: { digest: false }, digest_on: '2026-12-02' },
      { user_id: 'usual', former: null, critical: null, digest_on: '2026-12-01' },
    ])
  })
})
