/**
 * Renews subscriptions whose period is over: opens the order and charges the card of the office. One that is declined is tried
 * again on the days of `renewalTries`, while the days of grace run.
 */
import { renewalTries } from '../../data/limits.ts'
import { addDaysTo } from '../../rules/periods.ts'
import type { BillingCall, Tx } from '../call.ts'
import { openOrder } from '../orders/open-order.ts'
import type { BillingParts } from '../parts.ts'
import { endedBefore } from '../store/subscriptions.ts'
import { lockSubscription } from '../subscriptions.ts'
import type { OrderRow } from '../tables.ts'

/** Each office by itself: what fails for one keeps nobody else from their renewal. */
export async function renewSubscriptions(call: BillingCall): Promise<{ charged: number }> {
  const { parts, system, clock } = call
  const failures: unknown[] = []
  let charged = 0
  for (const officeId of await system.read((tx) => endedBefore(tx, clock.now().toISOString())))
    try {
      const order = await system((tx) => openRenewal(parts, tx, officeId))
      if (!order) continue
      if (order.state === 'pending') await parts.charge?.(call, order)
      charged += 1
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} offices could not be renewed`)
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
