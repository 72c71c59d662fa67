/** Changes contact information of a client. */
import { callerOf } from '@mizan/platform/contract'
import { searchText } from '../../rules/search.ts'
import type { Contact, ContactChange } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { presentContact } from '../present.ts'
import { lockClient, updateClient } from '../store/clients.ts'
import { contactIn, listContacts, updateContact as writeContact } from '../store/contacts.ts'
import type { ContactRow } from '../tables.ts'

export function updateContact(call: ClientCall, change: ContactChange): Promise<Contact> {
  const { officeId } = callerOf(call)
  const { clientId, contactId, ...fields } = change
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    const contacts = await listContacts(tx, clientId)
    const before = contactIn(contacts, contactId)
    const after = { ...before, ...fields }
    await writeContact(tx, after)
    const all = contacts.map((one) => (one.id === contactId ? after : one))
    await updateClient(tx, clientId, { search_text: searchText(client.name, all) })
    tx.about(clientId, { client: client.name, ...changesOf(before, after) })
    return presentContact(after)
  })
}

/** The contact as it was called, and each field that has changed as it was and as it is. */
function changesOf(before: ContactRow, after: ContactRow): Record<string, string> {
  const fields = (['type', 'title', 'value'] as const).filter((field) => before[field] !== after[field])
  const changes = fields.flatMap((field) => [
    [`${field}Before`, before[field]],
    [`${field}After`, after[field]],
  ])
  return { type: before.type, title: before.title, ...Object.fromEntries(changes) }
}
