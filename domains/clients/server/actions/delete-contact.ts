/** Deletes contact information of a client. */
import { callerOf } from '@mizan/platform/contract'
import { searchText } from '../../rules/search.ts'
import type { ContactRef } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { lockClient, updateClient } from '../store/clients.ts'
import { contactIn, listContacts, deleteContact as removeContact } from '../store/contacts.ts'

export function deleteContact(
  call: ClientCall,
  { clientId, contactId }: ContactRef,
): Promise<{ done: true }> {
  const { officeId } = callerOf(call)
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    const contacts = await listContacts(tx, clientId)
    const { type, title, value } = contactIn(contacts, contactId)
    await removeContact(tx, contactId)
    const others = contacts.filter(({ id }) => id !== contactId)
    await updateClient(tx, clientId, { search_text: searchText(client.name, others) })
    tx.about(clientId, { client: client.name, type, title, value })
    return { done: true }
  })
}
