/**
 * Gives the office the contents of its paid order: plan, period, invoice and bookings, in the transaction that
 * settles the order.
 */
import { insertAuditEntry } from '@mizan/platform/database'
import { type Money, money } from '@mizan/platform/money'
import { balanceAfter } from '../../rules/amounts.ts'
import { credited, invoiced, moved, type Posting } from '../../rules/ledger.ts'
import { refusalOf } from '../../rules/subscription.ts'
import type { Tx } from '../call.ts'
import { issueInvoices } from '../invoices/issue.ts'
import type { BillingParts } from '../parts.ts'
import { book } from '../store/ledger.ts'
import { insertPeriod, supersedeOthers, updateOrder } from '../store/orders.ts'
import { takePromotion } from '../store/promotions.ts'
import type { KeptSubscription } from '../store/subscriptions.ts'
import { changeSubscription } from '../subscriptions.ts'
import type { OrderRow } from '../tables.ts'
import { closeAfterSale } from './close-transfers.ts'
import { happeningOf } from './decide.ts'
import { creditFrom, noteCredit } from './running.ts'

interface OrderEffect {
  order: OrderRow
  /** Locked by this transaction. */
  kept: KeptSubscription
}

/** Whether the order was applied; if not, nothing has been written. */
export async function applyOrder(
  parts: BillingParts,
  tx: Tx,
  { order, kept }: OrderEffect,
): Promise<boolean> {
  const { id: orderId, company_id: officeId, intent, amounts, promotion_id: promotionId } = order
  const wanted = happeningOf(intent, amounts)
  const balance = balanceAfter(kept.balance, amounts)
  if (balance.startsWith('-') || (wanted && refusalOf(kept, wanted))) return false
  const credit = await creditFrom(tx, officeId, kept, money(amounts.credited))
  if (!credit) return false
  if (order.kind === 'trial' && !(await beginsTrial(parts, tx, order))) return false
  if (promotionId && !(await takePromotion(tx, { promotionId, officeId, orderId }))) return false
  await noteCredit(tx, credit)
  await updateOrder(tx, order, { state: 'paid', decline: null, settled_at: tx.clock.now() })
  await insertAuditEntry(tx, 'billing.paid', {
    subjectId: orderId,
    details: { kind: order.kind, plan: planOf(order, kept), amount: order.due },
    parties: { officeId, actorId: order.created_by },
  })
  if (!wanted) return true
  const next = await changeSubscription(parts, tx, officeId, { kept, wanted, balance })
  await supersedeOthers(tx, order)
  await closeAfterSale(tx, order)
  await bookSale(tx, order)
  await issueInvoices(parts, tx, { order, next })
  if (wanted.on !== 'addSeats' && next.from !== null && next.until !== null && next.offer)
    await insertPeriod(tx, {
      order_id: orderId,
      company_id: officeId,
      from_at: wanted.on === 'extend' ? (kept.until ?? next.from) : next.from,
      until_at: next.until,
      offer: JSON.stringify(next.offer),
      seats: next.seats,
    })
  return true
}

/** If two offices of one person pay for a trial at the same time, one gets it. */
const beginsTrial = async ({ takeTrial }: BillingParts, tx: Tx, { created_by: userId }: OrderRow) =>
  userId !== null && (await tx.system((system) => takeTrial(system, userId)))

const planOf = ({ intent }: OrderRow, { offer }: KeptSubscription): string =>
  ('offer' in intent ? intent.offer : offer)?.offerType ?? ''

/** Writes every booking of a sale; the payment for it lies in the deposit until then. */
async function bookSale(
  tx: Tx,
  { id: orderId, company_id: officeId, kind, amounts }: OrderRow,
): Promise<void> {
  if (kind === 'trial' || kind === 'card') return
  const { net, vat, withheld, creditedNet, creditedVat, creditedWithheld, fromBalance, due } = amounts
  const about = { officeId, orderId }
  const creditNote = {
    ...{ net: money(creditedNet), vat: money(creditedVat) },
    withheld: money(creditedWithheld ?? '0.00'),
  }
  await book(tx, { ...about, what: 'creditNote' }, credited(creditNote))
  await book(tx, { ...about, what: 'invoice' }, [
    ...invoiced({ net: money(net), vat: money(vat), withheld: money(withheld) }),
    ...settledFrom('balance', money(fromBalance)),
    ...settledFrom('deposit', money(due)),
  ])
}

const settledFrom = (account: 'balance' | 'deposit', amount: Money): Posting[] =>
  moved('receivable', account, amount)
