/** Rows of subscriptions. A change locks the row first; orders of an office wait for each other there. */
import { sql } from 'kysely'
import type { Subscription } from '../../rules/subscription.ts'
import type { BuyerDetails } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { SubscriptionRow } from '../tables.ts'

/** A stored subscription, with the balance of the office. */
export interface KeptSubscription extends Subscription {
  balance: string
  region: 'turkey' | 'kktc'
  /** The addressee of its invoices; null for an office without billing information. */
  buyer: BuyerDetails | null
}

type FoundRow = SubscriptionRow & Pick<KeptSubscription, 'buyer'>

const rowOf = ({ db }: Tx, officeId: string) =>
  db
    .selectFrom('billing_subscriptions')
    .selectAll()
    .select(
      sql<BuyerDetails | null>`(select b.details from billing_buyers b
        where b.company_id = billing_subscriptions.company_id and b.is_default and b.deleted_at is null)`.as(
        'buyer',
      ),
    )
    .where('company_id', '=', officeId)

export const findSubscription = (tx: Tx, officeId: string): Promise<FoundRow | undefined> =>
  rowOf(tx, officeId).executeTakeFirst()

/** Creates it, if the office has none, and locks it until the transaction ends. */
export async function lockRow(tx: Tx, officeId: string, empty: SubscriptionRow): Promise<FoundRow> {
  const { db } = tx
  const locked = rowOf(tx, officeId).forUpdate()
  const found = await locked.executeTakeFirst()
  if (found) return found
  await db
    .insertInto('billing_subscriptions')
    .values({ ...empty, offer: JSON.stringify(empty.offer) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return locked.executeTakeFirstOrThrow()
}

export const keptFrom = (row: FoundRow): KeptSubscription => ({
  state: row.state,
  offer: row.offer,
  seats: row.seats,
  from: instant(row.from_at),
  until: instant(row.until_at),
  anchor: instant(row.anchor_at),
  autoRenews: row.auto_renews,
  cancelledAt: instant(row.cancelled_at),
  hadTrial: row.had_trial,
  hasPaid: row.has_paid,
  worth: row.worth,
  tries: row.tries,
  balance: row.balance,
  region: row.region,
  buyer: row.buyer,
})

const instant = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString())

export const rowFrom = (officeId: string, one: KeptSubscription, now: string): SubscriptionRow => ({
  company_id: officeId,
  state: one.state,
  offer: one.offer,
  seats: one.seats,
  from_at: one.from,
  until_at: one.until,
  anchor_at: one.anchor,
  auto_renews: one.autoRenews,
  cancelled_at: one.cancelledAt,
  cancel_reason: null,
  had_trial: one.hadTrial,
  has_paid: one.hasPaid,
  worth: one.worth,
  tries: one.tries,
  balance: one.balance,
  region: one.region,
  reminded: null,
  changed_at: now,
})

export async function updateSubscription({ db }: Tx, row: SubscriptionRow): Promise<void> {
  const { company_id, cancel_reason: _, reminded: __, ...rest } = row
  await db
    .updateTable('billing_subscriptions')
    .set({ ...rest, offer: JSON.stringify(rest.offer) })
    .where('company_id', '=', company_id)
    .execute()
}

export async function keepReason({ db }: Tx, officeId: string, reason: string): Promise<void> {
  await db
    .updateTable('billing_subscriptions')
    .set({ cancel_reason: reason })
    .where('company_id', '=', officeId)
    .execute()
}

/** Offices whose period, or whose days of grace, may be over. Needs the scope of the system. */
export async function endedBefore({ db }: Tx, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_subscriptions')
    .select('company_id')
    .where('state', 'in', ['trial', 'paid', 'grace'])
    .where('until_at', '<=', now)
    .orderBy('until_at')
    .execute()
  return rows.map(({ company_id }) => company_id)
}

/** Offices whose period ends until then. Needs the scope of the system. */
export async function endingUntil({ db }: Tx, now: string, until: string): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_subscriptions')
    .select('company_id')
    .where('state', 'in', ['trial', 'paid'])
    .where('until_at', '>', now)
    .where('until_at', '<=', until)
    .orderBy('until_at')
    .execute()
  return rows.map(({ company_id }) => company_id)
}

/** Whether the office was not reminded of this before. */
export async function markReminded({ db }: Tx, officeId: string, reminder: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('billing_subscriptions')
    .set({ reminded: reminder })
    .where('company_id', '=', officeId)
    .where(({ eb, or }) => or([eb('reminded', 'is', null), eb('reminded', '<>', reminder)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Adds money that does not belong to an order, such as the excess of a transfer. */
export async function addToBalance({ db }: Tx, officeId: string, amount: string): Promise<void> {
  await db
    .updateTable('billing_subscriptions')
    .set(({ eb }) => ({ balance: eb('balance', '+', amount) }))
    .where('company_id', '=', officeId)
    .execute()
}
