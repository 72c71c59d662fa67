/** How a payment or a service comes into the account of a client, whose row is locked. */
import { randomUUID } from 'node:crypto'
import { dayInTurkey } from '@mizan/platform/calendar'
import { AppError } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import type { PaymentType } from '../schemas.ts'
import type { Tx } from './call.ts'
import { addToBalance } from './store/clients.ts'
import { insertTransaction } from './store/transactions.ts'

export type PaymentOrService =
  | { kind: 'payment'; paymentType: PaymentType }
  | { kind: 'service'; paymentType?: undefined }

export interface Booking {
  client: { id: string; name: string }
  officeId: string
  userId: string
  /** Decimal text above zero. */
  amount: string
  description: string
  /** Today in Turkey if it is left out. */
  date?: string | undefined
  /** For a service: the case that it was for. */
  caseId?: string | null | undefined
  /** The id of the line, if its author has made one. */
  key?: string | undefined
}

/**
 * Writes the line and keeps the balance, which it gives with what the record says.
 * @throws AppError `client.already_booked` if there is a line with this key
 */
export async function book(tx: Tx, booking: Booking, { kind, paymentType }: PaymentOrService) {
  const { client, officeId, userId, amount, description, caseId } = booking
  const now = tx.clock.now()
  const id = booking.key ?? randomUUID()
  const entry = { amount, description, date: booking.date ?? dayInTurkey(now) }
  const owner = { company_id: officeId, client_id: client.id, created_by: userId, created_at: now }
  const more = { payment_type: paymentType ?? null, case_id: caseId ?? null }
  const isNew = await insertTransaction(tx, { id, kind, ...entry, ...more, ...owner })
  if (!isNew) throw new AppError('client.already_booked')
  const balance = await addToBalance(tx, client.id, kind === 'service' ? amount : `-${amount}`)
  return { id, balance, details: { client: client.name, ...entry, ...(paymentType && { paymentType }) } }
}

/** A service that another domain adds in its own transaction, with its entry in the history of the client. */
export async function bookService(tx: Tx, booking: Booking): Promise<{ id: string; balance: string }> {
  const { id, balance, details } = await book(tx, booking, { kind: 'service' })
  await insertAuditEntry(tx, 'client.service_added', { subjectId: booking.client.id, details })
  return { id, balance }
}
