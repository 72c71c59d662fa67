/** Figures of the service: offices by state, and the last twelve months. */
import { addMonths, dayInTurkey } from '@mizan/platform/calendar'
import { sql } from 'kysely'
import type { Figures } from '../../schemas/staff.ts'
import type { BillingCall, Tx } from '../call.ts'

export const readFigures = (call: BillingCall): Promise<Figures> =>
  call.system.read(async (tx: Tx) => {
    const today = dayInTurkey(tx.clock.now())
    const first = addMonths(`${today.slice(0, 7)}-01`, -11)
    const { rows } = await sql<Figures>`
      select (select jsonb_build_object(
          'trial', count(*) filter (where state = 'trial'), 'paid', count(*) filter (where state = 'paid'),
          'grace', count(*) filter (where state = 'grace'), 'lapsed', count(*) filter (where state = 'lapsed'))
          from billing_subscriptions) as states,
        (select count(*)::int from billing_refunds where state = 'waiting') as "waitingRefunds",
        (select count(*)::int from billing_transfers where state in ('waiting', 'partial')) as "waitingTransfers",
        (select jsonb_agg(jsonb_build_object('month', m.month, 'revenue', m.revenue::text, 'begun', m.begun, 'lost', m.lost)
          order by m.month) from (${months(first, today)}) m) as months`.execute(tx.db)
    return rows[0] as Figures
  })

/** `begun` counts first purchases and returns, `lost` offices whose plan has ended. */
const months = (first: string, today: string) => sql`
  select to_char(d, 'YYYY-MM') as month,
    coalesce((select sum(case kind when 'invoice' then net else -net end) from billing_invoices
      where to_char(issued_at at time zone 'Europe/Istanbul', 'YYYY-MM') = to_char(d, 'YYYY-MM')), 0.00) as revenue,
    (select count(*) from billing_orders where kind = 'buy' and state = 'paid'
      and to_char(settled_at at time zone 'Europe/Istanbul', 'YYYY-MM') = to_char(d, 'YYYY-MM'))::int as begun,
    (select count(*) from billing_subscriptions where state = 'lapsed'
      and to_char(until_at at time zone 'Europe/Istanbul', 'YYYY-MM') = to_char(d, 'YYYY-MM'))::int as lost
  from generate_series(${first}::date, ${today}::date, '1 month') d`
