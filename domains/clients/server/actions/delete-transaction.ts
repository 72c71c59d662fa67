/** Deletes a payment or a service for a reason. It stays visible, counts no more, and is never restored. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { Booked, TransactionDeletion } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { presentBooked } from '../present.ts'
import { addToBalance, lockClient } from '../store/clients.ts'
import { getTransaction, markDeleted } from '../store/transactions.ts'
import type { TransactionRow } from '../tables.ts'

export const deletePayment = (call: ClientCall, deletion: TransactionDeletion): Promise<Booked> =>
  deleteTransaction(call, deletion, 'payment')

export const deleteService = (call: ClientCall, deletion: TransactionDeletion): Promise<Booked> =>
  deleteTransaction(call, deletion, 'service')

function deleteTransaction(
  call: ClientCall,
  { clientId, transactionId, comment }: TransactionDeletion,
  kind: TransactionRow['kind'],
): Promise<Booked> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    const transaction = await getTransaction(tx, { clientId, transactionId, kind })
    if (transaction.deleted_at !== null) throw new AppError('client.transaction_deleted')
    const { amount, description, date, payment_type: paymentType } = transaction
    await markDeleted(tx, transactionId, { by: userId, comment })
    if (kind === 'service') await call.parts.serviceDeleted(tx, transactionId)
    const balance = await addToBalance(tx, clientId, kind === 'service' ? `-${amount}` : amount)
    const entry = { amount, description, date, ...(paymentType && { paymentType }) }
    tx.about(clientId, { client: client.name, ...entry, comment })
    return presentBooked(tx, { transactionId, clientId, balance })
  })
}
