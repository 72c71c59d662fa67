/** Rows of keys of offices. */
import type { Transaction } from '@mizan/platform/database'
import type { Insertable, Updateable } from 'kysely'
import type { KeyTables, OfficeKeyRow } from './tables.ts'

type Tx = Transaction<KeyTables>

const keyOf = ({ db }: Tx, officeId: string) =>
  db.selectFrom('office_keys').selectAll().where('company_id', '=', officeId)

export const findOfficeKey = (tx: Tx, officeId: string): Promise<OfficeKeyRow | undefined> =>
  keyOf(tx, officeId).executeTakeFirst()

/** The office cannot change its key before the transaction ends; others may use it as well. */
export const holdOfficeKey = (tx: Tx, officeId: string): Promise<OfficeKeyRow | undefined> =>
  keyOf(tx, officeId).forShare().executeTakeFirst()

/** The same for several offices, in one order for everybody. */
export async function holdOfficeKeys({ db }: Tx, officeIds: readonly string[]): Promise<void> {
  if (officeIds.length === 0) return
  await db
    .selectFrom('office_keys')
    .select('id')
    .where('company_id', 'in', officeIds)
    .orderBy('company_id')
    .forShare()
    .execute()
}

/** Nobody uses the key for a new file before the transaction ends. */
export const lockOfficeKey = (tx: Tx, officeId: string): Promise<OfficeKeyRow | undefined> =>
  keyOf(tx, officeId).forUpdate().executeTakeFirst()

/** Nothing happens if the office got one at the same moment. */
export async function insertOfficeKey({ db }: Tx, row: Insertable<KeyTables['office_keys']>): Promise<void> {
  await db
    .insertInto('office_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doNothing())
    .execute()
}

/** Those that are encrypted under other secrets of the server than this one; needs the scope of the system. */
export const lockKeysUnderOthers = ({ db }: Tx, present: string): Promise<OfficeKeyRow[]> =>
  db
    .selectFrom('office_keys')
    .selectAll()
    .where('server_key', '<>', present)
    .orderBy('id')
    .forUpdate()
    .execute()

export const updateOfficeKey = (
  { db }: Tx,
  id: string,
  change: Updateable<KeyTables['office_keys']>,
): Promise<OfficeKeyRow> =>
  db.updateTable('office_keys').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Whoever has it open no longer has. Undefined if the office does not hold its key. */
export const countClosing = ({ db }: Tx, officeId: string): Promise<OfficeKeyRow | undefined> =>
  db
    .updateTable('office_keys')
    .set((row) => ({ closings: row('closings', '+', 1) }))
    .where('company_id', '=', officeId)
    .where('custody', '=', 'office')
    .returningAll()
    .executeTakeFirst()

/** Somebody leaves the office who may know its passphrase; for the list `memberLeft`. */
export async function noteMemberLeft({ db, clock }: Tx, { officeId }: { officeId: string }): Promise<void> {
  await db
    .updateTable('office_keys')
    .set({ member_left_at: clock.now().toISOString() })
    .where('company_id', '=', officeId)
    .where('custody', '=', 'office')
    .execute()
}
