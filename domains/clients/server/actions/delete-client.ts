/**
 * Deletes a client without a case, and says why if money is still owed by them or to them. The transactions are kept,
 * since what was paid has to be accounted for.
 */
import { AppError, callerOf } from '@mizan/platform/contract'
import { standingOf } from '../../rules/amount.ts'
import type { ClientDeletion } from '../../schemas.ts'
import type { ClientCall, Tx } from '../call.ts'
import { balanceToday } from '../store/ahead.ts'
import { lockClient, updateClient } from '../store/clients.ts'
import { keepNames } from '../store/name-keys.ts'
import type { ClientRow } from '../tables.ts'

export function deleteClient(
  call: ClientCall,
  { clientId, comment }: ClientDeletion & { clientId: string },
): Promise<{ done: true }> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    if ((await call.parts.casesOfClient(tx, clientId)) > 0) throw new AppError('client.has_case')
    if (comment === undefined && !(await isSettled(tx, client))) throw new AppError('client.not_settled')
    const deletion = { deleted_at: tx.clock.now(), deleted_by: userId }
    await updateClient(tx, clientId, { ...deletion, ...(comment && { deletion_comment: comment }) })
    await keepNames(tx, { officeId, refId: clientId }, [])
    tx.about(clientId, { client: client.name, ...(comment && { comment }) })
    return { done: true }
  })
}

/** Neither today nor with what is dated ahead. */
const isSettled = async (tx: Tx, client: ClientRow): Promise<boolean> =>
  [client.balance, await balanceToday(tx, client)].every((amount) => standingOf(amount) === 'settled')
