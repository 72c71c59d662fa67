/** Sends refunds that wait. One that the bank does not take is tried again with longer pauses, and staff sees it. */
import { money } from '@mizan/platform/money'
import { referenceOf } from '@mizan/platform/payments'
import { moved } from '../../rules/ledger.ts'
import type { BillingCall } from '../call.ts'
import { forEach } from '../for-each.ts'
import { book } from '../store/ledger.ts'
import { lockWaiting, paymentOf, type WaitingRefund, waitingRefunds } from '../store/refunds.ts'

const longestPauseMinutes = 24 * 60

export async function sendRefunds(call: BillingCall): Promise<{ done: number }> {
  const { provider } = call.parts
  if (!provider) return { done: 0 }
  const waiting = await call.system.read((tx) => waitingRefunds(tx, call.clock.now().toISOString()))
  return { done: await forEach(waiting, (refund) => sendOne(call, provider, refund)) }
}

type Provider = NonNullable<BillingCall['parts']['provider']>

/** The provider is asked outside of any transaction; the same reference makes a repetition harmless. */
async function sendOne(call: BillingCall, provider: Provider, refund: WaitingRefund): Promise<boolean> {
  const answer = await provider.refund({
    reference: referenceOf(refund.id, 1),
    payment: paymentOf(refund),
    amount: money(refund.amount),
    ip: '127.0.0.1',
    reason: refund.reason as 'other',
  })
  return call.system(async (tx) => {
    const row = await lockWaiting(tx, refund.id)
    if (!row) return false
    const now = tx.clock.now()
    const change = tx.db.updateTable('billing_refunds').where('id', '=', refund.id)
    if (answer.state === 'done') {
      await change.set({ state: 'done', done_at: now, tries: row.tries + 1 }).execute()
      const about = { officeId: row.company_id, orderId: row.order_id, what: 'refund' }
      await book(tx, about, moved('bank', 'deposit', money(row.amount)))
      return true
    }
    const pause = Math.min(2 ** row.tries, longestPauseMinutes) * 60_000
    const last_error =
      answer.state === 'declined' ? `${answer.reason} ${answer.code ?? ''}`.trim() : answer.state
    await change.set({ tries: row.tries + 1, last_error, next_at: new Date(now.getTime() + pause) }).execute()
    return false
  })
}
