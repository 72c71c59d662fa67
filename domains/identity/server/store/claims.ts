/** SQL of addresses and numbers: who has proven them, and who only claims them. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { Account } from '../tables.ts'

/** How PostgreSQL calls a value that another row has already. */
const UNIQUE_VIOLATION = '23505'

/** Until the transaction ends nobody else proves this address or number. To be taken before any account is locked. */
export async function lockTarget({ db }: Tx, target: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`target ${target}`}, 0))`.execute(db)
}

export const findProvenAccount = ({ db }: Tx, email: string): Promise<Account | undefined> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()

/** The other accounts that say the address is theirs; held until the transaction ends. */
export const lockOtherClaims = ({ db }: Tx, { id, email }: Account): Promise<Account[]> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .where('id', '<>', id)
    .where('email_verified_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

/** Whether a complete account other than `userId` has proven the number. */
export async function isPhoneTaken({ db }: Tx, phoneNumber: string, userId = ''): Promise<boolean> {
  const other = await db
    .selectFrom('accounts')
    .select('id')
    .where('phone_number', '=', phoneNumber)
    .where('phone_verified_at', 'is not', null)
    .where('verified_at', 'is not', null)
    .where('id', '<>', userId)
    .executeTakeFirst()
  return other !== undefined
}

/** The sign-up is complete with it. */
export const markMailboxProven = ({ db }: Tx, userId: string, now: Date): Promise<Account> =>
  db
    .updateTable('accounts')
    .set({ email_verified_at: now, verified_at: sql<string>`coalesce(verified_at, ${now}::timestamptz)` })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * The number is the account's, and that of no sign-up that was left. Undefined when a complete account has proven it:
 * then the transaction has failed and must be undone.
 */
export async function markPhoneProven(
  { db }: Tx,
  userId: string,
  phoneNumber: string,
  now: Date,
): Promise<Account | undefined> {
  await db
    .updateTable('accounts')
    .set({ phone_verified_at: null })
    .where('phone_number', '=', phoneNumber)
    .where('id', '<>', userId)
    .where('verified_at', 'is', null)
    .execute()
  return db
    .updateTable('accounts')
    .set({ phone_number: phoneNumber, phone_verified_at: now })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: { code?: string }) => {
      if (error.code === UNIQUE_VIOLATION) return undefined
      throw error
    })
}

/** Somebody else has proven the address: nobody signs in to this account any more. */
export async function dropAddress({ db }: Tx, userId: string): Promise<void> {
  await db.updateTable('accounts').set({ email: null }).where('id', '=', userId).execute()
}

/** Whose telephone it was is not known. */
export async function dropTelephone({ db }: Tx, userId: string): Promise<void> {
  const none = { phone_number: null, phone_verified_at: null }
  await db.updateTable('accounts').set(none).where('id', '=', userId).execute()
}
