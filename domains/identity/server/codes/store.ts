/** All SQL about one-time codes and the tokens for setting a new password. */
import { type Insertable, sql } from 'kysely'
import { codeLimits } from '../../rules/codes.ts'
import type { Tx } from '../call.ts'
import type { CodePurpose, OneTimeCode, OneTimeCodesTable } from '../tables.ts'

/** Until the transaction ends, nobody else can send a code for this purpose of this account. */
export async function lockCodesOf({ db }: Tx, accountKey: string, purpose: CodePurpose): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${purpose} ${accountKey}`}, 0))`.execute(db)
}

export async function codesSince(
  { db }: Tx,
  accountKey: string,
  purpose: CodePurpose,
  since: Date,
): Promise<{ sentAt: number; network: string }[]> {
  const rows = await db
    .selectFrom('one_time_codes')
    .select(['sent_at', 'address'])
    .where('account_key', '=', accountKey)
    .where('purpose', '=', purpose)
    .where('sent_at', '>', since.toISOString())
    .execute()
  return rows.map(({ sent_at, address }) => ({ sentAt: Date.parse(sent_at), network: address }))
}

/** Voids earlier codes: those of the account, or those that one network requested for an address. */
export async function replaceCodes(
  { db }: Tx,
  code: { purpose: CodePurpose } & ({ userId: string } | { accountKey: string; address: string }),
  now: Date,
): Promise<void> {
  const earlier = db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('purpose', '=', code.purpose)
    .where('used_at', 'is', null)
  const own =
    'userId' in code
      ? earlier.where('user_id', '=', code.userId)
      : earlier.where('account_key', '=', code.accountKey).where('address', '=', code.address)
  await own.execute()
}

export async function insertCode({ db }: Tx, row: Insertable<OneTimeCodesTable>): Promise<void> {
  await db.insertInto('one_time_codes').values(row).execute()
}

export const findCode = ({ db }: Tx, id: string): Promise<OneTimeCode | undefined> =>
  db.selectFrom('one_time_codes').selectAll().where('id', '=', id).executeTakeFirst()

/** Counts one attempt at a code before it is compared. @returns false if none is left or the code has expired */
export async function takeCodeTry({ db }: Tx, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('one_time_codes')
    .set({ tries: sql`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', codeLimits.wrongTries)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns false if another call was faster */
export async function spendCode({ db }: Tx, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Voids everything that was sent under the old password. */
export async function voidCodesOf({ db }: Tx, userId: string, now: Date): Promise<void> {
  await db
    .with('codes', (query) =>
      query
        .updateTable('one_time_codes')
        .set({ used_at: now })
        .where('user_id', '=', userId)
        .where('used_at', 'is', null),
    )
    .updateTable('reset_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

export async function insertResetToken(
  { db }: Tx,
  token: { hash: Buffer; userId: string; now: Date; until: Date },
): Promise<void> {
  const row = { hash: token.hash, user_id: token.userId, created_at: token.now, expires_at: token.until }
  await db.insertInto('reset_tokens').values(row).execute()
}

export const findResetToken = ({ db }: Tx, hash: Buffer) =>
  db
    .selectFrom('reset_tokens')
    .innerJoin('accounts', 'accounts.id', 'reset_tokens.user_id')
    .select([
      'accounts.id as userId',
      'accounts.email',
      'accounts.name',
      'accounts.surname',
      'reset_tokens.expires_at as expiresAt',
      'reset_tokens.used_at as usedAt',
    ])
    .where('hash', '=', hash)
    .executeTakeFirst()

/** @returns false if it has been used since */
export async function spendResetToken({ db }: Tx, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('reset_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}
