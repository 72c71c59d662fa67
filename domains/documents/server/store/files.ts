/** Rows of stored files: what is on disk is listed here before it is written, and until it is removed. */
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
import { lockOutdated, type Outdated } from './binned.ts'

export async function insertFile(
  { db, clock }: Tx,
  { id, officeId, promised = 0 }: { id: string; officeId: string; promised?: number },
): Promise<void> {
  await db
    .insertInto('document_files')
    .values({ id, company_id: officeId, promised, created_at: clock.now() })
    .execute()
}

/** The file is complete: its version follows in the same transaction. */
export async function keepFile({ db }: Tx, id: string, wrapped: Buffer): Promise<void> {
  await db.updateTable('document_files').set({ wrapped_key: wrapped }).where('id', '=', id).execute()
}

/**
 * Drops the file if it belongs to no version, and says whether it did. It waits for a transaction that gives it to one,
 * because the answer of a commit may be lost, or late.
 */
export async function dropUnused({ db, clock }: Tx, id: string): Promise<boolean> {
  const row = await db
    .updateTable('document_files')
    .set({ dropped_at: clock.now() })
    .where('id', '=', id)
    .where('wrapped_key', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function forgetFiles({ db }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('document_files').where('id', 'in', ids).execute()
}

/** Dropped ones, and those that never came to belong to a version. Needs the scope of the system. */
export async function listUnused({ db }: Tx, before: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from document_files
    where dropped_at is not null or (wrapped_key is null and created_at < ${before})
    order by created_at limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes documents of these offices out of the bin whose time is over; their keys are gone with them, their files are listed as dropped. */
export async function removeOutdated(
  tx: Tx,
  bounds: { officeIds: readonly string[]; before: Date; most: number },
): Promise<Outdated[]> {
  const { db, clock } = tx
  const rows = await lockOutdated(tx, 'documents', bounds)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const versions = sql`(select id from document_versions where document_id = any(${ids}))`
  await sql`update document_files set dropped_at = ${clock.now()}, wrapped_key = null
    where id in ${versions}`.execute(db)
  await sql`delete from documents where id = any(${ids})`.execute(db)
  return rows
}
