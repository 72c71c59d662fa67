/** What adding a client and importing many have in common: rows, contacts and the keys of the names. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from '@mizan/platform/database'
import { searchText } from '../rules/search.ts'
import type { NewClient } from '../schemas.ts'
import { insertClients } from './store/clients.ts'
import { insertContacts } from './store/contacts.ts'
import { keepNamesOfMany } from './store/name-keys.ts'
import type { ClientRow, ContactRow } from './tables.ts'

export interface Owner {
  officeId: string
  userId: string
}

export interface AddedClient {
  client: ClientRow
  contacts: ContactRow[]
}

/** At most some hundred at once, in three statements; the order is kept. Those whose key is an id already are left out. */
export async function addClients(
  tx: Transaction,
  { officeId, userId }: Owner,
  wanted: readonly NewClient[],
): Promise<AddedClient[]> {
  const now = tx.clock.now().toISOString()
  const owner = { company_id: officeId, created_by: userId, created_at: now, changed_at: now }
  const planned = wanted.map((one) => ({ ...one, id: one.key ?? randomUUID() }))
  const rows = planned.map(({ id, name, contacts }) => ({
    id,
    name,
    search_text: searchText(name, contacts),
    ...owner,
    names_kept: true,
  }))
  const clients = new Map((await insertClients(tx, rows)).map((row) => [row.id, row]))
  const added = planned.filter(({ id }) => clients.has(id))
  const bearers = added.map(({ id, name }) => ({ refId: id, names: [{ kind: 'client' as const, name }] }))
  await keepNamesOfMany(tx, officeId, bearers)
  const contacts = added.flatMap(({ id, contacts: ofOne }) =>
    ofOne.map((contact) => ({ id: randomUUID(), company_id: officeId, client_id: id, ...contact })),
  )
  const inserted = contacts.length > 0 ? await insertContacts(tx, contacts) : []
  const byClient = Map.groupBy(inserted, ({ client_id }) => client_id)
  return added.map(({ id }) => ({ client: clients.get(id)!, contacts: byClient.get(id) ?? [] }))
}
