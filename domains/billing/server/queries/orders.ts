/** Orders of the office: one, and all of them with payments, refunds and invoices. */
import { callerOf } from '@mizan/platform/contract'
import type { HistoryItem, OrderStatus } from '../../schemas.ts'
import type { BillingCall } from '../call.ts'
import { presentOrder } from '../present.ts'
import { type HistoryRow, pageOfHistory } from '../store/history.ts'
import { getOrder } from '../store/orders.ts'

export const readOrder = (call: BillingCall, { orderId }: { orderId: string }): Promise<OrderStatus> =>
  call.office.read(async (tx) => presentOrder(await getOrder(tx, callerOf(call).officeId, orderId)))

interface Page {
  pageIndex: number
  pageSize: number
}

export const listHistory = (call: BillingCall, page: Page) =>
  call.office.read(async (tx) => {
    const { rows, total } = await pageOfHistory(tx, callerOf(call).officeId, page)
    return { items: rows.map(presentItem), total, ...page }
  })

const presentItem = (row: HistoryRow): HistoryItem => ({
  ...presentOrder(row),
  settledAt: row.settled_at === null ? null : new Date(row.settled_at).toISOString(),
  offer: 'offer' in row.intent ? row.intent.offer : null,
  card: row.card,
  refunded: row.refunded,
  invoices: row.invoices,
})
