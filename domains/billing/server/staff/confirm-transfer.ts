/**
 * Money that staff has found on the account of the bank: a part is noted until the rest is there, an excess stays with us for
 * the office, and so does everything for an order that no longer fits.
 */
import { AppError } from '@mizan/platform/contract'
import { add, amountOf, compareMoney, type Money, money, subtract } from '@mizan/platform/money'
import { moved } from '../../rules/ledger.ts'
import type { BillingCall, Tx } from '../call.ts'
import { applyOrder } from '../orders/apply-order.ts'
import { book } from '../store/ledger.ts'
import { findOrder, lockOrder } from '../store/orders.ts'
import { addToBalance } from '../store/subscriptions.ts'
import { lockTransfer, type TransferRow, updateTransfer } from '../store/transfers.ts'
import { lockSubscription } from '../subscriptions.ts'

interface Received {
  transferId: string
  amount: string
}

/** @throws AppError `billing.transfer_not_found`, `billing.transfer_settled` */
export function confirmTransfer(
  call: BillingCall,
  { transferId, amount }: Received,
): Promise<{ done: true }> {
  return call.system(async (tx) => {
    const found = await tx.db
      .selectFrom('billing_transfers')
      .select('order_id')
      .where('id', '=', transferId)
      .executeTakeFirst()
    const order = found && (await findOrder(tx, found.order_id))
    if (!order) throw new AppError('billing.transfer_not_found')
    const kept = await lockSubscription(tx, order.company_id, 'turkey')
    const held = (await lockOrder(tx, order.id)) ?? order
    const transfer = await lockTransfer(tx, transferId)
    if (!transfer || transfer.state === 'done') throw new AppError('billing.transfer_settled')
    const about = { officeId: order.company_id, orderId: order.id }
    await book(tx, { ...about, what: 'transfer' }, moved('deposit', 'bank', money(amount)))
    const received = add(money(transfer.received), money(amount))
    tx.about(order.id, { amount }, { officeId: order.company_id })
    if (compareMoney(received, money(transfer.amount)) < 0) {
      await note(tx, transfer, received, 'partial')
      return { done: true }
    }
    const isApplied = held.state === 'pending' && (await applyOrder(call.parts, tx, { order: held, kept }))
    const excess = isApplied ? subtract(received, money(transfer.amount)) : received
    if (excess.hundredths > 0n) {
      await book(tx, { ...about, what: 'excess' }, moved('balance', 'deposit', excess))
      await addToBalance(tx, order.company_id, amountOf(excess))
    }
    await note(tx, transfer, received, 'done')
    return { done: true }
  })
}

const note = (tx: Tx, transfer: TransferRow, received: Money, state: 'partial' | 'done'): Promise<void> =>
  updateTransfer(tx, transfer, {
    received: amountOf(received),
    state,
    settled_at: state === 'done' ? tx.clock.now().toISOString() : null,
  })
