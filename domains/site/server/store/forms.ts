/** The SQL of the forms: storing messages, and finding those of one person. */
import { canonicalEmail } from '@mizan/identity/rules/fields'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { VisitorMessagesTable } from '../tables.ts'

export const keepWritten = ({ db }: Tx, row: Insertable<VisitorMessagesTable>): Promise<{ id: number }> =>
  db.insertInto('visitor_messages').values(row).returning('id').executeTakeFirstOrThrow()

/** A person who may have written to us: signed in, or with an address that is known to be theirs. */
export interface Author {
  userId: string
  email: string | undefined
}

/** The member of staff who set the state is not part of the writer's data. */
const columns = ['id', 'at', 'user_id', 'name', 'email', 'message', 'state', 'changed_at'] as const

export async function listWritten({ db }: Tx, author: Author) {
  const all = db.selectFrom('visitor_messages').select(columns).where(isBy(author)).orderBy('id')
  const contacts = await all.select('topic').where('kind', '=', 'contact').execute()
  const demos = await all
    .select(['surname', 'phone_number', 'organisation'])
    .where('kind', '=', 'demo')
    .execute()
  return { contacts, demos }
}

export async function deleteWritten({ db }: Tx, author: Author): Promise<void> {
  await db.deleteFrom('visitor_messages').where(isBy(author)).execute()
}

/** Addresses in the same form as those of accounts; older ones are converted. */
const keptEmail = sql<string>`lower(replace(email, 'İ', 'i'))`

const isBy = ({ userId, email }: Author) =>
  sql<boolean>`(user_id = ${userId} or ${keptEmail} = ${email === undefined ? null : canonicalEmail(email)})`
