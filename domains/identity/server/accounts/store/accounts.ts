/** All SQL about accounts, except what their owners change in the profile. */
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../call.ts'
import type { Account, AccountsTable } from '../../tables.ts'
import { findProvenAccount } from './claims.ts'

/** The account that has proven the address; otherwise, of those that claim it, a complete one or the newest. */
export const findAccountByEmail = ({ db }: Tx, email: string): Promise<Account | undefined> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .orderBy(sql`email_verified_at is null`)
    .orderBy(sql`verified_at is null`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

export const findAccount = ({ db }: Tx, userId: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', userId).executeTakeFirst()

/**
 * Locks the account until the transaction ends, so that sign-ins and changes of one account happen one after the other.
 * Rows that refer to the account may still be added; if its key were locked as well, two calls could deadlock.
 */
export const lockAccount = ({ db }: Tx, userId: string): Promise<Account | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()

/**
 * Returns the account, or the fields that another account has already proven; of two at once the second waits for the
 * first.
 */
export async function insertAccount(
  tx: Tx,
  row: Insertable<AccountsTable>,
): Promise<Account | 'email' | 'phone'> {
  const inserted = await tx.db
    .insertInto('accounts')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted) return inserted
  return (await findProvenAccount(tx, row.email ?? '')) ? 'email' : 'phone'
}

export async function barAssociationExists({ db }: Tx, id: string): Promise<boolean> {
  const row = await db.selectFrom('bar_associations').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function replacePassword({ db }: Tx, userId: string, hash: string, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: hash, password_changed_at: now })
    .where('id', '=', userId)
    .execute()
}

export async function noteLanguage({ db }: Tx, userId: string, language: 'tr' | 'en'): Promise<void> {
  await db.updateTable('accounts').set({ language }).where('id', '=', userId).execute()
}
