/**
 * Handles an order that the bank has declined: for a renewal the subscription counts the failure, and people are
 * notified.
 */

import { dayInTurkey } from '@mizan/platform/calendar'
import { insertAuditEntry } from '@mizan/platform/database'
import { declineWords } from '../../errors-of-payments.ts'
import { graceEnd, refusalOf } from '../../rules/subscription.ts'
import type { Tx } from '../call.ts'
import { notifyAdmins } from '../letters/notify-admins.ts'
import type { BillingParts } from '../parts.ts'
import { updateOrder } from '../store/orders.ts'
import type { KeptSubscription } from '../store/subscriptions.ts'
import { changeSubscription } from '../subscriptions.ts'
import type { OrderRow } from '../tables.ts'

interface OrderFailure {
  order: OrderRow
  kept: KeptSubscription
  reason: string
}

export async function failOrder(
  parts: BillingParts,
  tx: Tx,
  { order, kept, reason }: OrderFailure,
): Promise<OrderRow> {
  const { id, company_id: officeId, created_by: actorId, kind, due } = order
  await updateOrder(tx, order, { state: 'failed', decline: reason })
  await insertAuditEntry(tx, 'billing.declined', {
    subjectId: id,
    details: { kind, amount: due, reason },
    parties: { officeId, actorId },
  })
  const wanted = { on: 'fails' } as const
  if (kind === 'renew' && actorId === null && !refusalOf(kept, wanted)) {
    await changeSubscription(parts, tx, officeId, { kept, wanted })
    const day = dayInTurkey(new Date(graceEnd(kept.until ?? '')))
    const plan = kept.offer?.offerType ?? ''
    await notifyAdmins(parts, tx, officeId, { about: 'declined', plan, day, reason: declineWords(reason) })
  }
  return { ...order, state: 'failed', decline: reason }
}
