/** Refunds: each is noted with its cause, and sent in the background until the bank has taken it. */
import { randomUUID } from 'node:crypto'
import { enqueueJob } from '@mizan/platform/jobs'
import { amountOf, type Money } from '@mizan/platform/money'
import type { Tx } from '../call.ts'
import { refundsJob } from '../job-names.ts'
import type { OrderRow } from '../tables.ts'

interface Refund {
  order: OrderRow
  attempt: number
  amount: Money
  reason: 'double_payment' | 'buyer_request' | 'fraud' | 'other'
}

export async function queueRefund(tx: Tx, { order, attempt, amount, reason }: Refund): Promise<void> {
  const now = tx.clock.now()
  await tx.db
    .insertInto('billing_refunds')
    .values({
      id: randomUUID(),
      order_id: order.id,
      attempt,
      company_id: order.company_id,
      amount: amountOf(amount),
      reason,
      state: 'waiting',
      tries: 0,
      next_at: now,
      created_at: now,
    })
    .execute()
  await enqueueJob(tx, refundsJob, {})
}
