/**
 * Deletes a client without a case, and says why if money is still owed by them or to them, today or with what is dated
 * ahead; money that is held for others has to leave first. The transactions are kept, since what was paid has to be
 * accounted for.
 */
import { AppError, callerOf } from '@mizan/platform/contract'
import { standingOf } from '../../rules/amount.ts'
import type { ClientDeletion } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { balanceToday, keptOf } from '../store/ahead.ts'
import { lockClient, updateClient } from '../store/clients.ts'
import { keepNames } from '../store/name-keys.ts'

export function deleteClient(
  call: ClientCall,
  { clientId, comment }: ClientDeletion & { clientId: string },
): Promise<{ done: true }> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    if ((await call.parts.casesOfClient(tx, clientId)) > 0) throw new AppError('client.has_case')
    const today = await balanceToday(tx, client)
    const balances = [...Object.values(keptOf(client)), ...Object.values(today)]
    if ([client.trust_balance, today.trust].some(isOpen)) throw new AppError('client.holds_trust')
    if (comment === undefined && balances.some(isOpen)) throw new AppError('client.not_settled')
    const deletion = { deleted_at: tx.clock.now(), deleted_by: userId }
    await updateClient(tx, clientId, { ...deletion, ...(comment && { deletion_comment: comment }) })
    await keepNames(tx, { officeId, refId: clientId }, [])
    tx.about(clientId, { client: client.name, ...(comment && { comment }) })
    return { done: true }
  })
}

const isOpen = (amount: string): boolean => standingOf(amount) !== 'settled'
