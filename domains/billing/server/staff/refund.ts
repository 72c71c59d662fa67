/** Staff gives money back: with a credit note, and with the end of the plan where that is wanted. */
import { AppError } from '@mizan/platform/contract'
import { add, amountOf, compareMoney, type Money, money, proportionOf, subtract } from '@mizan/platform/money'
import { credited, moved } from '../../rules/ledger.ts'
import { noMoney } from '../../rules/price.ts'
import { refusalOf } from '../../rules/subscription.ts'
import type { RefundInput } from '../../schemas/staff.ts'
import type { BillingCall, Tx } from '../call.ts'
import { issueCreditNote } from '../invoices/issue.ts'
import { queueRefund } from '../orders/refunds.ts'
import { book } from '../store/ledger.ts'
import { attemptsOf, findOrder, lockOrder, updateOrder } from '../store/orders.ts'
import { refundedOf } from '../store/refunds.ts'
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
    await queueRefund(tx, { order, attempt: paid.attempt.attempt, amount: wanted, reason: 'buyer_request' })
    if (compareMoney(wanted, paid.left) === 0) await updateOrder(tx, order, { state: 'refunded' })
    if (endsPlan && !refusalOf(kept, { on: 'refund' }))
      await changeSubscription(call.parts, tx, order.company_id, { kept, wanted: { on: 'refund' } })
    tx.about(orderId, { amount: amountOf(wanted) }, { officeId: order.company_id })
    return { done: true }
  })
}

/** What can still go back of the payment by card. */
async function refundable(tx: Tx, order: OrderRow): Promise<{ attempt: AttemptRow; left: Money }> {
  const attempt = (await attemptsOf(tx, order.id)).find(({ state }) => state === 'settled')
  const isSale = order.kind !== 'trial' && order.kind !== 'card'
  if (order.state !== 'paid' || !attempt || !isSale) throw new AppError('billing.not_refundable')
  return { attempt, left: subtract(money(order.due), await refundedOf(tx, order.id)) }
}

/** The gross amount is divided into net and VAT as that of the order is. */
async function creditFor(call: BillingCall, tx: Tx, order: OrderRow, gross: Money): Promise<void> {
  const { net, vat, withheld } = order.amounts
  const payable = subtract(add(money(net), money(vat)), money(withheld))
  const share = { times: [gross.hundredths], over: [payable.hundredths] }
  const netPart = proportionOf(money(net), share, 'halfUp')
  const sums = { net: netPart, vat: subtract(gross, netPart), withheld: noMoney }
  const about = { officeId: order.company_id, orderId: order.id, what: 'creditNote' }
  await book(tx, about, [...credited(sums), ...moved('deposit', 'balance', gross)])
  await issueCreditNote(call.parts, tx, order, {
    net: amountOf(sums.net),
    vat: amountOf(sums.vat),
    withheld: '0.00',
  })
}
