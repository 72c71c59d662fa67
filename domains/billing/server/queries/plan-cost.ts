/** The present cost of a plan or a change for the office; nothing is ordered. */
import { callerOf } from '@mizan/platform/contract'
import { trialDays } from '../../data/limits.ts'
import { addDaysTo, leftOf } from '../../rules/periods.ts'
import { happen, type Offer, refusalOf } from '../../rules/subscription.ts'
import type { ChangeQuery, Cost, CostQuery, Intent } from '../../schemas.ts'
import type { BillingCall } from '../call.ts'
import { decide, happeningOf, type OfficeFacts, seatsFor } from '../orders/decide.ts'
import { intentOf } from '../orders/intents.ts'
import type { KeptSubscription } from '../store/subscriptions.ts'
import { readSubscription } from '../subscriptions.ts'

export const planCost = (call: BillingCall, query: CostQuery): Promise<Cost> =>
  costOf(call, query.PromotionCode, (kept, office) => {
    const offer: Offer = { planType: query.PlanType, offerType: query.OfferType, cycle: query.BillingCycle }
    return intentOf(kept, offer, seatsFor(offer, office, query.Seats))
  })

export const changeCost = (call: BillingCall, query: ChangeQuery): Promise<Cost> =>
  costOf(call, undefined, () =>
    query.does === 'addSeats' ? { do: 'addSeats', seats: query.seats } : { do: 'extend' },
  )

/** A promotion does not apply to a trial. */
const mayBegin = (kept: KeptSubscription, intent: PricedIntent): boolean =>
  intent.do === 'buy' &&
  refusalOf(kept, { on: 'startTrial', offer: intent.offer, seats: intent.seats }) === undefined

type PricedIntent = Extract<Intent, { do: Cost['does'] }>

const costOf = (
  call: BillingCall,
  promotionCode: string | undefined,
  intentFor: (kept: KeptSubscription, office: OfficeFacts) => PricedIntent,
): Promise<Cost> =>
  call.office.read(async (tx) => {
    const { officeId, userId } = callerOf(call)
    const office = await call.parts.officeFacts(tx, officeId)
    const kept = await readSubscription(tx, officeId, office.country)
    const intent = intentFor(kept, office)
    const asked = { officeId, userId, office, kept, intent, promotionCode }
    const { amounts } = await decide(call.parts, tx, asked)
    const now = tx.clock.now().toISOString()
    const { left, whole } =
      kept.state === 'paid' && kept.from && kept.until
        ? leftOf(kept.from, kept.until, now)
        : { left: 0, whole: 0 }
    const wanted = happeningOf(intent, amounts)
    const isTrial = promotionCode === undefined && mayBegin(kept, intent)
    const after = wanted ? happen(kept, wanted, now) : kept
    return {
      ...{ ...amounts, does: intent.do, daysLeft: left, days: whole, until: after.until ?? now },
      afterTrial: isTrial ? { at: addDaysTo(now, trialDays), amount: amounts.due } : null,
    }
  })
