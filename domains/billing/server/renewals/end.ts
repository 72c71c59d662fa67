/** Writes the effects of time on subscriptions: ended periods, and ended days of grace. */
import { insertAuditEntry } from '@mizan/platform/database'
import { advance } from '../../rules/subscription.ts'
import type { BillingCall, Tx } from '../call.ts'
import { forEach } from '../for-each.ts'
import { notifyAdmins } from '../letters/notify-admins.ts'
import type { BillingParts } from '../parts.ts'
import { endedBefore, findSubscription, keptFrom } from '../store/subscriptions.ts'
import { keepSubscription, lockSubscription } from '../subscriptions.ts'

/** Each office has a transaction of its own; a repeated run finds nothing left. */
export async function endSubscriptions({ parts, system, clock }: BillingCall): Promise<{ ended: number }> {
  const now = clock.now().toISOString()
  const offices = await system.read((tx) => endedBefore(tx, now))
  return { ended: await forEach(offices, (officeId) => system((tx) => endOne(parts, tx, officeId))) }
}

async function endOne(parts: BillingParts, tx: Tx, officeId: string): Promise<boolean> {
  const next = await lockSubscription(tx, officeId, 'turkey')
  const row = await findSubscription(tx, officeId)
  const before = row && keptFrom(row)
  if (!before || before.state === advance(before, tx.clock.now().toISOString()).state) return false
  await keepSubscription(parts, tx, officeId, next)
  if (next.state !== 'lapsed') return true
  const plan = next.offer?.offerType ?? ''
  const parties = { officeId, actorId: null }
  await insertAuditEntry(tx, 'billing.lapsed', { subjectId: officeId, details: { plan }, parties })
  await notifyAdmins(parts, tx, officeId, { about: 'lapsed', plan })
  return true
}
