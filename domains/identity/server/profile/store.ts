/** SQL of the profile that people write about themselves. */
import type { Updateable } from 'kysely'
import type { Tx } from '../call.ts'
import type { Account, AccountsTable } from '../tables.ts'

export const findPerson = ({ db }: Tx, userId: string): Promise<Account | undefined> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst()

/** The account with its bar and with the office that last removed its owner. */
export const findProfile = ({ db }: Tx, userId: string) =>
  db
    .selectFrom('accounts')
    .leftJoin('bar_associations as bar', 'bar.id', 'accounts.bar_association_id')
    .leftJoin('office_removals as removal', 'removal.user_id', 'accounts.id')
    .selectAll('accounts')
    .select(['bar.id as bar_id', 'bar.name as bar_name', 'bar.country as bar_country'])
    .select(['removal.office as removed_from', 'removal.removed_at', 'removal.seen_at as removal_seen_at'])
    .where('accounts.id', '=', userId)
    .where('accounts.erased_at', 'is', null)
    .executeTakeFirst()

export type FoundProfile = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** Locks the account until the transaction ends, like `lockAccount`; undefined for an erased account. */
export const lockPerson = ({ db }: Tx, userId: string): Promise<Account | undefined> =>
  db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export async function changePerson(
  { db }: Tx,
  userId: string,
  change: Updateable<AccountsTable>,
): Promise<void> {
  await db.updateTable('accounts').set(change).where('id', '=', userId).execute()
}
