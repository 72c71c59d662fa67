import type { Tx } from '../call.ts'

/** Of erased accounts there is no name left: they are no rows here. */
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
