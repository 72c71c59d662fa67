/** The order to be paid: an open one, or a new one for the wanted plan. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { Offer } from '../../rules/subscription.ts'
import type { PaymentRequest } from '../../schemas/online-payment.ts'
import type { Intent } from '../../schemas.ts'
import type { BillingCall } from '../call.ts'
import { seatsFor } from '../orders/decide.ts'
import { intentOf } from '../orders/intents.ts'
import { openOrder } from '../orders/open-order.ts'
import { getOrder } from '../store/orders.ts'
import type { OrderRow } from '../tables.ts'

type OnlineOrderRequest = Omit<PaymentRequest, 'method' | 'cardId'>

/** @throws AppError `billing.order_not_found`, `billing.no_price` and all refusals of an order */
export async function orderFor(call: BillingCall, wanted: OnlineOrderRequest): Promise<OrderRow> {
  const { officeId } = callerOf(call)
  const { orderId, planType, offerType, billingCycle, trial } = wanted
  if (orderId !== undefined) return call.office((tx) => getOrder(tx, officeId, orderId))
  if (!offerType || !billingCycle) throw new AppError('billing.no_price')
  const offer: Offer = { planType, offerType, cycle: billingCycle }
  return opened(call, wanted.promotionCode, (kept, office) => {
    const seats = seatsFor(offer, office, wanted.seats)
    return trial ? { do: 'trial', offer, seats } : intentOf(kept, offer, seats)
  })
}

/** The order by which a card is stored and checked. */
export const cardOrder = (call: BillingCall): Promise<OrderRow> =>
  opened(call, undefined, (): Intent => ({ do: 'card' }))

function opened(
  call: BillingCall,
  promotionCode: string | undefined,
  intentFor: Parameters<typeof openOrder>[2]['intentFor'],
): Promise<OrderRow> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const order = await openOrder(call.parts, tx, { officeId, userId, intentFor, promotionCode })
    tx.about(order.id, { kind: order.kind, amount: order.due })
    return order
  })
}
