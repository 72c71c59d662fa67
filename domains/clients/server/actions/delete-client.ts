/** Deletes a client without a case. Its transactions are kept, since what was paid has to be accounted for. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { ClientCall } from '../call.ts'
import { lockClient, updateClient } from '../store/clients.ts'
import { keepNames } from '../store/name-keys.ts'

export function deleteClient(call: ClientCall, { clientId }: { clientId: string }): Promise<{ done: true }> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    if ((await call.parts.casesOfClient(tx, clientId)) > 0) throw new AppError('client.has_case')
    await updateClient(tx, clientId, { deleted_at: tx.clock.now(), deleted_by: userId })
    await keepNames(tx, { officeId, refId: clientId }, [])
    tx.about(clientId, { client: client.name })
    return { done: true }
  })
}
