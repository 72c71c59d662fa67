/**
 * Deletes a line for a reason. It stays visible, counts no more, and is never restored. Of money that was moved to fees
 * both halves go, whichever was named.
 */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { Account, Booked, TransactionDeletion } from '../../schemas.ts'
import { saidOf } from '../bookings.ts'
import type { ClientCall, Tx } from '../call.ts'
import { presentBooked } from '../present.ts'
import { addToBalances, lockClient } from '../store/clients.ts'
import { type Covering, getTransaction, markDeleted, shortfallOf } from '../store/transactions.ts'
import type { TransactionRow } from '../tables.ts'

export const deletePayment = (call: ClientCall, deletion: TransactionDeletion): Promise<Booked> =>
  deleteTransaction(call, deletion, ['payment'])

export const deleteService = (call: ClientCall, deletion: TransactionDeletion): Promise<Booked> =>
  deleteTransaction(call, deletion, ['service'])

export const deleteEntry = (call: ClientCall, deletion: TransactionDeletion): Promise<Booked> =>
  deleteTransaction(call, deletion, ['expense', 'payout', 'transfer'])

function deleteTransaction(
  call: ClientCall,
  { clientId, transactionId, comment }: TransactionDeletion,
  kinds: readonly TransactionRow['kind'][],
): Promise<Booked> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    const line = await getTransaction(tx, { clientId, transactionId, kinds })
    if (line.deleted_at !== null) throw new AppError('client.transaction_deleted')
    const { amount, description, date, kind, account, pair_id: pairId } = line
    await markDeleted(tx, [transactionId, ...(pairId === null ? [] : [pairId])], { by: userId, comment })
    if (kind === 'service') await call.parts.serviceDeleted(tx, transactionId)
    if (account !== 'fee' && kind === 'payment')
      await requireStillThere(tx, { clientId, account, from: date })
    const balances = await addToBalances(tx, clientId, takenBack(line))
    const said = { ...(kinds.length > 1 && { kind }), ...saidOf(line) }
    tx.about(clientId, { client: client.name, amount, description, date, ...said, comment })
    return presentBooked(tx, { transactionId, account, balances })
  })
}

/** @throws AppError `client.money_left` if what went back to the client or to fees is no longer covered */
async function requireStillThere(tx: Tx, where: Omit<Covering, 'withExpenses'>): Promise<void> {
  if (/[1-9]/.test(await shortfallOf(tx, { ...where, withExpenses: false })))
    throw new AppError('client.money_left')
}

/** What the deletion adds to the balances. */
function takenBack({
  kind,
  account,
  amount,
  payment_detail,
}: TransactionRow): Partial<Record<Account, string>> {
  if (kind === 'transfer') return { [account]: `-${amount}`, fee: amount }
  if (payment_detail === 'fromTrust') return { fee: amount, trust: `-${amount}` }
  if (payment_detail === 'fromAdvance') return { fee: amount, advance: `-${amount}` }
  return { [account]: kind === 'payment' ? amount : `-${amount}` }
}
