/**
 * Adds a client with its first contact informations. Similar names that the office knows are seen before. A call that is
 * repeated finds what the first one added.
 */
import { addOnce, hasValues } from '@mizan/platform/call'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { CheckedClient, NewClient } from '../../schemas.ts'
import { addClients } from '../add-clients.ts'
import type { ClientCall, Tx } from '../call.ts'
import { presentClient } from '../present.ts'
import { findSimilar, noteSeen } from '../similar-names.ts'
import { findClient } from '../store/clients.ts'
import { listContacts } from '../store/contacts.ts'
import type { ClientRow, ContactRow } from '../tables.ts'

export const createClient = (call: ClientCall, wanted: NewClient): Promise<CheckedClient> =>
  addOnce({
    taken: 'client.already_added',
    add: () => call.office((tx) => add(call, tx, wanted)),
    findAdded: () => findAdded(call, wanted),
  })

/** @throws AppError `client.already_added`, `client.conflicts_found` */
async function add(call: ClientCall, tx: Tx, wanted: NewClient): Promise<CheckedClient> {
  const { key, name, conflictsSeen } = wanted
  // Asked before the similar names, among which a repeated call finds the client itself.
  if (key && (await findClient(tx, callerOf(call).officeId, key))) throw new AppError('client.already_added')
  const similar = await findSimilar(call, tx, { name }, conflictsSeen)
  const [added] = await addClients(tx, callerOf(call), [wanted])
  if (!added) throw new AppError('client.already_added')
  const { id } = added.client
  if (conflictsSeen) await noteSeen(tx, { id, name }, similar)
  tx.about(id, { client: name })
  return { ...(await presentClient(call, tx, added)), similarNames: similar.total }
}

function findAdded(call: ClientCall, wanted: NewClient): Promise<CheckedClient | undefined> {
  const { officeId, userId } = callerOf(call)
  return call.office.read(async (tx) => {
    const client = await findClient(tx, officeId, wanted.key ?? '')
    const contacts = client ? await listContacts(tx, client.id) : []
    if (client?.created_by !== userId || !isAsAdded(client, contacts, wanted)) return undefined
    const { total } = await call.parts.similarToClient(call, tx, { name: client.name, clientId: client.id })
    return { ...(await presentClient(call, tx, { client, contacts })), similarNames: total }
  })
}

const isAsAdded = (client: ClientRow, contacts: readonly ContactRow[], wanted: NewClient): boolean =>
  client.name === wanted.name &&
  contacts.length === wanted.contacts.length &&
  contacts.every((contact, at) => hasValues(contact, wanted.contacts[at] ?? {}))
