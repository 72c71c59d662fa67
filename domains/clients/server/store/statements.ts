/** What was booked in a period, and what is owed and held. Deleted lines do not count. */
import { sql } from 'kysely'
import type { Account, Period } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { TransactionRow } from '../tables.ts'
import { aheadOf } from './ahead.ts'
import { signed } from './transactions.ts'

const counting = ({ db }: Tx) => db.selectFrom('client_transactions').where('deleted_at', 'is', null)

const sumOf = (kinds: readonly TransactionRow['kind'][], condition: ReturnType<typeof sql<boolean>>) =>
  sql<string>`coalesce(sum(amount) filter (where kind = any(${[...kinds]}) and ${condition}), 0.00)`

/** What counts in a period besides what was owed before it. */
const kindsOf = {
  services: ['service'],
  payments: ['payment'],
  expenses: ['expense'],
  paidOut: ['payout', 'transfer'],
} as const

export interface PeriodSums extends Record<keyof typeof kindsOf, string> {
  account: Account
  opening: string
}

/** Of each account with a line until the end of the period: what was owed before it, and the totals within it. */
export function periodSums(tx: Tx, clientId: string, { startDate, endDate }: Period): Promise<PeriodSums[]> {
  const before = sql<boolean>`date < ${startDate}`
  const within = sql<boolean>`date >= ${startDate}`
  return counting(tx)
    .select([
      'account',
      sql<string>`coalesce(sum(${signed}) filter (where ${before}), 0.00)`.as('opening'),
      sumOf(kindsOf.services, within).as('services'),
      sumOf(kindsOf.payments, within).as('payments'),
      sumOf(kindsOf.expenses, within).as('expenses'),
      sumOf(kindsOf.paidOut, within).as('paidOut'),
    ])
    .where('client_id', '=', clientId)
    .where('date', '<=', endDate)
    .groupBy('account')
    .execute()
}

/** Oldest first. */
export const linesOfPeriod = (
  tx: Tx,
  clientId: string,
  { startDate, endDate }: Period,
): Promise<TransactionRow[]> =>
  counting(tx)
    .selectAll()
    .where('client_id', '=', clientId)
    .where('date', '>=', startDate)
    .where('date', '<=', endDate)
    .orderBy('date')
    .orderBy('position')
    .execute()

const sumIn = (account: Account, kinds: readonly TransactionRow['kind'][]) =>
  sumOf(kinds, sql<boolean>`account = ${account}`)

/** Of all clients of the office, deleted ones too, by month; months without a line are left out. */
export function totalsByMonth(tx: Tx, officeId: string, { startDate, endDate }: Period) {
  const month = sql<string>`to_char(date, 'YYYY-MM')`
  return counting(tx)
    .select([
      month.as('month'),
      sumIn('fee', ['service']).as('services'),
      sumIn('fee', ['payment']).as('payments'),
      sumIn('advance', ['payment']).as('advances'),
      sumIn('advance', ['expense']).as('expenses'),
      sumIn('advance', ['payout', 'transfer']).as('advancesOut'),
      sumIn('trust', ['payment']).as('trustIn'),
      sumIn('trust', ['payout', 'transfer']).as('trustOut'),
    ])
    .where('company_id', '=', officeId)
    .where('date', '>=', startDate)
    .where('date', '<=', endDate)
    .groupBy(month)
    .execute()
}

/**
 * What clients owe today in fees in all, and how many of them. Kept balances tell it, so no transaction is read but those
 * that do not count yet.
 */
export function sumOwed(tx: Tx, officeId: string) {
  const { db } = tx
  const clients = db.selectFrom('clients').where('company_id', '=', officeId).where('deleted_at', 'is', null)
  const ahead = aheadOf(tx).where('company_id', '=', officeId)
  const others = clients
    .select('balance')
    .where('balance', '>', '0')
    .where('id', 'not in', (of) => of.selectFrom(ahead.as('a')).select('a.client_id'))
  const changing = clients
    .innerJoin(ahead.as('a'), 'a.client_id', 'clients.id')
    .select(sql<string>`balance - a.fee`.as('balance'))
  return db
    .selectFrom(others.unionAll(changing).as('owing'))
    .select([
      sql<string>`coalesce(sum(balance), 0.00)`.as('amount'),
      ({ fn }) => fn.countAll<number>().as('clients'),
    ])
    .where('balance', '>', '0')
    .executeTakeFirstOrThrow()
}

interface Held {
  advanceOwed: string
  advanceOwing: number
  advanceLeft: string
  advanceHolders: number
  trust: string
  trustHolders: number
}

/**
 * Money of clients that the office holds today, and expenses that no advance covers. The
 * advance of one client never pays the expenses of another.
 */
export async function sumHeld(tx: Tx, officeId: string): Promise<Held> {
  const ahead = aheadOf(tx).where('company_id', '=', officeId)
  const { rows } = await sql<Held>`
    with ahead as (${ahead}), concerned as (
      select id from clients where company_id = ${officeId} and deleted_at is null
        and (advance_balance <> 0 or trust_balance <> 0)
      union select client_id from ahead),
    held as (
      select advance_balance - coalesce(a.advance, 0) as advance, coalesce(a.trust, 0) - trust_balance as trust
      from concerned join clients c using (id) left join ahead a on a.client_id = c.id
      where c.deleted_at is null)
    select coalesce(sum(advance) filter (where advance > 0), 0.00) as "advanceOwed",
      count(*) filter (where advance > 0)::int as "advanceOwing",
      coalesce(-sum(advance) filter (where advance < 0), 0.00) as "advanceLeft",
      count(*) filter (where advance < 0)::int as "advanceHolders",
      coalesce(sum(trust), 0.00) as trust, count(*) filter (where trust > 0)::int as "trustHolders"
    from held`.execute(tx.db)
  return rows[0] as Held
}
