/** Deletes contact information of a client, unless somebody else has changed it since it was seen. */
import { callerOf } from '@mizan/platform/contract'
import { expectFields } from '@mizan/platform/database'
import { searchText } from '../../rules/search.ts'
import type { ContactDeletion } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { lockClient, updateClient } from '../store/clients.ts'
import { contactIn, listContacts, deleteContact as removeContact } from '../store/contacts.ts'

export function deleteContact(
  call: ClientCall,
  { clientId, contactId, version: seen }: ContactDeletion,
): Promise<{ done: true }> {
  const { officeId } = callerOf(call)
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    const contacts = await listContacts(tx, clientId)
    const { type, title, value, version: current } = contactIn(contacts, contactId)
    const record = { table: 'client_contacts', id: contactId }
    await expectFields(tx, record, { seen, current, fields: ['contact'] })
    await removeContact(tx, contactId)
    const others = contacts.filter(({ id }) => id !== contactId)
    await updateClient(tx, clientId, { search_text: searchText(client.name, others) })
    tx.about(clientId, { client: client.name, type, title, value })
    return { done: true }
  })
}
