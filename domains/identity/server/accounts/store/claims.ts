/** SQL of addresses and numbers: who has proven them, and who only claims them. */
import { sql } from 'kysely'
import type { Tx } from '../../call.ts'
import type { Account } from '../../tables.ts'

/** PostgreSQL's code for a value that another row already has. */
const UNIQUE_VIOLATION = '23505'

/** Until the transaction ends, nobody else can prove this address or number. Call it before locking any account. */
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

/** The other accounts that claim the address, locked until the transaction ends. */
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

/** This also completes the sign-up. */
export const markMailboxProven = ({ db }: Tx, userId: string, now: Date): Promise<Account> =>
  db
    .updateTable('accounts')
    .set({ email_verified_at: now, verified_at: sql<string>`coalesce(verified_at, ${now}::timestamptz)` })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * Assigns the number to the account and removes it from incomplete sign-ups. Undefined if a complete account has proven
 * it: the transaction has failed then and must be rolled back.
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

/** Called when another account has proven the address: nobody can sign in to this account any more. */
export async function dropAddress({ db }: Tx, userId: string): Promise<void> {
  await db.updateTable('accounts').set({ email: null }).where('id', '=', userId).execute()
}

/** Removes the telephone, because its owner is unknown. */
export async function dropTelephone({ db }: Tx, userId: string): Promise<void> {
  const none = { phone_number: null, phone_verified_at: null }
  await db.updateTable('accounts').set(none).where('id', '=', userId).execute()
}
