/** Tests of the migration of accounts from the time when a code by SMS was enough. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate } from '@mizan/platform/database'
import { openTestDatabase } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { identityMigrations } from '../migrations.ts'
import type { IdentityTables } from '../tables.ts'
import { mailboxMigrations } from './mailbox-migrations.ts'

const then = '2026-03-01T09:00:00.000Z'
const before = identityMigrations.filter((migration) => !mailboxMigrations.includes(migration))

test('accounts that proved only a telephone must sign in again and stay; those that proved the mailbox are unaffected', async () => {
  const database = await openTestDatabase<IdentityTables>(before)
  const people = { mail: [then, null], sms: [null, then], claim: [null, null] }
  await database.call().system(async ({ db }) => {
    for (const [id, [email, phone]] of Object.entries(people)) {
      const verified = email ?? phone
      await sql`insert into accounts (id, email, email_verified_at, phone_number, phone_verified_at, verified_at,
          password_changed_at, name, surname, occupation, organisation, country, language, created_at)
        values (${id}, ${`${id}@ornek.test`}, ${email}, ${`+90555${id}`}, ${phone}, ${verified}, ${then}, '', '',
          'lawyer', '', 'turkey', 'tr', ${then})`.execute(db)
      await sql`insert into sessions (id, user_id, kind, device, address, started_at, last_seen_at, expires_at, verified_at)
        values (${id}, ${id}, 'browser', '', '', ${then}, ${then}, ${then}, ${verified})`.execute(db)
    }
  })
  await migrate(database, identityMigrations)
  const { sessions, accounts } = await database.call().system.read(async ({ db }) => ({
    sessions: await db
      .selectFrom('sessions')
      .select(['id', 'ended_at', 'end_reason'])
      .orderBy('id')
      .execute(),
    accounts: await db.selectFrom('accounts').select(['id', 'email', 'verified_at']).orderBy('id').execute(),
  }))
  assert.deepEqual(sessions, [
    { id: 'claim', ended_at: null, end_reason: null },
    { id: 'mail', ended_at: null, end_reason: null },
    { id: 'sms', ended_at: then, end_reason: null },
  ])
  assert.deepEqual(
    accounts.map(({ id, verified_at }) => [id, verified_at]),
    [
      ['claim', null],
      ['mail', then],
      ['sms', then],
    ],
  )
  await database.close()
})
