/** What a plan would cost the office now; nothing is ordered. */
import { callerOf } from '@mizan/platform/contract'
import { leftOf } from '../../rules/periods.ts'
import { happen, type Offer } from '../../rules/subscription.ts'
import type { Cost, CostQuery } from '../../schemas.ts'
import type { BillingCall } from '../call.ts'
import { decide, happeningOf, seatsFor } from '../orders/decide.ts'
import { intentOf } from '../orders/intents.ts'
import { readSubscription } from '../subscriptions.ts'

export const planCost = (call: BillingCall, query: CostQuery): Promise<Cost> =>
  call.office.read(async (tx) => {
    const { officeId } = callerOf(call)
    const office = await call.parts.officeFacts(tx, officeId)
    const kept = await readSubscription(tx, officeId, office.country)
    const offer: Offer = { planType: query.PlanType, offerType: query.OfferType, cycle: query.BillingCycle }
    const intent = intentOf(kept, offer, seatsFor(offer, office, query.Seats))
    const asked = { officeId, office, kept, intent, promotionCode: query.PromotionCode }
    const { amounts } = await decide(call.parts, tx, asked)
    const now = tx.clock.now().toISOString()
    const { left, whole } =
      kept.state === 'paid' && kept.from && kept.until
        ? leftOf(kept.from, kept.until, now)
        : { left: 0, whole: 0 }
    const wanted = happeningOf(intent, amounts)
    const after = wanted ? happen(kept, wanted, now) : kept
    return { ...amounts, does: intent.do, daysLeft: left, days: whole, until: after.until ?? now }
  })
