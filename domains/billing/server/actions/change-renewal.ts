/** Switches automatic renewal on or off, cancels at the end of the period, and takes a cancellation back. */
import { callerOf } from '@mizan/platform/contract'
import type { SubscriptionEvent } from '../../rules/subscription.ts'
import type { CancellationReason } from '../../schemas.ts'
import type { BillingCall } from '../call.ts'
import { keepReason } from '../store/subscriptions.ts'
import { changeSubscription, lockSubscription, requirePossible } from '../subscriptions.ts'

const done = { done: true } as const

export const setRenewal = (call: BillingCall, isOn: boolean): Promise<{ done: true }> =>
  change(call, { on: 'autoRenewal', isOn })

export const reactivate = (call: BillingCall): Promise<{ done: true }> => change(call, { on: 'reactivate' })

export const cancel = (call: BillingCall, { reason, comment }: CancellationReason): Promise<{ done: true }> =>
  change(call, { on: 'cancel' }, { reason, comment })

function change(
  call: BillingCall,
  wanted: SubscriptionEvent,
  why?: CancellationReason,
): Promise<{ done: true }> {
  const { officeId } = callerOf(call)
  return call.office(async (tx) => {
    const kept = await lockSubscription(tx, officeId, 'turkey')
    requirePossible(kept, wanted)
    if (wanted.on === 'autoRenewal' && wanted.isOn === kept.autoRenews) tx.unchanged()
    await changeSubscription(call.parts, tx, officeId, { kept, wanted })
    if (why) await keepReason(tx, officeId, [why.reason, why.comment].filter(Boolean).join(': '))
    tx.about(officeId, why ? { reason: why.reason } : {})
    return done
  })
}
