/** Nobody gives a client a name that the office may already know without having seen which, if they could have. */
import { AppError } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import type { ClientCall, Tx } from './call.ts'
import type { SimilarNames } from './parts.ts'

/** `clientId`: the client who is renamed. @throws AppError `client.conflicts_found` */
export async function findSimilar(
  call: ClientCall,
  tx: Tx,
  client: { name: string; clientId?: string },
  conflictsSeen: boolean | undefined,
): Promise<SimilarNames> {
  const similar = await call.parts.similarToClient(call, tx, client)
  if (similar.total > 0 && conflictsSeen === false)
    throw new AppError('client.conflicts_found', { details: similar.details })
  return similar
}

/** The record says which names somebody saw before they saved the name of the client. */
export async function noteSeen(
  tx: Tx,
  { id, name }: { id: string; name: string },
  { total, names }: SimilarNames,
): Promise<void> {
  if (total === 0) return
  await insertAuditEntry(tx, 'client.conflicts_seen', { subjectId: id, details: { client: name, names } })
}
