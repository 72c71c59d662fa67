/** Rows of orders and of the attempts to pay them. */
import { AppError } from '@mizan/platform/contract'
import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../call.ts'
import type { AttemptRow, BillingTables, OrderRow } from '../tables.ts'

export async function insertOrder({ db }: Tx, order: OrderRow): Promise<void> {
  await db
    .insertInto('billing_orders')
    .values({
      ...order,
      intent: JSON.stringify(order.intent),
      amounts: JSON.stringify(order.amounts),
      buyer: order.buyer && JSON.stringify(order.buyer),
    })
    .execute()
}

/** @throws AppError `billing.order_not_found`, the same for an order of another office */
export async function getOrder({ db }: Tx, officeId: string, orderId: string): Promise<OrderRow> {
  const order = await db
    .selectFrom('billing_orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('company_id', '=', officeId)
    .executeTakeFirst()
  if (!order) throw new AppError('billing.order_not_found')
  return order
}

/** Finds an order by its id alone, for messages from the provider. */
export const findOrder = ({ db }: Tx, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('billing_orders').selectAll().where('id', '=', orderId).executeTakeFirst()

/** Does the same with a lock until the transaction ends. */
export const lockOrder = ({ db }: Tx, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('billing_orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()

/** The orders of an office that nobody has paid yet, the latest first. */
export const pendingOrders = ({ db }: Tx, officeId: string): Promise<OrderRow[]> =>
  db
    .selectFrom('billing_orders')
    .selectAll()
    .where('company_id', '=', officeId)
    .where('state', '=', 'pending')
    .orderBy('created_at', 'desc')
    .execute()

export async function updateOrder(
  { db }: Tx,
  { id }: Pick<OrderRow, 'id'>,
  change: Pick<
    Updateable<BillingTables['billing_orders']>,
    'state' | 'method' | 'decline' | 'settled_at' | 'expires_at'
  >,
): Promise<void> {
  await db.updateTable('billing_orders').set(change).where('id', '=', id).execute()
}

export async function addCreditedBack({ db }: Tx, orderId: string, amount: string): Promise<void> {
  await db
    .updateTable('billing_orders')
    .set(({ eb }) => ({ credited_back: eb('credited_back', '+', amount) }))
    .where('id', '=', orderId)
    .execute()
}

export const attemptsOf = ({ db }: Tx, orderId: string): Promise<AttemptRow[]> =>
  db.selectFrom('billing_attempts').selectAll().where('order_id', '=', orderId).orderBy('attempt').execute()

export async function insertAttempt(
  { db }: Tx,
  attempt: Insertable<BillingTables['billing_attempts']>,
): Promise<void> {
  await db.insertInto('billing_attempts').values(attempt).execute()
}

export async function updateAttempt(
  { db }: Tx,
  { order_id, attempt }: Pick<AttemptRow, 'order_id' | 'attempt'>,
  change: Updateable<BillingTables['billing_attempts']>,
): Promise<void> {
  await db
    .updateTable('billing_attempts')
    .set(change)
    .where('order_id', '=', order_id)
    .where('attempt', '=', attempt)
    .execute()
}

/** Replaces every other unpaid order of the office, because the amounts from which it was computed have changed. */
export async function supersedeOthers({ db }: Tx, { id, company_id }: OrderRow): Promise<void> {
  await db
    .updateTable('billing_orders')
    .set({ state: 'superseded' })
    .where('company_id', '=', company_id)
    .where('state', '=', 'pending')
    .where('id', '<>', id)
    .execute()
}

export async function insertPeriod(
  { db }: Tx,
  period: Insertable<BillingTables['billing_periods']>,
): Promise<void> {
  await db.insertInto('billing_periods').values(period).execute()
}
