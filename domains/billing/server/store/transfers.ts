/** Rows of bank transfers. */
import type { Selectable } from 'kysely'
import type { Tx } from '../call.ts'
import type { BillingTables } from '../tables.ts'

export type TransferRow = Selectable<BillingTables['billing_transfers']>

export const transferOf = ({ db }: Tx, orderId: string): Promise<TransferRow | undefined> =>
  db.selectFrom('billing_transfers').selectAll().where('order_id', '=', orderId).executeTakeFirst()

export async function insertTransfer({ db }: Tx, transfer: TransferRow): Promise<void> {
  await db.insertInto('billing_transfers').values(transfer).execute()
}

/** Newest first. */
export const listTransfers = ({ db }: Tx, officeId: string): Promise<TransferRow[]> =>
  db
    .selectFrom('billing_transfers')
    .selectAll()
    .where('company_id', '=', officeId)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute()

/** The id of the order that a transfer pays. In the scope of the system. */
export async function findTransferredOrder({ db }: Tx, id: string): Promise<string | undefined> {
  const found = db.selectFrom('billing_transfers').select('order_id').where('id', '=', id)
  return (await found.executeTakeFirst())?.order_id
}

/** Needs the scope of the system; locked until the transaction ends. */
export const lockTransfer = ({ db }: Tx, id: string): Promise<TransferRow | undefined> =>
  db.selectFrom('billing_transfers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function updateTransfer(
  { db }: Tx,
  { id }: Pick<TransferRow, 'id'>,
  change: Pick<TransferRow, 'received' | 'state' | 'settled_at'>,
): Promise<void> {
  await db.updateTable('billing_transfers').set(change).where('id', '=', id).execute()
}

export async function closeTransfer(
  { db, clock }: Tx,
  { id }: Pick<TransferRow, 'id'>,
  because: NonNullable<TransferRow['closed_because']>,
): Promise<void> {
  const closed = { state: 'cancelled', closed_because: because, settled_at: clock.now() } as const
  await db.updateTable('billing_transfers').set(closed).where('id', '=', id).execute()
}

const stillOpen = ['waiting', 'partial'] as const

/** Transfers of an office that still wait for money. */
export const openTransfers = ({ db }: Tx, officeId: string): Promise<TransferRow[]> =>
  db
    .selectFrom('billing_transfers')
    .selectAll()
    .where('company_id', '=', officeId)
    .where('state', 'in', stillOpen)
    .execute()

/** Open transfers whose order has ended, or whose days are over; a running payment by card is waited for. */
const useless = ({ db }: Tx, now: string) =>
  db
    .selectFrom('billing_transfers as t')
    .innerJoin('billing_orders as o', 'o.id', 't.order_id')
    .where('t.state', 'in', stillOpen)
    .where(({ or, eb, and, not, exists, selectFrom }) =>
      or([
        eb('o.state', 'not in', ['pending', 'failed']),
        and([
          eb('o.expires_at', '<', now),
          not(
            exists(
              selectFrom('billing_attempts as a')
                .select('a.attempt')
                .whereRef('a.order_id', '=', 'o.id')
                .where('a.state', '=', 'open'),
            ),
          ),
        ]),
      ]),
    )

/** Needs the scope of the system. */
export async function officesWithUseless(tx: Tx, now: string): Promise<string[]> {
  const rows = await useless(tx, now).select('t.company_id').distinct().execute()
  return rows.map(({ company_id }) => company_id)
}

export const findUseless = (tx: Tx, officeId: string, now: string) =>
  useless(tx, now)
    .selectAll('t')
    .select('o.state as order_state')
    .where('t.company_id', '=', officeId)
    .execute()
