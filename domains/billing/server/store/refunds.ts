/** Rows of refunds. */
import { randomUUID } from 'node:crypto'
import { add, type Money, money } from '@mizan/platform/money'
import type { Payment, Reference } from '@mizan/platform/payments'
import type { Tx } from '../call.ts'
import type { OrderRow, PaymentRecord, RefundRow } from '../tables.ts'

export type WaitingRefund = RefundRow & { payment: PaymentRecord | null }

/** Refunds that are due, the longest waiting first. Needs the scope of the system. */
export const waitingRefunds = ({ db }: Tx, now: string): Promise<WaitingRefund[]> =>
  db
    .selectFrom('billing_refunds as r')
    .innerJoin('billing_attempts as a', (join) =>
      join.onRef('a.order_id', '=', 'r.order_id').onRef('a.attempt', '=', 'r.attempt'),
    )
    .selectAll('r')
    .select('a.payment')
    .where('r.state', '=', 'waiting')
    .where('r.next_at', '<=', now)
    .orderBy('r.created_at')
    .limit(100)
    .execute()

/** Locked until the transaction ends; undefined if another process has sent it. */
export const lockWaiting = ({ db }: Tx, id: string): Promise<RefundRow | undefined> =>
  db
    .selectFrom('billing_refunds')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()

/** @throws TypeError for a refund of an attempt that was never paid */
export function paymentOf({ payment }: WaitingRefund): Payment {
  if (!payment) throw new TypeError('Only what was paid can go back')
  return {
    id: payment.id,
    reference: payment.reference as Reference,
    amount: money(payment.amount),
  }
}

/** A refund that staff has sent by bank transfer; no attempt by card belongs to it. */
export async function insertSentRefund(
  { db, clock }: Tx,
  { id, company_id }: OrderRow,
  amount: string,
): Promise<void> {
  const now = clock.now()
  await db
    .insertInto('billing_refunds')
    .values({
      ...{ id: randomUUID(), order_id: id, attempt: 0, company_id, amount, reason: 'buyer_request' },
      ...{ state: 'done', tries: 1, next_at: now, created_at: now, done_at: now },
    })
    .execute()
}

/** The amount that was refunded, or is on its way. */
export async function refundedOf({ db }: Tx, orderId: string): Promise<Money> {
  const rows = await db
    .selectFrom('billing_refunds')
    .select('amount')
    .where('order_id', '=', orderId)
    .where('state', '<>', 'refused')
    .where('reason', '=', 'buyer_request')
    .execute()
  return add(money('0'), ...rows.map(({ amount }) => money(amount)))
}
