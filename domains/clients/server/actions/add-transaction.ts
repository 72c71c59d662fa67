/**
 * Books a line and keeps the balances of the client, whose row is locked meanwhile. A call that is repeated because its
 * answer was lost finds what the first one booked.
 */
import { addOnce, hasValues } from '@mizan/platform/call'
import { callerOf } from '@mizan/platform/contract'
import type { Booked, NewExpense, NewMove, NewPayment, NewPayout, NewService } from '../../schemas.ts'
import { accountOf, book, columnsOf, type Line } from '../bookings.ts'
import type { ClientCall, Tx } from '../call.ts'
import { presentBooked } from '../present.ts'
import { requireCaseOf } from '../related-cases.ts'
import { getClient, lockClient } from '../store/clients.ts'
import { findTransaction } from '../store/transactions.ts'

export const addPayment = (
  call: ClientCall,
  { paymentType, paymentDetail, account, ...booking }: NewPayment,
): Promise<Booked> => addTransaction(call, booking, { kind: 'payment', account, paymentType, paymentDetail })

export const addService = (call: ClientCall, booking: NewService): Promise<Booked> =>
  addTransaction(call, booking, { kind: 'service' })

export const addExpense = (call: ClientCall, { expenseType, ...booking }: NewExpense): Promise<Booked> =>
  addTransaction(call, booking, { kind: 'expense', expenseType })

export const payOut = (
  call: ClientCall,
  { paymentType, paymentDetail, account, ...booking }: NewPayout,
): Promise<Booked> => addTransaction(call, booking, { kind: 'payout', account, paymentType, paymentDetail })

export const moveToFee = (call: ClientCall, { account, consent, ...booking }: NewMove): Promise<Booked> =>
  addTransaction(call, booking, { kind: 'transfer', account, consent })

const addTransaction = (call: ClientCall, booking: NewService, line: Line): Promise<Booked> =>
  addOnce({
    taken: 'client.already_booked',
    add: () => call.office((tx) => add(call, tx, booking, line)),
    findAdded: () => findBooked(call, booking, line),
  })

/** @throws AppError `client.already_booked` */
async function add(
  call: ClientCall,
  tx: Tx,
  { clientId, ...booking }: NewService,
  line: Line,
): Promise<Booked> {
  const { officeId, userId } = callerOf(call)
  const client = await lockClient(tx, officeId, clientId)
  if (booking.caseId) await requireCaseOf(call, tx, { clientId, caseId: booking.caseId })
  const { id, balances, details } = await book(tx, { client, officeId, userId, ...booking }, line)
  tx.about(clientId, details)
  return presentBooked(tx, { transactionId: id, account: accountOf(line), balances })
}

function findBooked(
  call: ClientCall,
  { clientId, key: transactionId = '', caseId, ...booking }: NewService,
  line: Line,
): Promise<Booked | undefined> {
  const { officeId, userId } = callerOf(call)
  const more = { case_id: caseId ?? null, ...columnsOf(line) }
  const values = { ...booking, ...more, created_by: userId, deleted_at: null }
  return call.office.read(async (tx) => {
    const row = await findTransaction(tx, { clientId, transactionId, kinds: [line.kind] })
    if (!row || !hasValues(row, values)) return undefined
    const balances = await getClient(tx, officeId, clientId)
    return presentBooked(tx, { transactionId, account: accountOf(line), balances })
  })
}
