/** Services and payments of a period, and what is owed. Deleted lines do not count. */
import { sql } from 'kysely'
import type { Period } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { TransactionRow } from '../tables.ts'
import { aheadOf } from './ahead.ts'

const counting = ({ db }: Tx) => db.selectFrom('client_transactions').where('deleted_at', 'is', null)

const sumOf = (kind: TransactionRow['kind'], condition: ReturnType<typeof sql<boolean>>) =>
  sql<string>`coalesce(sum(amount) filter (where kind = ${kind} and ${condition}), 0.00)`

/** What the client owed before the period, and the totals within it. */
export function periodSums(tx: Tx, clientId: string, { startDate, endDate }: Period) {
  const before = sql<boolean>`date < ${startDate}`
  const within = sql<boolean>`date >= ${startDate}`
  return counting(tx)
    .select([
      sql<string>`${sumOf('service', before)} - ${sumOf('payment', before)}`.as('opening'),
      sumOf('service', within).as('services'),
      sumOf('payment', within).as('payments'),
    ])
    .where('client_id', '=', clientId)
    .where('date', '<=', endDate)
    .executeTakeFirstOrThrow()
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

/** Of all clients of the office, deleted ones too, by month; months without a line are left out. */
export function totalsByMonth(tx: Tx, officeId: string, { startDate, endDate }: Period) {
  const always = sql<boolean>`true`
  const month = sql<string>`to_char(date, 'YYYY-MM')`
  return counting(tx)
    .select([
      month.as('month'),
      sumOf('service', always).as('services'),
      sumOf('payment', always).as('payments'),
    ])
    .where('company_id', '=', officeId)
    .where('date', '>=', startDate)
    .where('date', '<=', endDate)
    .groupBy(month)
    .execute()
}

/**
 * What clients owe today in all, and how many of them. Kept balances tell it, so no transaction is read but those that
 * do not count yet.
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
    .select(sql<string>`balance - a.amount`.as('balance'))
  return db
    .selectFrom(others.unionAll(changing).as('owing'))
    .select([
      sql<string>`coalesce(sum(balance), 0.00)`.as('amount'),
      ({ fn }) => fn.countAll<number>().as('clients'),
    ])
    .where('balance', '>', '0')
    .executeTakeFirstOrThrow()
}
