/** SQL that reads what offices may know of accounts. */
import type { Tx } from '../call.ts'

/** Erased accounts have no name and are left out. */
export const namesOf = ({ db }: Tx, ids: readonly string[]) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name', 'surname', 'email', 'email_verified_at', 'language'])
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .execute()

export const findProvenEmail = ({ db }: Tx, userId: string) =>
  db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
