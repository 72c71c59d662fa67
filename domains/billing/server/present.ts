/** Prices and orders as calls answer them. */
import { add, amountOf, money } from '@mizan/platform/money'
import { planTypes } from '@mizan/subscription/schemas'
import { cycleMonths, cycles, offers, offerTypes } from '../data/plans.ts'
import { declineCodeOf, declineWords } from '../errors-of-payments.ts'
import { perMonth, savingOf, vatOf } from '../rules/price.ts'
import type { OrderStatus, Plan } from '../schemas.ts'
import type { CurrentPrice } from './store/prices.ts'
import { priceIn } from './store/prices.ts'
import type { OrderRow } from './tables.ts'

/** All plans of a list, ordered by offer, plan type and cycle. */
export const presentPlans = (prices: readonly CurrentPrice[]): Plan[] =>
  offerTypes.flatMap((offerType) =>
    planTypes.flatMap((planType) =>
      cycles.flatMap((cycle) => {
        const price = priceIn(prices, { planType, offerType, cycle })
        return price ? [presentPlan(prices, price)] : []
      }),
    ),
  )

function presentPlan(prices: readonly CurrentPrice[], price: CurrentPrice): Plan {
  const { plan_type: planType, offer_type: offerType, cycle } = price
  const months = cycleMonths[cycle]
  const cost = money(price.cost)
  const monthly = priceIn(prices, { planType, offerType, cycle: '1M' })
  const usual = priceIn(prices, { planType: 'Normal', offerType, cycle })
  return {
    planType,
    offerType,
    billingCycle: cycle,
    months,
    cost: amountOf(cost),
    perMonth: perMonth(cost, months),
    vatPercent: price.vat_percent,
    total: amountOf(add(cost, vatOf(cost, price.vat_percent))),
    seats: offers[offerType].seats,
    seatCost: price.seat_cost,
    saving: monthly ? savingOf(cost, months, money(monthly.cost)) : 0,
    discount: usual ? savingOf(cost, 1, money(usual.cost)) : 0,
    licences: [...offers[offerType].keys],
  }
}

export const presentOrder = (order: OrderRow): OrderStatus => ({
  orderId: order.id,
  kind: order.kind,
  status: order.state,
  method: order.method,
  amounts: order.amounts,
  code: order.decline === null ? null : declineCodeOf(order.decline),
  message: order.decline === null ? null : declineWords(order.decline),
  createdAt: new Date(order.created_at).toISOString(),
  expiresAt: new Date(order.expires_at).toISOString(),
})
