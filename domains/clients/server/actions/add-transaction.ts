/**
 * Adds a payment or a service and keeps the balance of the client, whose row is locked meanwhile. A call that is
 * repeated because its answer was lost finds what the first one booked.
 */
import { addOnce, hasValues } from '@mizan/platform/call'
import { callerOf } from '@mizan/platform/contract'
import type { Booked, NewPayment, NewService } from '../../schemas.ts'
import { book, type PaymentOrService } from '../bookings.ts'
import type { ClientCall, Tx } from '../call.ts'
import { presentBooked } from '../present.ts'
import { requireCaseOf } from '../related-cases.ts'
import { getClient, lockClient } from '../store/clients.ts'
import { findTransaction } from '../store/transactions.ts'

export const addPayment = (call: ClientCall, { paymentType, ...booking }: NewPayment): Promise<Booked> =>
  addTransaction(call, booking, { kind: 'payment', paymentType })

export const addService = (call: ClientCall, booking: NewService): Promise<Booked> =>
  addTransaction(call, booking, { kind: 'service' })

const addTransaction = (call: ClientCall, booking: NewService, what: PaymentOrService): Promise<Booked> =>
  addOnce({
    taken: 'client.already_booked',
    add: () => call.office((tx) => add(call, tx, booking, what)),
    findAdded: () => findBooked(call, booking, what),
  })

/** @throws AppError `client.already_booked` */
async function add(
  call: ClientCall,
  tx: Tx,
  { clientId, ...booking }: NewService,
  what: PaymentOrService,
): Promise<Booked> {
  const { officeId, userId } = callerOf(call)
  const client = await lockClient(tx, officeId, clientId)
  if (booking.caseId) await requireCaseOf(call, tx, { clientId, caseId: booking.caseId })
  const { id, balance, details } = await book(tx, { client, officeId, userId, ...booking }, what)
  tx.about(clientId, details)
  return presentBooked(tx, { transactionId: id, clientId, balance })
}

function findBooked(
  call: ClientCall,
  { clientId, key: transactionId = '', caseId, ...booking }: NewService,
  { kind, paymentType }: PaymentOrService,
): Promise<Booked | undefined> {
  const { officeId, userId } = callerOf(call)
  const more = { case_id: caseId ?? null, payment_type: paymentType ?? null }
  const values = { ...booking, ...more, created_by: userId, deleted_at: null }
  return call.office.read(async (tx) => {
    const row = await findTransaction(tx, { clientId, transactionId, kind })
    if (!row || !hasValues(row, values)) return undefined
    const { balance } = await getClient(tx, officeId, clientId)
    return presentBooked(tx, { transactionId, clientId, balance })
  })
}
