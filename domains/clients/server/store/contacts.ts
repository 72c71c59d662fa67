/** Rows of contact informations; whoever changes them holds the row of their client. */
import { AppError } from '@mizan/platform/contract'
import type { Insertable } from 'kysely'
import type { Tx } from '../call.ts'
import type { ClientTables, ContactRow } from '../tables.ts'

/** Oldest first. */
export const listContacts = ({ db }: Tx, clientId: string): Promise<ContactRow[]> =>
  db.selectFrom('client_contacts').selectAll().where('client_id', '=', clientId).orderBy('position').execute()

/** @throws AppError `client.contact_not_found` */
export function contactIn(contacts: readonly ContactRow[], contactId: string): ContactRow {
  const contact = contacts.find(({ id }) => id === contactId)
  if (!contact) throw new AppError('client.contact_not_found')
  return contact
}

/** The first e-mail address and the first telephone number of each of these clients. */
export function listReachable({ db }: Tx, clientIds: readonly string[]) {
  return db
    .selectFrom('client_contacts')
    .distinctOn(['client_id', 'type'])
    .select(['client_id', 'type', 'value'])
    .where('client_id', 'in', [...clientIds])
    .where('type', 'in', ['Email', 'Phone'])
    .orderBy('client_id')
    .orderBy('type')
    .orderBy('position')
    .execute()
}

export const insertContacts = (
  { db }: Tx,
  contacts: Insertable<ClientTables['client_contacts']>[],
): Promise<ContactRow[]> => db.insertInto('client_contacts').values(contacts).returningAll().execute()

export async function updateContact(
  { db }: Tx,
  { id, type, title, value, version }: Pick<ContactRow, 'id' | 'type' | 'title' | 'value' | 'version'>,
): Promise<void> {
  await db.updateTable('client_contacts').set({ type, title, value, version }).where('id', '=', id).execute()
}

export async function deleteContact({ db }: Tx, id: string): Promise<void> {
  await db.deleteFrom('client_contacts').where('id', '=', id).execute()
}
