/** Gives offices a plan for tests of other domains: the effect of a paid order, without the order. */
import type { AnyCall } from '@mizan/platform/call'
import { grantPlan } from '@mizan/subscription/server'
import type { Tx } from '../call.ts'
import { changeSubscription, lockSubscription } from '../subscriptions.ts'

const plan = {
  on: 'buy',
  offer: { planType: 'Normal', offerType: 'CaseManagement', cycle: '12M' },
  seats: 10,
  // The plan has no value to credit, so that a change of it has to be paid.
  worth: '0.00',
} as const

/** Gives the office everything and ten seats for a year from now. `call` must have the scope of the system. */
export const givePlan = ({ system }: AnyCall, officeId: string): Promise<unknown> =>
  system(async (tx: Tx) => {
    const kept = await lockSubscription(tx, officeId, 'turkey')
    return changeSubscription({ grantPlan }, tx, officeId, { kept, wanted: plan })
  })
