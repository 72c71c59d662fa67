/**
 * Settles an order once the provider has answered. Money that arrived is always booked; then it buys the order, or is
 * refunded if the order no longer fits. A repeated answer changes nothing.
 */

import { AppError } from '@mizan/platform/contract'
import { amountOf } from '@mizan/platform/money'
import type { Payment, PaymentAnswer } from '@mizan/platform/payments'
import { moved } from '../../rules/ledger.ts'
import type { Tx } from '../call.ts'
import type { BillingParts } from '../parts.ts'
import { book } from '../store/ledger.ts'
import { attemptsOf, findOrder, lockOrder, updateAttempt, updateOrder } from '../store/orders.ts'
import { lockSubscription } from '../subscriptions.ts'
import type { AttemptRow, OrderRow, PaymentRecord } from '../tables.ts'
import { applyOrder } from './apply-order.ts'
import { failOrder } from './fail-order.ts'
import { queueRefund } from './refunds.ts'

interface AttemptSettlement {
  orderId: string
  attempt: number
  answer: PaymentAnswer
}

/**
 * `tx` may have the scope of the system or that of the office. The subscription is locked before the order, as
 * everywhere. @throws AppError `billing.order_not_found`
 */
export async function settleOrder(
  parts: BillingParts,
  tx: Tx,
  settled: AttemptSettlement,
): Promise<OrderRow> {
  const { orderId, attempt, answer } = settled
  const found = await findOrder(tx, orderId)
  if (!found) throw new AppError('billing.order_not_found')
  const kept = await lockSubscription(tx, found.company_id, 'turkey')
  const order = (await lockOrder(tx, orderId)) ?? found
  const tried = (await attemptsOf(tx, orderId)).find((one) => one.attempt === attempt)
  if (!tried || tried.state === 'settled') return order
  if (answer.state === 'settled')
    return settlePaid(parts, tx, { order, tried, kept, payment: answer.payment })
  if (answer.state === 'declined' && tried.state === 'open') {
    const { reason, code = null } = answer
    await updateAttempt(tx, tried, { state: 'declined', decline: reason, provider_code: code })
    if (order.state !== 'pending') return order
    return failOrder(parts, tx, { order, kept, reason })
  }
  if (answer.state === 'absent') await updateAttempt(tx, tried, { state: 'absent' })
  return order
}

interface PaidOrder {
  order: OrderRow
  tried: AttemptRow
  kept: Awaited<ReturnType<typeof lockSubscription>>
  payment: Payment
}

async function settlePaid(
  parts: BillingParts,
  tx: Tx,
  { order, tried, kept, payment }: PaidOrder,
): Promise<OrderRow> {
  const state = {
    state: 'settled',
    payment_id: payment.id,
    payment: JSON.stringify(keptPayment(payment)),
  } as const
  await updateAttempt(tx, tried, state)
  const about = { officeId: order.company_id, orderId: order.id }
  await book(tx, { ...about, what: 'payment' }, moved('deposit', 'bank', payment.amount))
  const isApplied = order.state === 'pending' && (await applyOrder(parts, tx, { order, kept }))
  if (isApplied) {
    if (order.kind === 'trial' || order.kind === 'card')
      await queueRefund(tx, { order, attempt: tried.attempt, amount: payment.amount, reason: 'other' })
    return { ...order, state: 'paid' }
  }
  await queueRefund(tx, { order, attempt: tried.attempt, amount: payment.amount, reason: 'double_payment' })
  if (order.state !== 'pending') return order
  await updateOrder(tx, order, { state: 'refunded', settled_at: tx.clock.now() })
  return { ...order, state: 'refunded' }
}

/** An order that costs nothing is settled at once. */
export async function settleFree(parts: BillingParts, tx: Tx, order: OrderRow): Promise<OrderRow> {
  const kept = await lockSubscription(tx, order.company_id, 'turkey')
  await updateOrder(tx, order, { method: 'balance' })
  if (!(await applyOrder(parts, tx, { order, kept }))) throw new AppError('billing.not_now')
  return { ...order, method: 'balance', state: 'paid' }
}

/** The payment without its secrets, such as the key of the stored card. */
const keptPayment = ({ id, reference, amount, card }: Payment): PaymentRecord => ({
  id,
  reference,
  amount: amountOf(amount),
  card: card ? { brand: card.brand, lastFour: card.lastFour } : null,
})
