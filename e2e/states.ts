/**
 * States that would take days to reach, made in the database of the server. In a file of its own, because it loads most
 * of the server's modules.
 */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { operatorCall } from '../apps/server/operator.ts'
import { openParts, type Parts } from '../apps/server/parts.ts'
import { appointByEmail } from '../apps/server/super-admin.ts'
import type { BillingTables } from '../domains/billing/server/index.ts'
import type { CompanyTables } from '../domains/company/server/index.ts'
import type { IdentityTables } from '../domains/identity/server/index.ts'
import { morningJob } from '../domains/notifications/server/index.ts'
import type { SubscriptionTables } from '../domains/subscription/server/index.ts'
import { loadConfig } from '../platform/config/index.ts'
import type { Transaction } from '../platform/database/index.ts'
import { enqueueJob } from '../platform/jobs/index.ts'
import type { TestServer } from './server.ts'

/** As if the invitation had expired. */
export const letExpire = (server: TestServer, email: string): Promise<void> =>
  change<CompanyTables>(server, async (db) => {
    const yesterday = new Date(Date.now() - 86_400_000)
    const expire = db.updateTable('invitations').set({ expires_at: yesterday }).where('email', '=', email)
    const { numUpdatedRows } = await expire.executeTakeFirstOrThrow()
    assert.equal(numUpdatedRows, 1n)
  })

/** As if the trial had ended. */
export const endTrial = (server: TestServer, email: string): Promise<void> =>
  change<IdentityTables & CompanyTables & SubscriptionTables & BillingTables>(server, async (db) => {
    const { company_id } = await db
      .selectFrom('accounts')
      .innerJoin('memberships', 'memberships.user_id', 'accounts.id')
      .select('company_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const over = { valid_from: new Date(0), valid_until: new Date(Date.now() - 86_400_000) }
    await db.updateTable('licences').set(over).where('company_id', '=', company_id).execute()
    const ended = { until_at: over.valid_until.toISOString(), auto_renews: false }
    await db.updateTable('billing_subscriptions').set(ended).where('company_id', '=', company_id).execute()
  })

/** As if a background job had failed at its last try. */
export const fail = (server: TestServer, job: string, message: string): Promise<void> =>
  withParts(server, async ({ database }) => {
    await database.pool.query(
      `insert into jobs.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output,
         policy, keep_until)
       values ('dead-letters', $1, $2, gen_random_uuid(), now() - interval '3 hours', 5, $3, 'standard',
         now() + interval '1 day')`,
      [JSON.stringify({ input: { message: randomUUID() } }), job, JSON.stringify({ name: 'Error', message })],
    )
  })

/** As if it were eight in the morning: the server reminds people, and sends their letters. */
export const beMorning = (server: TestServer): Promise<void> =>
  withParts(server, async ({ calls }) => {
    const call = operatorCall(calls, { rowName: 'journey.morning' })
    await call.system((tx) => enqueueJob(tx, morningJob, {}))
  })

/** Makes the person staff of the service, as the operator does on the server. */
export const appoint = (server: TestServer, email: string): Promise<void> =>
  withParts(server, ({ calls }) => appointByEmail(calls, email))

const change = <Tables>(
  server: TestServer,
  work: (db: Transaction<Tables>['db']) => Promise<void>,
): Promise<void> =>
  withParts(server, ({ calls }) =>
    operatorCall<Tables>(calls, { rowName: 'journey.change' }).system(({ db }) => work(db)),
  )

async function withParts(
  { folder, databaseUrl }: TestServer,
  work: (parts: Parts) => Promise<void>,
): Promise<void> {
  const parts = await openParts({
    ...loadConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl }),
    logLevel: 'warn',
  })
  try {
    await work(parts)
  } finally {
    await parts.database.close()
  }
}
