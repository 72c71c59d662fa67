/** Adds a client with its first contact informations. */
import { randomUUID } from 'node:crypto'
import { callerOf } from '@mizan/platform/contract'
import { searchText } from '../../rules/search.ts'
import type { Client, ContactInput, NewClient } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { presentClient } from '../present.ts'
import { insertClient } from '../store/clients.ts'
import { insertContacts } from '../store/contacts.ts'

export function createClient(call: ClientCall, { name, contacts }: NewClient): Promise<Client> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const now = tx.clock.now().toISOString()
    const owner = { company_id: officeId, created_by: userId, created_at: now, changed_at: now }
    const text = { name, search_text: searchText(name, contacts) }
    const client = await insertClient(tx, { id: randomUUID(), ...text, ...owner })
    const rows = contacts.map((contact: ContactInput) => ({
      id: randomUUID(),
      company_id: officeId,
      client_id: client.id,
      ...contact,
    }))
    const inserted = rows.length > 0 ? await insertContacts(tx, rows) : []
    tx.about(client.id, { client: name })
    return presentClient(call, tx, { client, contacts: inserted })
  })
}
