/** Rows of several documents of a case. Whoever asks has made sure that the caller may read or write it. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { AppError } from '@mizan/platform/contract'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { StoredVersion } from '../store/versions.ts'
import type { DocumentRow, DocumentTables } from '../tables.ts'

interface Some {
  caseId: string
  documentIds: readonly string[]
}

/** Holds those that exist, in one order for everybody. `inBin`: those that were deleted after this moment. */
export function lockSome(
  { db }: Tx,
  { caseId, documentIds }: Some,
  inBin?: { since: Date },
): Promise<DocumentRow[]> {
  const some = db
    .selectFrom('documents')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('id', 'in', documentIds)
  const found = inBin
    ? some.where('deleted_at', '>', inBin.since.toISOString())
    : some.where('deleted_at', 'is', null)
  return found.orderBy('id').forUpdate().execute()
}

export async function binSome({ db, clock }: Tx, ids: readonly string[], userId: string): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('documents')
    .set({ deleted_at: clock.now().toISOString(), deleted_by: userId })
    .where('id', 'in', ids)
    .execute()
}

/** The newest versions of documents, by name. */
export const newestOf = ({ db }: Tx, { caseId, documentIds }: Some): Promise<StoredVersion[]> =>
  db
    .selectFrom('documents')
    .innerJoin('document_versions', 'document_versions.id', 'documents.latest_id')
    .innerJoin('document_files', 'document_files.id', 'document_versions.id')
    .selectAll('document_versions')
    .select(['documents.name as document_name', 'document_files.wrapped_key'])
    .select(sql<boolean>`true`.as('is_latest'))
    .where('documents.case_id', '=', caseId)
    .where('documents.id', 'in', documentIds)
    .where('documents.deleted_at', 'is', null)
    .where('document_files.wrapped_key', 'is not', null)
    .orderBy('documents.search_text')
    .$narrowType<{ wrapped_key: Buffer }>()
    .execute()

/** @throws AppError `document.not_found` if the file is gone */
export async function wrappedKeyOf({ db }: Tx, versionId: string): Promise<Buffer> {
  const row = await db
    .selectFrom('document_files')
    .select('wrapped_key')
    .where('id', '=', versionId)
    .executeTakeFirst()
  if (!row?.wrapped_key) throw new AppError('document.not_found')
  return row.wrapped_key
}

/** That the person has read these versions today. */
export async function noteReads(
  { db, clock }: Tx,
  versions: readonly StoredVersion[],
  userId: string,
): Promise<void> {
  const now = clock.now().toISOString()
  const rows: Insertable<DocumentTables['document_reads']>[] = versions.map(
    ({ id, company_id, document_id }) => ({
      company_id,
      document_id,
      version_id: id,
      user_id: userId,
      day: dayInTurkey(clock.now()),
      first_at: now,
      last_at: now,
    }),
  )
  await db
    .insertInto('document_reads')
    .values(rows)
    .onConflict((same) => same.columns(['version_id', 'user_id', 'day']).doUpdateSet({ last_at: now }))
    .execute()
}
