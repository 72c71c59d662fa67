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
import { addToBalance, type KeptSubscription } from '../store/subscriptions.ts'
import { findTransferredOrder, lockTransfer, type TransferRow, updateTransfer } from '../store/transfers.ts'
import { lockSubscription } from '../subscriptions.ts'
import type { OrderRow } from '../tables.ts'

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
    const held = await hold(tx, transferId)
    const { order, transfer } = held
    const about = { officeId: order.company_id, orderId: order.id }
    await book(tx, { ...about, what: 'transfer' }, moved('deposit', 'bank', money(amount)))
    tx.about(order.id, { amount }, { officeId: order.company_id })
    const received = add(money(transfer.received), money(amount))
    const isWhole = compareMoney(received, money(transfer.amount)) >= 0
    if (isWhole) await spend(call.parts, tx, { ...held, received })
    await note(tx, transfer, received, isWhole ? 'done' : 'partial')
    return { done: true }
  })
}

interface Held {
  order: OrderRow
  kept: KeptSubscription
  transfer: TransferRow
}

/** The subscription is held before the order, as everywhere. */
async function hold(tx: Tx, transferId: string): Promise<Held> {
  const orderId = await findTransferredOrder(tx, transferId)
  const order = orderId === undefined ? undefined : await findOrder(tx, orderId)
  if (!order) throw new AppError('billing.transfer_not_found')
  const kept = await lockSubscription(tx, order.company_id, 'turkey')
  const held = (await lockOrder(tx, order.id)) ?? order
  const transfer = await lockTransfer(tx, transferId)
  if (!transfer || transfer.state === 'done') throw new AppError('billing.transfer_settled')
  return { order: held, kept, transfer }
}

/** Buys what was ordered, if that still fits; what is left stays with us for the office. */
async function spend(
  parts: BillingCall['parts'],
  tx: Tx,
  { order, kept, transfer, received }: Held & { received: Money },
): Promise<void> {
  const isApplied = order.state === 'pending' && (await applyOrder(parts, tx, { order, kept }))
  const excess = isApplied ? subtract(received, money(transfer.amount)) : received
  if (excess.hundredths <= 0n) return
  const about = { officeId: order.company_id, orderId: order.id }
  await book(tx, { ...about, what: 'excess' }, moved('balance', 'deposit', excess))
  await addToBalance(tx, order.company_id, amountOf(excess))
}

const note = (tx: Tx, transfer: TransferRow, received: Money, state: 'partial' | 'done'): Promise<void> =>
  updateTransfer(tx, transfer, {
    received: amountOf(received),
    state,
    settled_at: state === 'done' ? tx.clock.now().toISOString() : null,
  })
