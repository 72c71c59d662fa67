/** Bank transfers that the office has announced. */
import { callerOf } from '@mizan/platform/contract'
import { amountOf, money, subtract } from '@mizan/platform/money'
import type { Transfer } from '../../schemas.ts'
import type { BillingCall } from '../call.ts'
import type { BillingParts } from '../parts.ts'
import { listTransfers, type TransferRow } from '../store/transfers.ts'

export const readTransfers = (call: BillingCall): Promise<{ items: Transfer[] }> =>
  call.office.read(async (tx) => ({
    items: (await listTransfers(tx, callerOf(call).officeId)).map((row) => presentTransfer(call.parts, row)),
  }))

export const presentTransfer = ({ seller }: Pick<BillingParts, 'seller'>, row: TransferRow): Transfer => ({
  transferId: row.id,
  orderId: row.order_id,
  reference: row.reference,
  amount: row.amount,
  received: row.received,
  missing: missingOf(row),
  state: row.state,
  closedBecause: row.closed_because,
  payee: seller.name,
  iban: seller.iban,
  createdAt: new Date(row.created_at).toISOString(),
})

function missingOf({ amount, received, state }: TransferRow): string {
  const missing = subtract(money(amount), money(received))
  return state === 'done' || state === 'cancelled' || missing.hundredths < 0n ? '0.00' : amountOf(missing)
}
