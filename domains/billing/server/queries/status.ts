/** The present plan of the office: its end, its seats, and its next event. */

import { dayInTurkey } from '@mizan/platform/calendar'
import { callerOf } from '@mizan/platform/contract'
import { amountsOf } from '../../rules/amounts.ts'
import { withholdingOf } from '../../rules/buyers.ts'
import { graceEnd } from '../../rules/subscription.ts'
import type { Status } from '../../schemas.ts'
import type { BillingCall, Tx } from '../call.ts'
import { listPrice } from '../orders/decide.ts'
import { presentOrder } from '../present.ts'
import { pendingOrders } from '../store/orders.ts'
import { pricesOn } from '../store/prices.ts'
import type { KeptSubscription } from '../store/subscriptions.ts'
import { readSubscription } from '../subscriptions.ts'

export const readStatus = (call: BillingCall): Promise<Status> =>
  call.office.read(async (tx) => {
    const { officeId, userId } = callerOf(call)
    const office = await call.parts.officeFacts(tx, officeId)
    const kept = await readSubscription(tx, officeId, office.country)
    const now = tx.clock.now()
    const pending = (await pendingOrders(tx, officeId)).find(({ expires_at }) => new Date(expires_at) > now)
    return {
      state: kept.state,
      planType: kept.offer?.planType ?? null,
      offerType: kept.offer?.offerType ?? null,
      billingCycle: kept.offer?.cycle ?? null,
      from: kept.from,
      until: kept.until,
      graceUntil: kept.state === 'grace' && kept.until ? graceEnd(kept.until) : null,
      seats: { used: office.seatsUsed, maximum: office.seatMaximum },
      autoRenewal: kept.autoRenews,
      cancelledAt: kept.cancelledAt,
      balance: kept.balance,
      mayStartTrial:
        !kept.hadTrial &&
        !kept.hasPaid &&
        (await tx.system((system) => call.parts.mayTakeTrial(system, userId))),
      isFirstTime: !kept.hasPaid,
      region: kept.region,
      nextCharge: await nextCharge(tx, kept),
      pendingOrder: pending ? presentOrder(pending) : null,
    }
  })

/** The amount is at today's prices; the next renewal takes those of its own day. */
export async function nextCharge(tx: Tx, kept: KeptSubscription): Promise<Status['nextCharge']> {
  const { state, until, autoRenews } = kept
  if (!autoRenews || until === null || state === 'none' || state === 'lapsed') return null
  const prices = await pricesOn(tx, kept.region, dayInTurkey(tx.clock.now()))
  const intent = { do: 'renew' } as const
  const price = listPrice(prices, kept, intent)
  const known = {
    subscription: kept,
    price,
    percent: 0,
    withholding: withholdingOf(kept.buyer),
    balance: kept.balance,
  }
  const amounts = amountsOf(intent, { ...known, now: tx.clock.now().toISOString() })
  return amounts ? { at: until, amount: amounts.due } : null
}
