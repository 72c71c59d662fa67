/** Adds a client with its first contact informations. */
import { callerOf } from '@mizan/platform/contract'
import type { Client, NewClient } from '../../schemas.ts'
import { addClients } from '../add-clients.ts'
import type { ClientCall } from '../call.ts'
import { presentClient } from '../present.ts'

export function createClient(call: ClientCall, wanted: NewClient): Promise<Client> {
  return call.office(async (tx) => {
    const [added] = await addClients(tx, callerOf(call), [wanted])
    if (!added) throw new Error('The client was not inserted')
    tx.about(added.client.id, { client: wanted.name })
    return presentClient(call, tx, added)
  })
}
