/** SQL that deletes data that is no longer needed. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { Account } from '../tables.ts'

/** Codes are counted for a day; those that were used or expired before that are no longer needed. */
export async function deleteOldSecrets({ db }: Tx, before: Date): Promise<void> {
  const at = before.toISOString()
  await db.deleteFrom('one_time_codes').where('sent_at', '<', at).execute()
  await db.deleteFrom('reset_tokens').where('expires_at', '<', at).execute()
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', at).execute()
  await db
    .deleteFrom('tries')
    .where('last_at', '<', at)
    .where(({ or, eb }) => or([eb('paused_until', 'is', null), eb('paused_until', '<', at)]))
    .execute()
}

/**
 * An open session keeps its used tokens, so that a copied one ends it. An ended session keeps its last token for the
 * same time, so that its owner learns why it ended.
 */
export async function deleteOldTokens({ db }: Tx, before: Date): Promise<void> {
  const at = before.toISOString()
  const over = db
    .selectFrom('sessions')
    .select('id')
    .where(sql<string>`coalesce(ended_at, expires_at)`, '<', at)
  await db
    .deleteFrom('refresh_tokens')
    .where(({ or, eb }) => or([eb('used_at', '<', at), eb('session_id', 'in', over)]))
    .execute()
}

/** Until then, their devices and addresses are used to recognise a new device. */
export async function deleteOldSessions({ db }: Tx, before: Date): Promise<void> {
  const at = before.toISOString()
  await db.deleteFrom('sessions').where(sql<string>`coalesce(ended_at, expires_at)`, '<', at).execute()
}

/** Accounts whose code was never entered: anybody may have created them with somebody else's address. */
export async function unprovenAccounts({ db }: Tx, createdBefore: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('verified_at', 'is', null)
    .where('erased_at', 'is', null)
    .where('created_at', '<', createdBefore.toISOString())
    .orderBy('created_at')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks like `lockAccount`; undefined if the code was entered, or the account erased, since. */
export const lockUnproven = ({ db }: Tx, userId: string): Promise<Account | undefined> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', userId)
    .where('verified_at', 'is', null)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
