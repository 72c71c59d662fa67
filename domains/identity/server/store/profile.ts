/** SQL of what a person says about oneself. */
import type { DataContext } from '@mizan/platform/database'
import type { Updateable } from 'kysely'
import type { Account, AccountsTable, IdentityTables } from '../tables.ts'

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
