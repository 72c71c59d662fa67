/** Begins payments: by the card form, with a stored card, and of a card that is to be stored. */
import { callerOf } from '@mizan/platform/contract'
import type { PaymentRequest, PaymentStarted } from '../../schemas/online-payment.ts'
import type { BillingCall } from '../call.ts'
import { payByCard, payByForm, shown } from './begin.ts'
import { cardOrder, orderFor } from './order.ts'
import { requireProvider } from './provider.ts'
import { requireCard } from './store.ts'

/** @throws AppError `payment.not_offered`, `payment.card_not_found`, and the refusals of an order */
export async function processPayment(call: BillingCall, wanted: PaymentRequest): Promise<PaymentStarted> {
  requireProvider(call)
  const { officeId } = callerOf(call)
  const card =
    wanted.method === 'storedCard'
      ? await call.office.read((tx) => requireCard(tx, officeId, wanted.cardId))
      : undefined
  const order = await orderFor(call, wanted)
  if (order.state !== 'pending') return shown(order)
  return card ? payByCard(call, order, card) : payByForm(call, order)
}

export async function saveCard(call: BillingCall): Promise<PaymentStarted> {
  requireProvider(call)
  return payByForm(call, await cardOrder(call))
}
