/** Adds contact information to a client. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import { mostContacts } from '../../data/limits.ts'
import { searchText } from '../../rules/search.ts'
import type { Contact, NewContact } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { presentContact } from '../present.ts'
import { lockClient, updateClient } from '../store/clients.ts'
import { insertContacts, listContacts } from '../store/contacts.ts'

export function addContact(call: ClientCall, { clientId, ...contact }: NewContact): Promise<Contact> {
  const { officeId } = callerOf(call)
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    const contacts = await listContacts(tx, clientId)
    if (contacts.length >= mostContacts)
      throw new AppError('client.too_many_contacts', { values: { most: String(mostContacts) } })
    const owner = { id: randomUUID(), company_id: officeId, client_id: clientId }
    const [added] = await insertContacts(tx, [{ ...owner, ...contact }])
    await updateClient(tx, clientId, { search_text: searchText(client.name, [...contacts, contact]) })
    tx.about(clientId, { client: client.name, ...contact })
    return presentContact(added!)
  })
}
