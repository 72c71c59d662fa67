/** SQL of recovery codes. */
import type { Tx } from '../../call.ts'

/** Whether the account ever had codes, and how many are unused. */
export async function countRecoveryCodes(
  { db }: Tx,
  userId: string,
): Promise<{ made: number; left: number }> {
  const rows = await db.selectFrom('recovery_codes').select('used_at').where('user_id', '=', userId).execute()
  return { made: rows.length, left: rows.filter(({ used_at }) => used_at === null).length }
}

/** Deletes the earlier ones, used or not. */
export async function replaceRecoveryCodes(
  { db }: Tx,
  userId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  const rows = hashes.map((hash) => ({ user_id: userId, hash, created_at: now }))
  await db
    .with('earlier', (query) => query.deleteFrom('recovery_codes').where('user_id', '=', userId))
    .insertInto('recovery_codes')
    .values(rows)
    .execute()
}

/** @returns false if the code is not the account's, or was used */
export async function spendRecoveryCode(
  { db }: Tx,
  userId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function removeRecoveryCodes({ db }: Tx, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}
