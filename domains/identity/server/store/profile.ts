/** SQL of what a person says about oneself. */
import type { DataContext } from '@mizan/platform/database'
import type { Updateable } from 'kysely'
import type { Account, AccountsTable, IdentityTables } from '../tables.ts'

/** How PostgreSQL calls a value that another row has already. */
const UNIQUE_VIOLATION = '23505'

type Context = Pick<DataContext<IdentityTables>, 'db'>

export const findPerson = ({ db }: Context, userId: string): Promise<Account | undefined> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()

/** Locks the account until the transaction ends, as `lockAccount` does; an erased one is none. */
export const lockPerson = ({ db }: Context, userId: string): Promise<Account | undefined> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function changePerson(
  { db }: Context,
  userId: string,
  change: Updateable<AccountsTable>,
): Promise<void> {
  await db.updateTable('accounts').set(change).where('id', '=', userId).execute()
}

export async function isPhoneOfAnother(
  { db }: Context,
  phoneNumber: string,
  userId: string,
): Promise<boolean> {
  const other = await db
    .selectFrom('accounts')
    .select('id')
    .where('phone_number', '=', phoneNumber)
    .where('id', '!=', userId)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * False when another account has the number, even one that took it at the same moment: then the transaction has
 * failed and must be undone.
 */
export async function changePhone(
  { db }: Context,
  userId: string,
  phoneNumber: string,
  now: Date,
): Promise<boolean> {
  const change = { phone_number: phoneNumber, phone_verified_at: now }
  return db
    .updateTable('accounts')
    .set(change)
    .where('id', '=', userId)
    .execute()
    .then(
      () => true,
      (error: { code?: string }) => {
        if (error.code === UNIQUE_VIOLATION) return false
        throw error
      },
    )
}
