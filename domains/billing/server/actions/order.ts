/** Opens the order of a change to the running subscription; it takes effect when it is paid. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { type Offer, sameOffer } from '../../rules/subscription.ts'
import type { Intent, OrderStatus, PlanChoice } from '../../schemas.ts'
import type { BillingCall } from '../call.ts'
import { seatsFor } from '../orders/decide.ts'
import { type OrderRequest, openOrder } from '../orders/open-order.ts'
import { presentOrder } from '../present.ts'
import type { KeptSubscription } from '../store/subscriptions.ts'

/** @throws AppError `billing.same_cycle` */
export const switchCycle = (call: BillingCall, cycle: Offer['cycle']): Promise<OrderStatus> =>
  order(call, {
    intentFor: (kept) => {
      const offer = { ...requireOffer(kept), cycle }
      if (sameOffer(offer, requireOffer(kept))) throw new AppError('billing.same_cycle')
      return { do: 'switch', offer, seats: kept.seats }
    },
  })

export const switchPlan = (call: BillingCall, choice: PlanChoice): Promise<OrderStatus> =>
  order(call, {
    promotionCode: choice.promotionCode,
    intentFor: (_kept, office) => {
      const offer: Offer = {
        planType: choice.planType,
        offerType: choice.offerType,
        cycle: choice.billingCycle,
      }
      return { do: 'switch', offer, seats: seatsFor(offer, office, choice.seats) }
    },
  })

export const addSeats = (call: BillingCall, seats: number): Promise<OrderStatus> =>
  order(call, { intentFor: () => ({ do: 'addSeats', seats }) })

export const extend = (call: BillingCall): Promise<OrderStatus> =>
  order(call, { intentFor: (): Intent => ({ do: 'extend' }) })

/** @throws AppError `billing.not_now` for an office that never had a plan */
function requireOffer({ offer }: KeptSubscription): Offer {
  if (!offer) throw new AppError('billing.not_now')
  return offer
}

function order(
  call: BillingCall,
  request: Pick<OrderRequest, 'intentFor' | 'promotionCode'>,
): Promise<OrderStatus> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const opened = await openOrder(call.parts, tx, { officeId, userId, ...request })
    tx.about(opened.id, { kind: opened.kind, amount: opened.due })
    return presentOrder(opened)
  })
}
