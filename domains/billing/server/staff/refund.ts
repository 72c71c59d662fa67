/** Staff gives money back: with a credit note, and with the end of the plan where that is wanted. */
import { AppError } from '@mizan/platform/contract'
import { amountOf, compareMoney, type Money, money, subtract } from '@mizan/platform/money'
import { partsOf } from '../../rules/amounts.ts'
import { credited, moved } from '../../rules/ledger.ts'
import { refusalOf } from '../../rules/subscription.ts'
import type { RefundInput } from '../../schemas/staff.ts'
import type { BillingCall, Tx } from '../call.ts'
import { issueCreditNote } from '../invoices/issue.ts'
import { queueRefund } from '../orders/refunds.ts'
import { payableOf } from '../orders/running.ts'
import { book } from '../store/ledger.ts'
import { attemptsOf, findOrder, lockOrder, updateOrder } from '../store/orders.ts'
import { insertSentRefund, refundedOf } from '../store/refunds.ts'
import { changeSubscription, lockSubscription } from '../subscriptions.ts'
import type { AttemptRow, OrderRow } from '../tables.ts'

/** @throws AppError `billing.order_not_found`, `billing.not_refundable` */
export function refundOrder(
  call: BillingCall,
  { orderId, amount, endsPlan }: RefundInput & { orderId: string },
): Promise<{ done: true }> {
  return call.system(async (tx) => {
    const found = await findOrder(tx, orderId)
    if (!found) throw new AppError('billing.order_not_found')
    const kept = await lockSubscription(tx, found.company_id, 'turkey')
    const order = (await lockOrder(tx, orderId)) ?? found
    const paid = await refundable(tx, order)
    const wanted = amount === undefined ? paid.left : money(amount)
    if (wanted.hundredths <= 0n || compareMoney(wanted, paid.left) > 0)
      throw new AppError('billing.not_refundable')
    await creditFor(call, tx, order, wanted)
    if (paid.attempt)
      await queueRefund(tx, { order, attempt: paid.attempt.attempt, amount: wanted, reason: 'buyer_request' })
    else await noteSent(tx, order, wanted)
    if (compareMoney(wanted, paid.left) === 0) await updateOrder(tx, order, { state: 'refunded' })
    if (endsPlan && !refusalOf(kept, { on: 'refund' }))
      await changeSubscription(call.parts, tx, order.company_id, { kept, wanted: { on: 'refund' } })
    tx.about(orderId, { amount: amountOf(wanted) }, { officeId: order.company_id })
    return { done: true }
  })
}

interface Refundable {
  /** Undefined for a payment by bank transfer: staff returns the money by hand. */
  attempt: AttemptRow | undefined
  left: Money
}

/** The refundable amount of the payment: the credit of a later switch went to the balance and is not refunded again. */
async function refundable(tx: Tx, order: OrderRow): Promise<Refundable> {
  const attempt = (await attemptsOf(tx, order.id)).find(({ state }) => state === 'settled')
  const isSale = order.kind !== 'trial' && order.kind !== 'card'
  if (order.state !== 'paid' || !isSale || (!attempt && order.method !== 'transfer'))
    throw new AppError('billing.not_refundable')
  const refunded = await refundedOf(tx, order.id)
  const ofPayment = subtract(money(order.due), refunded)
  const ofInvoice = subtract(subtract(payableOf(order.amounts), refunded), money(order.credited_back))
  return { attempt, left: compareMoney(ofPayment, ofInvoice) < 0 ? ofPayment : ofInvoice }
}

/** Money that staff sends back by bank transfer has left with this. */
async function noteSent(tx: Tx, order: OrderRow, amount: Money): Promise<void> {
  await insertSentRefund(tx, order, amountOf(amount))
  const about = { officeId: order.company_id, orderId: order.id, what: 'refund' }
  await book(tx, about, moved('bank', 'deposit', amount))
}

/** The gross amount is divided into net, VAT and the withheld part, as that of the order is. */
async function creditFor(call: BillingCall, tx: Tx, order: OrderRow, gross: Money): Promise<void> {
  const { net, vat, withheld } = order.amounts
  const sums = partsOf(gross, { net: money(net), vat: money(vat), withheld: money(withheld) })
  const about = { officeId: order.company_id, orderId: order.id, what: 'creditNote' }
  await book(tx, about, [...credited(sums), ...moved('deposit', 'balance', gross)])
  await issueCreditNote(call.parts, tx, order, {
    net: amountOf(sums.net),
    vat: amountOf(sums.vat),
    withheld: amountOf(sums.withheld),
  })
}
