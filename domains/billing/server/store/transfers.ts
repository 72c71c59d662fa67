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

/** In the scope of the system, held until the transaction ends. */
export const lockTransfer = ({ db }: Tx, id: string): Promise<TransferRow | undefined> =>
  db.selectFrom('billing_transfers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function updateTransfer(
  { db }: Tx,
  { id }: Pick<TransferRow, 'id'>,
  change: Pick<TransferRow, 'received' | 'state' | 'settled_at'>,
): Promise<void> {
  await db.updateTable('billing_transfers').set(change).where('id', '=', id).execute()
}
