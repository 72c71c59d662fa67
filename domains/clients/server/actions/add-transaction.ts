/**
 * Adds a payment or a service and keeps the balance of the client, whose row is locked meanwhile. A call that is
 * repeated because its answer was lost finds what the first one booked.
 */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { Booked, NewPayment, NewService } from '../../schemas.ts'
import { book, type PaymentOrService } from '../bookings.ts'
import type { ClientCall, Tx } from '../call.ts'
import { presentBooked } from '../present.ts'
import { requireCaseOf } from '../related-cases.ts'
import { getClient, lockClient } from '../store/clients.ts'
import { findTransaction } from '../store/transactions.ts'
import type { TransactionRow } from '../tables.ts'

export const addPayment = (call: ClientCall, { paymentType, ...booking }: NewPayment): Promise<Booked> =>
  addTransaction(call, booking, { kind: 'payment', paymentType })

export const addService = (call: ClientCall, booking: NewService): Promise<Booked> =>
  addTransaction(call, booking, { kind: 'service' })

async function addTransaction(
  call: ClientCall,
  booking: NewService,
  what: PaymentOrService,
): Promise<Booked> {
  try {
    return await call.office((tx) => add(call, tx, booking, what))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'client.already_booked') throw error
    return await readBooked(call, booking, what)
  }
}

/** @throws AppError `client.already_booked` also for a repeated call, so that the record has one entry of it */
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

/** @throws AppError `client.already_booked` if something else was booked with the key, or it was deleted since */
function readBooked(call: ClientCall, booking: NewService, what: PaymentOrService): Promise<Booked> {
  const { officeId, userId } = callerOf(call)
  const { clientId, key: transactionId = '' } = booking
  return call.office.read(async (tx) => {
    const row = await findTransaction(tx, { clientId, transactionId, kind: what.kind })
    if (row?.created_by !== userId || !isSame(row, booking, what)) throw new AppError('client.already_booked')
    const { balance } = await getClient(tx, officeId, clientId)
    return presentBooked(tx, { transactionId, clientId, balance })
  })
}

const isSame = (row: TransactionRow, booking: NewService, { paymentType }: PaymentOrService): boolean =>
  row.deleted_at === null &&
  row.amount === booking.amount &&
  row.description === booking.description &&
  row.date === (booking.date ?? row.date) &&
  row.case_id === (booking.caseId ?? null) &&
  row.payment_type === (paymentType ?? null)
