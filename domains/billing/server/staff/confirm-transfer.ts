/**
 * Notes money that staff has found on the bank account: an instalment is noted until the rest arrives, and an excess
 * stays in the balance of the office, as does all money for an order that no longer fits or whose transfer has ended.
 */
import { AppError } from '@mizan/platform/contract'
import { add, amountOf, compareMoney, type Money, money, subtract } from '@mizan/platform/money'
import { moved } from '../../rules/ledger.ts'
import type { BillingCall, Tx } from '../call.ts'
import { applyOrder } from '../orders/apply-order.ts'
import { keepAsBalance } from '../orders/close-transfers.ts'
import { book } from '../store/ledger.ts'
import { findOrder, lockOrder } from '../store/orders.ts'
import type { KeptSubscription } from '../store/subscriptions.ts'
import { findTransferredOrder, lockTransfer, type TransferRow, updateTransfer } from '../store/transfers.ts'
import { lockSubscription } from '../subscriptions.ts'
import type { OrderRow } from '../tables.ts'

interface TransferReceipt {
  transferId: string
  amount: string
  /** The amount that had arrived before, as staff saw it: a second click and a second tab note the same money once. */
  receivedBefore: string
}

/** @throws AppError `billing.transfer_not_found`, `billing.transfer_changed` */
export function confirmTransfer(
  call: BillingCall,
  { transferId, amount, receivedBefore }: TransferReceipt,
): Promise<{ done: true }> {
  return call.system(async (tx) => {
    const held = await hold(tx, transferId)
    const { order, transfer } = held
    if (compareMoney(money(transfer.received), money(receivedBefore)) !== 0)
      throw new AppError('billing.transfer_changed')
    const about = { officeId: order.company_id, orderId: order.id }
    await book(tx, { ...about, what: 'transfer' }, moved('deposit', 'bank', money(amount)))
    tx.about(order.id, { amount }, { officeId: order.company_id })
    const received = add(money(transfer.received), money(amount))
    if (transfer.state === 'cancelled' || transfer.state === 'done') {
      await note(tx, transfer, received, transfer.state)
      await keepAsBalance(tx, transfer, money(amount))
      return { done: true }
    }
    const isWhole = compareMoney(received, money(transfer.amount)) >= 0
    // It is noted first: a sale ends all transfers that still wait.
    await note(tx, transfer, received, isWhole ? 'done' : 'partial')
    if (isWhole) await spend(call.parts, tx, { ...held, received })
    return { done: true }
  })
}

interface LockedTransfer {
  order: OrderRow
  kept: KeptSubscription
  transfer: TransferRow
}

/** The subscription is locked before the order, as everywhere. */
async function hold(tx: Tx, transferId: string): Promise<LockedTransfer> {
  const orderId = await findTransferredOrder(tx, transferId)
  const order = orderId === undefined ? undefined : await findOrder(tx, orderId)
  if (!order) throw new AppError('billing.transfer_not_found')
  const kept = await lockSubscription(tx, order.company_id, 'turkey')
  const held = (await lockOrder(tx, order.id)) ?? order
  const transfer = await lockTransfer(tx, transferId)
  if (!transfer) throw new AppError('billing.transfer_not_found')
  return { order: held, kept, transfer }
}

/** Carries out the order if it still fits, even after a card was declined for it. */
async function spend(
  parts: BillingCall['parts'],
  tx: Tx,
  { order, kept, transfer, received }: LockedTransfer & { received: Money },
): Promise<void> {
  const mayBuy = order.state === 'pending' || order.state === 'failed'
  const isApplied = mayBuy && (await applyOrder(parts, tx, { order, kept }))
  await keepAsBalance(tx, transfer, isApplied ? subtract(received, money(transfer.amount)) : received)
}

const note = (
  tx: Tx,
  transfer: TransferRow,
  received: Money,
  state: 'partial' | 'done' | 'cancelled',
): Promise<void> =>
  updateTransfer(tx, transfer, {
    received: amountOf(received),
    state,
    settled_at: state === 'partial' ? null : tx.clock.now().toISOString(),
  })
