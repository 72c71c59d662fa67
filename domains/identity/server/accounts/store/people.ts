/** SQL that reads the facts about accounts that offices may know. */
import { keepsPlan } from '@mizan/platform/database'
import { sql } from 'kysely'
import type { Tx } from '../../call.ts'

/** Erased accounts have no name and are left out. Every list asks for names: one text, however many there are. */
export const namesOf = ({ db }: Tx, ids: readonly string[]) =>
  db
    .selectFrom('accounts')
    .select(['id', 'name', 'surname', 'email', 'email_verified_at', 'language'])
    .where('id', '=', sql<string>`any(${[...ids]})`)
    .where('erased_at', 'is', null)
    .modifyEnd(keepsPlan)
    .execute()

export const findProvenEmail = ({ db }: Tx, userId: string) =>
  db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()

export const standingsOf = ({ db }: Tx, ids: readonly string[]) =>
  db
    .selectFrom('accounts')
    .select(['email', 'email_verified_at', 'bar_membership'])
    .where('id', 'in', [...ids])
    .execute()
