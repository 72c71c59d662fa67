/** The offers of today, for visitors and for an office. */

import { dayInTurkey } from '@mizan/platform/calendar'
import { callerOf } from '@mizan/platform/contract'
import { planTypes } from '@mizan/subscription/schemas'
import { ineligibilityFor } from '../../rules/eligibility.ts'
import type { OwnPlans, Plans } from '../../schemas.ts'
import type { BillingCall } from '../call.ts'
import { presentPlans } from '../present.ts'
import { pricesOn, type Region } from '../store/prices.ts'
import { readSubscription } from '../subscriptions.ts'

/** The list belongs to no office, so it is read outside of any office. */
export async function listPlans({ unscoped, clock }: BillingCall, region: Region): Promise<Plans> {
  const prices = await pricesOn({ db: unscoped }, region, dayInTurkey(clock.now()))
  return { region, currency: 'TRY', plans: presentPlans(prices) }
}

export const listOwnPlans = (call: BillingCall): Promise<OwnPlans> =>
  call.office.read(async (tx) => {
    const { officeId } = callerOf(call)
    const office = await call.parts.officeFacts(tx, officeId)
    const kept = await readSubscription(tx, officeId, office.country)
    const standing = await tx.system((system) => call.parts.provenStanding(system, office.admins))
    const buyer = { isFirstTime: !kept.hasPaid, ...standing }
    const checked = planTypes.map((planType) => ({ planType, code: ineligibilityFor(planType, buyer) }))
    const prices = await pricesOn(tx, kept.region, dayInTurkey(tx.clock.now()))
    return {
      region: kept.region,
      currency: 'TRY',
      plans: presentPlans(prices),
      open: checked.flatMap(({ planType, code }) => (code ? [] : [planType])),
      closed: checked.flatMap(({ planType, code }) => (code ? [{ planType, code }] : [])),
    }
  })
