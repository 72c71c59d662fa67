/**
 * Ends announced bank transfers that nothing waits for any more: the order was paid another way, another order was
 * paid instead, or the money has not arrived in time. Money that has arrived for it, or arrives later, stays in the
 * balance of the office.
 */
import { amountOf, type Money, money } from '@mizan/platform/money'
import { moved } from '../../rules/ledger.ts'
import type { BillingCall, Tx } from '../call.ts'
import { forEach } from '../for-each.ts'
import { book } from '../store/ledger.ts'
import { updateOrder } from '../store/orders.ts'
import { addToBalance } from '../store/subscriptions.ts'
import {
  closeTransfer,
  findUseless,
  officesWithUseless,
  openTransfers,
  type TransferRow,
} from '../store/transfers.ts'
import { lockSubscription } from '../subscriptions.ts'
import type { OrderRow } from '../tables.ts'

/**
 * Called after a sale, because every announced transfer was computed from the former balance. The subscription is
 * locked already.
 */
export async function closeAfterSale(tx: Tx, { id, company_id }: OrderRow): Promise<void> {
  for (const transfer of await openTransfers(tx, company_id))
    await close(tx, transfer, transfer.order_id === id ? 'paidOtherwise' : 'replaced')
}

/** Each office is a transaction of its own; a run that is repeated finds nothing left. */
export async function closeUselessTransfers({ system, clock }: BillingCall): Promise<{ offices: number }> {
  const now = clock.now().toISOString()
  const offices = await system.read((tx) => officesWithUseless(tx, now))
  return { offices: await forEach(offices, (officeId) => system((tx) => closeUseless(tx, officeId, now))) }
}

async function closeUseless(tx: Tx, officeId: string, now: string): Promise<boolean> {
  await lockSubscription(tx, officeId, 'turkey')
  const useless = await findUseless(tx, officeId, now)
  for (const transfer of useless) {
    await close(tx, transfer, transfer.order_state === 'superseded' ? 'replaced' : 'late')
    if (transfer.order_state === 'pending')
      await updateOrder(tx, { id: transfer.order_id }, { state: 'expired' })
  }
  return useless.length > 0
}

async function close(
  tx: Tx,
  transfer: TransferRow,
  because: NonNullable<TransferRow['closed_because']>,
): Promise<void> {
  await closeTransfer(tx, transfer, because)
  await keepAsBalance(tx, transfer, money(transfer.received))
}

/** Money that buys nothing stays in the balance of the office, and pays its next order. */
export async function keepAsBalance(
  tx: Tx,
  { company_id: officeId, order_id: orderId }: TransferRow,
  amount: Money,
): Promise<void> {
  if (amount.hundredths <= 0n) return
  await book(tx, { officeId, orderId, what: 'excess' }, moved('balance', 'deposit', amount))
  await addToBalance(tx, officeId, amountOf(amount))
}
