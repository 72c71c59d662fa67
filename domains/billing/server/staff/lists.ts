/** Lists of offices, orders and transfers for staff. All of them need the scope of the system. */
import { sql } from 'kysely'
import type { ListedOffice, ListedOrder, ListedTransfer } from '../../schemas/staff.ts'
import type { BillingCall, Tx } from '../call.ts'

interface Page {
  pageIndex: number
  pageSize: number
  query: string
}

type CountedRow<Row> = Row & { whole: number }

function pageOf<Row>(rows: CountedRow<Row>[], { pageIndex, pageSize }: Page) {
  const items = rows.map(({ whole: _, ...row }) => row as unknown as Row)
  return { items, total: rows[0]?.whole ?? 0, pageIndex, pageSize }
}

const like = (query: string): string => `%${query.replace(/[\\%_]/g, '\\$&')}%`
const cut = ({ pageIndex, pageSize }: Page) => sql`limit ${pageSize} offset ${pageIndex * pageSize}`

export const listOffices = (call: BillingCall, asked: Page & { state?: string | undefined }) =>
  call.system.read(async ({ db }: Tx) => {
    const { rows } = await sql<CountedRow<ListedOffice>>`
      select c.company_id as "officeId", c.name, s.state, s.offer ->> 'planType' as "planType",
        s.offer ->> 'offerType' as "offerType", s.offer ->> 'cycle' as "billingCycle",
        to_char(s.until_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as until, s.seats,
        s.auto_renews as "autoRenewal", s.balance::text,
        case when s.cancelled_at is not null then s.cancel_reason end as "cancelReason",
        coalesce((select sum(case i.kind when 'invoice' then i.net else -i.net end) from billing_invoices i
          where i.company_id = s.company_id), 0.00)::text as revenue, count(*) over ()::int as whole
      from billing_subscriptions s join companies c using (company_id)
      where (${asked.query} = '' or c.name ilike ${like(asked.query)})
        and (${asked.state ?? null}::text is null or s.state = ${asked.state ?? null})
      order by s.changed_at desc, c.company_id ${cut(asked)}`.execute(db)
    return pageOf(rows, asked)
  })

export const listOrders = (call: BillingCall, asked: Page & { waiting: boolean }) =>
  call.system.read(async ({ db }: Tx) => {
    const { rows } = await sql<CountedRow<ListedOrder>>`
      select o.id as "orderId", c.name as office, o.kind, o.state, o.method, o.due::text, o.decline,
        to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
        coalesce(r.done, 0.00)::text as refunded, coalesce(r.waiting, 0.00)::text as waiting,
        coalesce(r.tries, 0)::int as tries, r.last_error as "lastError", count(*) over ()::int as whole
      from billing_orders o join companies c using (company_id) left join lateral (
        select sum(amount) filter (where state = 'done') as done, sum(amount) filter (where state = 'waiting') as waiting,
          max(tries) filter (where state = 'waiting') as tries, max(last_error) filter (where state = 'waiting') as last_error
        from billing_refunds where order_id = o.id) r on true
      where (${asked.query} = '' or c.name ilike ${like(asked.query)}) and (not ${asked.waiting} or r.waiting > 0)
      order by o.created_at desc, o.id ${cut(asked)}`.execute(db)
    return pageOf(rows, asked)
  })

export const listAllTransfers = (call: BillingCall, asked: Page) =>
  call.system.read(async ({ db }: Tx) => {
    const { rows } = await sql<CountedRow<ListedTransfer>>`
      select t.id as "transferId", c.name as office, t.reference, t.amount::text, t.received::text, t.state,
        t.closed_because as "closedBecause",
        to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt", count(*) over ()::int as whole
      from billing_transfers t join companies c using (company_id)
      where ${asked.query} = '' or c.name ilike ${like(asked.query)} or t.reference ilike ${like(asked.query)}
      order by t.state in ('waiting', 'partial') desc, t.created_at desc, t.id ${cut(asked)}`.execute(db)
    return pageOf(rows, asked)
  })
