/** Changes contact information of a client, unless somebody else has changed it meanwhile. */
import { hasValues } from '@mizan/platform/call'
import { callerOf } from '@mizan/platform/contract'
import { expectFields, noteChange } from '@mizan/platform/database'
import { searchText } from '../../rules/search.ts'
import type { Contact, ContactChange } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { presentContact } from '../present.ts'
import { lockClient, updateClient } from '../store/clients.ts'
import { contactIn, listContacts, updateContact as writeContact } from '../store/contacts.ts'
import type { ContactRow } from '../tables.ts'

/** Type, title and value are one: what a value means is in its type, so they are not merged. */
const fields = ['contact']

export function updateContact(call: ClientCall, change: ContactChange): Promise<Contact> {
  const { officeId } = callerOf(call)
  const { clientId, contactId, version: seen, ...wanted } = change
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    const contacts = await listContacts(tx, clientId)
    const before = contactIn(contacts, contactId)
    const record = { table: 'client_contacts', id: contactId }
    const current = before.version
    const isSame = hasValues(before, wanted)
    await expectFields(tx, record, { seen, current, fields: isSame ? [] : fields })
    if (isSame) {
      tx.unchanged()
      return presentContact(before)
    }
    const after = { ...before, ...wanted, version: current + 1 }
    await writeContact(tx, after)
    await noteChange(tx, record, { version: after.version, fields })
    const all = contacts.map((one) => (one.id === contactId ? after : one))
    await updateClient(tx, clientId, { search_text: searchText(client.name, all) })
    tx.about(clientId, { client: client.name, ...changesOf(before, after) })
    return presentContact(after)
  })
}

/** The contact as it was called, and each field that has changed as it was and as it is. */
function changesOf(before: ContactRow, after: ContactRow): Record<string, string> {
  const changed = (['type', 'title', 'value'] as const).filter((field) => before[field] !== after[field])
  const changes = changed.flatMap((field) => [
    [`${field}Before`, before[field]],
    [`${field}After`, after[field]],
  ])
  return { type: before.type, title: before.title, ...Object.fromEntries(changes) }
}
