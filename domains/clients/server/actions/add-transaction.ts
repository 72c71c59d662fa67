/** Adds a payment or a service and keeps the balance of the client, whose row is locked meanwhile. */
import { callerOf } from '@mizan/platform/contract'
import type { Booked, NewPayment, NewService } from '../../schemas.ts'
import { book, type Kind } from '../bookings.ts'
import type { ClientCall } from '../call.ts'
import { balanceOf } from '../present.ts'
import { requireCaseOf } from '../related-cases.ts'
import { balanceToday } from '../store/ahead.ts'
import { lockClient } from '../store/clients.ts'

export const addPayment = (call: ClientCall, { paymentType, ...booking }: NewPayment): Promise<Booked> =>
  addTransaction(call, booking, { kind: 'payment', paymentType })

export const addService = (call: ClientCall, booking: NewService): Promise<Booked> =>
  addTransaction(call, booking, { kind: 'service' })

function addTransaction(call: ClientCall, { clientId, ...booking }: NewService, kind: Kind): Promise<Booked> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    if (booking.caseId) await requireCaseOf(call, tx, { clientId, caseId: booking.caseId })
    const { id, balance, details } = await book(tx, { client, officeId, userId, ...booking }, kind)
    tx.about(clientId, details)
    return { transactionId: id, balance: balanceOf(await balanceToday(tx, { id: clientId, balance })) }
  })
}
