/** Names and addresses of several accounts at once. */
import type { Kysely } from 'kysely'
import type { IdentityTables } from '../tables.ts'

/** Of erased accounts there is no name left: they are no rows here. */
export const namesOf = (db: Kysely<IdentityTables>, ids: readonly string[]) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name', 'surname', 'email'])
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .execute()

export const findProvenEmail = (db: Kysely<IdentityTables>, userId: string) =>
  db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
