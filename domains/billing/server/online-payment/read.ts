/** Reads the result of a payment. */
import { createHmac } from 'node:crypto'
import { callerOf } from '@mizan/platform/contract'
import { orderMinutes } from '../../data/limits.ts'
import type { PaymentResponse, PaymentStarted } from '../../schemas/online-payment.ts'
import type { BillingCall } from '../call.ts'
import { attemptsOf, getOrder } from '../store/orders.ts'
import type { AttemptRow, OrderRow } from '../tables.ts'
import { shown } from './begin.ts'
import { resolveAttempt } from './resolve.ts'

interface OrderWithAttempt {
  order: OrderRow
  open: AttemptRow | undefined
}

/** The order, after the bank was asked about its open attempt. */
async function foundNow(call: BillingCall, orderId: string): Promise<OrderWithAttempt> {
  const { order, open } = await call.office.read(async (tx) => ({
    order: await getOrder(tx, callerOf(call).officeId, orderId),
    open: (await attemptsOf(tx, orderId)).find(({ state }) => state === 'open'),
  }))
  const { provider } = call.parts
  if (!open || !provider) return { order, open }
  return { order: await resolveAttempt(call, { provider, order, attempt: open }), open }
}

export async function readResponse(
  call: BillingCall,
  { orderId }: { orderId: string },
): Promise<PaymentResponse> {
  const { order } = await foundNow(call, orderId)
  const isPaid = order.state === 'paid'
  const marker = order.kind === 'card' ? 'save-successful' : 'payment-success'
  const answer = shown(order)
  return {
    ...answer,
    kind: order.kind,
    code: isPaid ? 'LA_PaymentSuccessful' : answer.code,
    marker: isPaid ? marker : null,
  }
}

/** The page on which the payment can continue; without one the payment begins again. */
export async function continuePayment(
  call: BillingCall,
  { orderId }: { orderId: string },
): Promise<PaymentStarted> {
  const { order, open } = await foundNow(call, orderId)
  return shown(order, order.state === 'pending' ? (open?.address ?? null) : null)
}

export const pendingDuration = (): { seconds: number } => ({ seconds: orderMinutes * 60 })

/** A browser cannot change the order that it shows: amounts are those of the server, whatever is sent along. */
export const orderHash = (call: BillingCall, orderId: string, fields: Readonly<Record<string, string>>) =>
  call.office.read(async (tx) => {
    const { id, due, currency, intent_key } = await getOrder(tx, callerOf(call).officeId, orderId)
    const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
    const text = JSON.stringify([id, due, currency, sorted])
    return {
      orderId: id,
      amount: due,
      currency,
      hash: createHmac('sha256', intent_key).update(text).digest('hex'),
    }
  })
