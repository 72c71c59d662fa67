/** Bookings of the ledger. The database refuses one that does not balance, and any change of a booking. */
import { randomUUID } from 'node:crypto'
import { amountOf } from '@mizan/platform/money'
import { sql } from 'kysely'
import type { Posting } from '../../rules/ledger.ts'
import type { Tx } from '../call.ts'

interface Booking {
  officeId: string
  orderId: string | null
  /** The event, in words for a reader of the ledger. */
  what: string
}

export async function book(
  { db, clock }: Tx,
  { officeId, orderId, what }: Booking,
  postings: readonly Posting[],
): Promise<void> {
  const moved = postings.filter(([, amount]) => amount.hundredths !== 0n)
  if (moved.length === 0) return
  const shared = { booking_id: randomUUID(), company_id: officeId, order_id: orderId, what, at: clock.now() }
  await db
    .insertInto('billing_postings')
    .values(moved.map(([account, amount]) => ({ ...shared, account, amount: amountOf(amount) })))
    .execute()
}

export interface LedgerProof {
  bookings: number
  /** The sum of all postings; `0.00` in a ledger that balances. */
  sum: string
  unbalanced: string[]
  /** Offices whose stored balance differs from their account. */
  wrongBalances: string[]
  /** Accounts that differ from the payments, refunds, transfers and invoices from which they follow. */
  wrongAccounts: { account: string; booked: string; follows: string }[]
  accounts: { account: string; sum: string }[]
}

/** Adds everything up. In the scope of the system. */
export async function proveLedger({ db }: Tx): Promise<LedgerProof> {
  const { rows } = await sql<LedgerProof>`
    with booked as (select account, sum(amount) as total from billing_postings group by account),
    ${follows}
    select (select count(distinct booking_id)::int from billing_postings) as bookings,
      (select coalesce(sum(amount), 0.00)::text from billing_postings) as sum,
      array(select booking_id from billing_postings group by booking_id having sum(amount) <> 0) as unbalanced,
      array(select s.company_id from billing_subscriptions s left join (
        select company_id, -sum(amount) as kept from billing_postings where account = 'balance' group by company_id
      ) l using (company_id) where s.balance <> coalesce(l.kept, 0)) as "wrongBalances",
      (select coalesce(jsonb_agg(jsonb_build_object('account', account, 'booked', coalesce(b.total, 0)::text,
          'follows', f.total::text) order by account), '[]')
        from follows f left join booked b using (account) where coalesce(b.total, 0) <> f.total) as "wrongAccounts",
      (select coalesce(jsonb_agg(jsonb_build_object('account', account, 'sum', total::text) order by account), '[]')
        from booked) as accounts`.execute(db)
  return rows[0] as LedgerProof
}

/** The balances that follow from the other tables. Offices pay their orders at once, so none has a debt. */
const follows = sql`
  came as (select coalesce(sum((payment->>'amount')::numeric), 0) as total from billing_attempts where state = 'settled'),
  sent as (select coalesce(sum(received), 0) as total from billing_transfers),
  gone as (select coalesce(sum(amount), 0) as total from billing_refunds where state = 'done'),
  held as (select (select coalesce(sum(amount), 0) from billing_refunds where state <> 'done')
    + (select coalesce(sum(received), 0) from billing_transfers where state = 'partial') as total),
  invoiced as (select coalesce(sum(case kind when 'invoice' then net else -net end), 0) as net,
    coalesce(sum(case kind when 'invoice' then vat - withheld else withheld - vat end), 0) as vat from billing_invoices),
  follows as (
    select 'bank' as account, came.total + sent.total - gone.total as total from came, sent, gone
    union all select 'deposit', -total from held
    union all select 'revenue', -net from invoiced
    union all select 'vat', -vat from invoiced
    union all select 'receivable', 0.00)`
