/** Adds a payment or a service and keeps the balance of the client, whose row is locked meanwhile. */
import { randomUUID } from 'node:crypto'
import { dayInTurkey } from '@mizan/platform/calendar'
import { callerOf } from '@mizan/platform/contract'
import type { Booked, NewPayment, NewService, PaymentType } from '../../schemas.ts'
import type { ClientCall } from '../call.ts'
import { balanceOf } from '../present.ts'
import { addToBalance, lockClient } from '../store/clients.ts'
import { insertTransaction } from '../store/transactions.ts'

export const addPayment = (call: ClientCall, { paymentType, ...booking }: NewPayment): Promise<Booked> =>
  addTransaction(call, booking, { kind: 'payment', paymentType })

export const addService = (call: ClientCall, booking: NewService): Promise<Booked> =>
  addTransaction(call, booking, { kind: 'service' })

type Kind = { kind: 'payment'; paymentType: PaymentType } | { kind: 'service'; paymentType?: undefined }

function addTransaction(
  call: ClientCall,
  { clientId, amount, description, date }: NewService,
  { kind, paymentType }: Kind,
): Promise<Booked> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const client = await lockClient(tx, officeId, clientId)
    const now = tx.clock.now()
    const id = randomUUID()
    const entry = { amount, description, date: date ?? dayInTurkey(now) }
    const owner = { company_id: officeId, client_id: clientId, created_by: userId, created_at: now }
    await insertTransaction(tx, { id, kind, ...entry, payment_type: paymentType ?? null, ...owner })
    const balance = await addToBalance(tx, clientId, kind === 'service' ? amount : `-${amount}`)
    tx.about(clientId, { client: client.name, ...entry, ...(paymentType && { paymentType }) })
    return { transactionId: id, balance: balanceOf(balance) }
  })
}
