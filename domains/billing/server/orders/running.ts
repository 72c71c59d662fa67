/**
 * The orders that were paid for the running period, and the amounts not yet refunded by staff or credited by an
 * earlier switch.
 */
import { add, amountOf, type Money, money, subtract } from '@mizan/platform/money'
import { sql } from 'kysely'
import type { OrderAmounts, RefundableAmounts } from '../../rules/amounts.ts'
import { noMoney } from '../../rules/price.ts'
import type { Subscription } from '../../rules/subscription.ts'
import type { Tx } from '../call.ts'
import { addCreditedBack } from '../store/orders.ts'

interface RunningOrder {
  id: string
  amounts: OrderAmounts
  /** The gross amount that was refunded. */
  gone: string
}

/** The payable amount of an invoice. */
export const payableOf = ({ net, vat, withheld }: OrderAmounts): Money =>
  subtract(add(money(net), money(vat)), money(withheld))

const leftOf = ({ amounts, gone }: RunningOrder): Money => subtract(payableOf(amounts), money(gone))

/** The latest first. A switch, a purchase and a renewal begin a period; earlier payments belong to a former one. */
async function runningOrders(
  { db }: Tx,
  officeId: string,
  { from }: Pick<Subscription, 'from'>,
): Promise<RunningOrder[]> {
  const { rows } = await sql<RunningOrder>`
    select o.id, o.amounts, (o.credited_back + coalesce((select sum(r.amount) from billing_refunds r
        where r.order_id = o.id and r.reason = 'buyer_request' and r.state <> 'refused'), 0))::text as gone
    from billing_orders o left join billing_periods p on p.order_id = o.id
    where o.company_id = ${officeId} and o.state in ('paid', 'refunded')
      and (p.from_at >= ${from}::timestamptz or (o.kind = 'addSeats' and o.settled_at >= ${from}::timestamptz))
    order by o.settled_at desc, o.id`.execute(db)
  return rows
}

export async function paidForRunning(
  tx: Tx,
  officeId: string,
  subscription: Pick<Subscription, 'from'>,
): Promise<RefundableAmounts> {
  const orders = await runningOrders(tx, officeId, subscription)
  const sumOf = (name: 'net' | 'vat' | 'withheld') =>
    add(noMoney, ...orders.map(({ amounts }) => money(amounts[name])))
  return {
    ...{ net: sumOf('net'), vat: sumOf('vat'), withheld: sumOf('withheld') },
    left: add(noMoney, ...orders.map(leftOf)),
  }
}

interface OrderAmount {
  orderId: string
  amount: Money
}

/**
 * The orders from which a switch takes its credit, with the amounts. Undefined if they no longer cover it: something
 * was refunded meanwhile.
 */
export async function creditFrom(
  tx: Tx,
  officeId: string,
  subscription: Pick<Subscription, 'from'>,
  credited: Money,
): Promise<OrderAmount[] | undefined> {
  if (credited.hundredths === 0n) return []
  let rest = credited
  const taken: OrderAmount[] = []
  for (const order of await runningOrders(tx, officeId, subscription)) {
    const left = leftOf(order)
    const amount = left.hundredths < rest.hundredths ? left : rest
    if (amount.hundredths <= 0n) continue
    rest = subtract(rest, amount)
    taken.push({ orderId: order.id, amount })
  }
  return rest.hundredths === 0n ? taken : undefined
}

/** Notes the credit of a switch, so that it cannot be refunded a second time. */
export async function noteCredit(tx: Tx, taken: readonly OrderAmount[]): Promise<void> {
  for (const { orderId, amount } of taken) await addCreditedBack(tx, orderId, amountOf(amount))
}
