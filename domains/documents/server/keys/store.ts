/** Rows of keys of offices. */
import type { Transaction } from '@mizan/platform/database'
import type { Insertable } from 'kysely'
import type { KeyTables, OfficeKeyRow } from './tables.ts'

type Tx = Transaction<KeyTables>

const keyOf = ({ db }: Tx, officeId: string) =>
  db.selectFrom('office_keys').selectAll().where('company_id', '=', officeId)

export const findOfficeKey = (tx: Tx, officeId: string): Promise<OfficeKeyRow | undefined> =>
  keyOf(tx, officeId).executeTakeFirst()

/** The office cannot change its key before the transaction ends; others may use it as well. */
export const holdOfficeKey = (tx: Tx, officeId: string): Promise<OfficeKeyRow | undefined> =>
  keyOf(tx, officeId).forShare().executeTakeFirst()

/** Nothing happens if the office got one at the same moment. */
export async function insertOfficeKey({ db }: Tx, row: Insertable<KeyTables['office_keys']>): Promise<void> {
  await db
    .insertInto('office_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doNothing())
    .execute()
}

/** Those that are stored under other keys of the server than this one; needs the scope of the system. */
export const lockKeysUnderOthers = ({ db }: Tx, serverKey: string): Promise<OfficeKeyRow[]> =>
  db
    .selectFrom('office_keys')
    .selectAll()
    .where('server_key', '<>', serverKey)
    .orderBy('id')
    .forUpdate()
    .execute()

export async function updateOfficeKey(
  { db }: Tx,
  id: string,
  change: Partial<Pick<OfficeKeyRow, 'server_key' | 'wrapped'>>,
): Promise<void> {
  await db.updateTable('office_keys').set(change).where('id', '=', id).execute()
}
