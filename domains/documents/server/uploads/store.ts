/** Rows of uploads. */
import { AppError, type Caller } from '@mizan/platform/contract'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import { uploadHours } from '../../data/limits.ts'
import type { Tx } from '../call.ts'
import type { UploadRow, UploadTables } from './tables.ts'

/** Uploads that began earlier are over. */
export const uploadsSince = (now: Date): Date => new Date(now.getTime() - uploadHours * 3_600_000)

/** Of `u`. Nobody can finish it any more, because a deleted case does not come back. */
export const isOfDeletedCase: RawBuilder<boolean> = sql`exists (
  select from cases c where c.id = u.case_id and c.deleted_at is not null)`

export async function insertUpload(
  { db }: Tx,
  row: Insertable<UploadTables['document_uploads']>,
): Promise<void> {
  await db.insertInto('document_uploads').values(row).execute()
}

/** How many the person has not finished, in all cases, and their bytes; until the transaction ends, they begin no other one. */
export async function holdUnfinished(
  { db, clock }: Tx,
  userId: string,
): Promise<{ count: number; bytes: number }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads ${userId}`}, 0))`.execute(db)
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::integer as count, coalesce(sum(size), 0)::double precision as bytes from document_uploads u
    where user_id = ${userId} and finished_at is null and created_at > ${uploadsSince(clock.now())}
      and not ${isOfDeletedCase}`.execute(db)
  return rows[0] ?? { count: 0, bytes: 0 }
}

/** That of the caller, in the session that began it. */
export const findUpload = (
  { db, clock }: Tx,
  { userId, session }: Caller,
  uploadId: string,
): Promise<UploadRow | undefined> =>
  db
    .selectFrom('document_uploads')
    .selectAll()
    .where('id', '=', uploadId)
    .where('user_id', '=', userId)
    .where('session_id', '=', session?.sessionId ?? '')
    .where('created_at', '>', uploadsSince(clock.now()).toISOString())
    .executeTakeFirst()

/** The same. @throws AppError `document.upload_not_found` */
export async function getUpload(tx: Tx, caller: Caller, uploadId: string): Promise<UploadRow> {
  const row = await findUpload(tx, caller, uploadId)
  if (!row) throw new AppError('document.upload_not_found')
  return row
}

interface Kept {
  /** Bytes that were on the disk before. */
  before: number
  received: number
  checksum: number
}

/** False if something else has happened to the upload meanwhile. */
export async function keepReceived(
  { db }: Tx,
  id: string,
  { before, received, checksum }: Kept,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('document_uploads')
    .set({ received, checksum })
    .where('id', '=', id)
    .where('received', '=', before)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Holds it until the transaction ends: of two calls that finish it the second waits. False if it was finished, or removed. */
export async function lockUnfinished({ db }: Tx, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('document_uploads')
    .select('id')
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function noteFinished({ db, clock }: Tx, id: string, documentId: string): Promise<void> {
  await db
    .updateTable('document_uploads')
    .set({ document_id: documentId, finished_at: clock.now().toISOString(), wrapped_key: null })
    .where('id', '=', id)
    .execute()
}

/** False for one that was finished or removed meanwhile: what has become a document stays known. */
export async function deleteUnfinished({ db }: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('document_uploads')
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Held in one order, which is also that of whoever changes the key of an office. */
export async function deleteUploads({ db }: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from document_uploads where id in (
    select id from document_uploads where id = any(${[...ids]}::text[]) order by id for update)`.execute(db)
}

/** Those of former days, and unfinished ones of deleted cases. Needs the scope of the system. */
export async function listOver({ db, clock }: Tx, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from document_uploads u
    where created_at <= ${uploadsSince(clock.now())} or (finished_at is null and ${isOfDeletedCase})
    order by created_at limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
