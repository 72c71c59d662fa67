/**
 * Renews subscriptions whose period is over: opens the order and charges the card of the office. A declined charge is
 * tried again on the days of `renewalTries`, while the days of grace run.
 */
import { renewalTries } from '../../data/limits.ts'
import { addDaysTo } from '../../rules/periods.ts'
import type { BillingCall, Tx } from '../call.ts'
import { forEach } from '../for-each.ts'
import { openOrder } from '../orders/open-order.ts'
import type { BillingParts } from '../parts.ts'
import { endedBefore } from '../store/subscriptions.ts'
import { lockSubscription } from '../subscriptions.ts'
import type { OrderRow } from '../tables.ts'

export async function renewSubscriptions(call: BillingCall): Promise<{ charged: number }> {
  const { parts, system, clock } = call
  const offices = await system.read((tx) => endedBefore(tx, clock.now().toISOString()))
  const charged = await forEach(offices, async (officeId) => {
    const order = await system((tx) => openRenewal(parts, tx, officeId))
    if (order?.state === 'pending') await parts.charge?.(call, order)
    return order !== undefined
  })
  return { charged }
}

/** Undefined if it is not the day for another try. */
async function openRenewal(parts: BillingParts, tx: Tx, officeId: string): Promise<OrderRow | undefined> {
  const kept = await lockSubscription(tx, officeId, 'turkey')
  const { state, autoRenews, until, tries } = kept
  const after = renewalTries[tries]
  if (state !== 'grace' || !autoRenews || until === null || after === undefined) return undefined
  if (tx.clock.now().toISOString() < addDaysTo(until, after)) return undefined
  return openOrder(parts, tx, {
    officeId,
    userId: null,
    method: 'storedCard',
    intentFor: () => ({ do: 'renew' }),
  })
}
