/** Rows of plans of instalments; whoever replaces one holds the row of its client. */
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { InstalmentRow } from '../tables.ts'
import { todayOf } from './ahead.ts'

/** In the order of their days. */
export const listPlan = ({ db }: Tx, clientId: string): Promise<InstalmentRow[]> =>
  db
    .selectFrom('client_instalments')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('due')
    .orderBy('id')
    .execute()

export async function replacePlan(
  { db }: Tx,
  clientId: string,
  plan: readonly InstalmentRow[],
): Promise<void> {
  await db.deleteFrom('client_instalments').where('client_id', '=', clientId).execute()
  if (plan.length > 0)
    await db
      .insertInto('client_instalments')
      .values([...plan])
      .execute()
}

const isCounted = (from: RawBuilder<unknown>, bookedAt: RawBuilder<unknown>) =>
  sql<boolean>`(${from} is null or ${bookedAt} >= ${from})`

const paymentsOf = sql<string>`coalesce(sum(amount), 0.00)`

/**
 * What a client has paid of fees until today that settles the plan; deleted payments do not count, and later ones do not count
 * yet.
 */
export async function paidBy(tx: Tx, clientId: string, plan: readonly InstalmentRow[]): Promise<string> {
  const from = sql`${plan[0]?.counted_from ?? null}::timestamptz`
  const { paid } = await tx.db
    .selectFrom('client_transactions')
    .select(paymentsOf.as('paid'))
    .where(isCounted(from, sql`created_at`))
    .where('client_id', '=', clientId)
    .where('account', '=', 'fee')
    .where('kind', '=', 'payment')
    .where('deleted_at', 'is', null)
    .where('date', '<=', todayOf(tx))
    .executeTakeFirstOrThrow()
  return paid
}

/**
 * What is overdue of each client. Payments settle the oldest instalments first, so it is what those until
 * today leave of all instalments before today; zero or less if they leave nothing.
 */
function lateOf(tx: Tx) {
  const { db } = tx
  const today = todayOf(tx)
  const payments = db
    .selectFrom('client_transactions as t')
    .select(sql<string>`coalesce(sum(t.amount), 0)`.as('paid'))
    .where(sql<boolean>`t.client_id = i.client_id`)
    .where(isCounted(sql`i.counted_from`, sql`t.created_at`))
    .where('t.account', '=', 'fee')
    .where('t.kind', '=', 'payment')
    .where('t.deleted_at', 'is', null)
    .where('t.date', '<=', today)
  return db
    .selectFrom('client_instalments as i')
    .select(['i.client_id', sql<string>`sum(i.amount) - (${payments})`.as('overdue')])
    .where('i.due', '<', today)
    .groupBy(['i.client_id', 'i.counted_from'])
}

/** Of these clients, without those of whom nothing is overdue. */
export async function listOverdue(
  tx: Tx,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const late = lateOf(tx).where('i.client_id', 'in', [...clientIds])
  const rows = await tx.db.selectFrom(late.as('late')).selectAll().where(sql<boolean>`overdue > 0`).execute()
  return new Map(rows.map(({ client_id, overdue }) => [client_id, overdue]))
}

/** Of all clients of the office that are not deleted. */
export function sumOverdue(tx: Tx, officeId: string) {
  const late = lateOf(tx)
    .innerJoin('clients as c', 'c.id', 'i.client_id')
    .where('i.company_id', '=', officeId)
    .where('c.deleted_at', 'is', null)
  return tx.db
    .selectFrom(late.as('late'))
    .select([
      sql<string>`coalesce(sum(overdue), 0.00)`.as('amount'),
      ({ fn }) => fn.countAll<number>().as('clients'),
    ])
    .where(sql<boolean>`overdue > 0`)
    .executeTakeFirstOrThrow()
}
