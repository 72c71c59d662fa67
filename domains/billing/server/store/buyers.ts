/** Rows of billing information. */
import type { Selectable } from 'kysely'
import type { Tx } from '../call.ts'
import type { BillingTables } from '../tables.ts'

export type BuyerRow = Selectable<BillingTables['billing_buyers']>

/** The default first, then the latest. */
export const listBuyers = ({ db }: Tx, officeId: string): Promise<BuyerRow[]> =>
  db
    .selectFrom('billing_buyers')
    .selectAll()
    .where('company_id', '=', officeId)
    .where('deleted_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

export async function insertBuyer(
  { db, clock }: Tx,
  { details, ...buyer }: Pick<BuyerRow, 'id' | 'company_id' | 'is_default' | 'details'>,
): Promise<void> {
  const row = { ...buyer, details: JSON.stringify(details), created_at: clock.now() }
  await db.insertInto('billing_buyers').values(row).execute()
}

/** Makes this one the default and no other; with null, none. */
export async function makeDefault({ db }: Tx, officeId: string, buyerId: string | null): Promise<void> {
  const kept = db
    .updateTable('billing_buyers')
    .where('company_id', '=', officeId)
    .where('deleted_at', 'is', null)
  await kept.where('is_default', '=', true).set({ is_default: false }).execute()
  if (buyerId !== null) await kept.where('id', '=', buyerId).set({ is_default: true }).execute()
}

export async function deleteBuyerRow({ db, clock }: Tx, officeId: string, buyerId: string): Promise<void> {
  await db
    .updateTable('billing_buyers')
    .set({ deleted_at: clock.now(), is_default: false })
    .where('company_id', '=', officeId)
    .where('id', '=', buyerId)
    .execute()
}
