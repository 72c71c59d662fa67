/** Adds a client with its first contact informations. Similar names that the office knows are seen before. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import type { AddedClient, NewClient } from '../../schemas.ts'
import { addClients } from '../add-clients.ts'
import type { ClientCall } from '../call.ts'
import { presentClient } from '../present.ts'

export function createClient(call: ClientCall, wanted: NewClient): Promise<AddedClient> {
  const { name, conflictsSeen } = wanted
  return call.office(async (tx) => {
    const { total, names, details } = await call.parts.similarToClient(call, tx, name)
    if (total > 0 && conflictsSeen === false) throw new AppError('client.conflicts_found', { details })
    const [added] = await addClients(tx, callerOf(call), [wanted])
    if (!added) throw new Error('The client was not inserted')
    const { id } = added.client
    if (total > 0 && conflictsSeen)
      await insertAuditEntry(tx, 'client.conflicts_seen', { subjectId: id, details: { client: name, names } })
    tx.about(id, { client: name })
    return { ...(await presentClient(call, tx, added)), similarNames: total }
  })
}
