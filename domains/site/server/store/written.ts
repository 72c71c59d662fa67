/** The SQL of forms: what they bring, and what of it belongs to one person. */
import { canonicalEmail } from '@mizan/identity/rules/fields'
import { type AnyDatabase, withTables } from '@mizan/platform/database'
import { type Insertable, sql } from 'kysely'
import type { ContactMessagesTable, DemoRequestsTable, SiteTables } from '../tables.ts'

const tables = (db: AnyDatabase) => withTables<SiteTables>(db)

export const keepContact = (
  db: AnyDatabase,
  row: Insertable<ContactMessagesTable>,
): Promise<{ id: number }> =>
  tables(db).insertInto('contact_messages').values(row).returning('id').executeTakeFirstOrThrow()

export const keepDemoRequest = (
  db: AnyDatabase,
  row: Insertable<DemoRequestsTable>,
): Promise<{ id: number }> =>
  tables(db).insertInto('demo_requests').values(row).returning('id').executeTakeFirstOrThrow()

/** Somebody who has written to us: signed in, or under an address that is known to be theirs. */
export interface Author {
  userId: string
  email: string | undefined
}

export async function listWritten(db: AnyDatabase, author: Author) {
  const contacts = await tables(db)
    .selectFrom('contact_messages')
    .selectAll()
    .where(isBy(author))
    .orderBy('id')
    .execute()
  const demos = await tables(db)
    .selectFrom('demo_requests')
    .selectAll()
    .where(isBy(author))
    .orderBy('id')
    .execute()
  return { contacts: contacts.map(own), demos: demos.map(own) }
}

/** Who of the staff has set the state is not the writer's data. */
const own = <Row extends { changed_by: unknown }>({ changed_by: _, ...row }: Row) => row

export async function deleteWritten(db: AnyDatabase, author: Author): Promise<void> {
  for (const table of ['contact_messages', 'demo_requests'] as const)
    await tables(db).deleteFrom(table).where(isBy(author)).execute()
}

/** Addresses are kept as accounts keep them; those that came before that rule are brought to it. */
const keptEmail = sql<string>`lower(replace(email, 'İ', 'i'))`

const isBy = ({ userId, email }: Author) =>
  sql<boolean>`(user_id = ${userId} or ${keptEmail} = ${email === undefined ? null : canonicalEmail(email)})`
