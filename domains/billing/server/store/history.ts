/** Orders of an office with their cards, refunds and invoices. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { OrderRow } from '../tables.ts'

export type HistoryRow = OrderRow & {
  card: { brand: string; lastFour: string } | null
  refunded: string
  invoices: { invoiceId: string; number: string; kind: 'invoice' | 'creditNote'; total: string }[]
}

interface Page {
  pageIndex: number
  pageSize: number
}

const withPayments = sql`o.*,
  (select a.payment -> 'card' from billing_attempts a
    where a.order_id = o.id and a.state = 'settled' order by a.attempt limit 1) as card,
  (select coalesce(sum(r.amount), 0.00)::text from billing_refunds r
    where r.order_id = o.id and r.state = 'done') as refunded,
  (select coalesce(jsonb_agg(jsonb_build_object('invoiceId', i.id, 'number', i.number, 'kind', i.kind,
      'total', i.total::text) order by i.issued_at, i.number), '[]')
    from billing_invoices i where i.order_id = o.id) as invoices`

/** Newest first; orders that were given up without payment are left out. */
export async function pageOfHistory(
  { db }: Tx,
  officeId: string,
  { pageIndex, pageSize }: Page,
): Promise<{ rows: HistoryRow[]; total: number }> {
  const { rows } = await sql<HistoryRow & { whole: number }>`
    select ${withPayments}, count(*) over ()::int as whole
    from billing_orders o
    where o.company_id = ${officeId} and o.state not in ('superseded', 'expired')
    order by o.created_at desc, o.id
    limit ${pageSize} offset ${pageIndex * pageSize}`.execute(db)
  return { rows, total: rows[0]?.whole ?? 0 }
}

/** Undefined also for an order of another office. */
export async function findHistory(
  { db }: Tx,
  officeId: string,
  orderId: string,
): Promise<HistoryRow | undefined> {
  const { rows } = await sql<HistoryRow>`
    select ${withPayments} from billing_orders o where o.company_id = ${officeId} and o.id = ${orderId}`.execute(
    db,
  )
  return rows[0]
}
