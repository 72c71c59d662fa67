/** Rows of versions, and of who has read them. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { type Insertable, sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { DocumentTables, VersionRow } from '../tables.ts'

export const insertVersion = (
  { db }: Tx,
  row: Insertable<DocumentTables['document_versions']>,
): Promise<VersionRow> =>
  db.insertInto('document_versions').values(row).returningAll().executeTakeFirstOrThrow()

/** Newest first. */
export const listVersions = ({ db }: Tx, documentId: string): Promise<VersionRow[]> =>
  db
    .selectFrom('document_versions')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('number', 'desc')
    .execute()

/** By id. */
export async function versionsById(
  { db }: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VersionRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('document_versions').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export const updateComment = ({ db }: Tx, id: string, comment: string): Promise<VersionRow> =>
  db
    .updateTable('document_versions')
    .set({ comment })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** A version with what its download needs of its document and its file. */
export interface StoredVersion extends VersionRow {
  wrapped_key: Buffer
  document_name: string
  is_latest: boolean
}

interface Wanted {
  caseId: string
  documentId: string
  /** The newest one if it is left out. */
  versionId?: string | undefined
}

/** Undefined also for a document in the bin. */
export const findStored = (
  { db }: Tx,
  { caseId, documentId, versionId }: Wanted,
): Promise<StoredVersion | undefined> =>
  db
    .selectFrom('documents')
    .innerJoin('document_versions', 'document_versions.document_id', 'documents.id')
    .innerJoin('document_files', 'document_files.id', 'document_versions.id')
    .selectAll('document_versions')
    .select(['documents.name as document_name', 'document_files.wrapped_key'])
    .select(sql<boolean>`document_versions.id = documents.latest_id`.as('is_latest'))
    .where('documents.id', '=', documentId)
    .where('documents.case_id', '=', caseId)
    .where('documents.deleted_at', 'is', null)
    .where('document_files.wrapped_key', 'is not', null)
    .where(sql<boolean>`document_versions.id = coalesce(${versionId ?? null}, documents.latest_id)`)
    .$narrowType<{ wrapped_key: Buffer }>()
    .executeTakeFirst()

/** One row for each person, version and day, however often and in however many parts it was read. */
export async function noteRead(
  { db, clock }: Tx,
  { id, company_id, document_id }: VersionRow,
  userId: string,
): Promise<void> {
  const now = clock.now()
  await sql`
    insert into document_reads (company_id, document_id, version_id, user_id, day, first_at, last_at)
    values (${company_id}, ${document_id}, ${id}, ${userId}, ${dayInTurkey(now)}, ${now}, ${now})
    on conflict (version_id, user_id, day) do update set last_at = excluded.last_at`.execute(db)
}

export interface UnseenVersion {
  number: number
  by: string
}

/** Versions of others before this one and after the last one that the person has read or added; all of them if there is none. */
export async function unseenVersions(
  { db }: Tx,
  { document_id: documentId, number }: VersionRow,
  userId: string,
): Promise<UnseenVersion[]> {
  const { rows } = await sql<UnseenVersion>`
    select v.number, v.created_by as by from document_versions v
    where v.document_id = ${documentId} and v.number < ${number} and v.number > (
      select coalesce(max(seen.number), 0) from document_versions seen
      where seen.document_id = ${documentId} and seen.number < ${number} and (seen.created_by = ${userId}
        or exists (select from document_reads r where r.version_id = seen.id and r.user_id = ${userId})))
    order by v.number`.execute(db)
  return rows
}

export interface ReadRow {
  person: string
  version: number
  firstAt: string
  lastAt: string
  total: number
}

export async function pageOfReads(
  { db }: Tx,
  documentId: string,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<ReadRow[]> {
  const { rows } = await sql<ReadRow>`
    select r.user_id as person, v.number as version, r.first_at as "firstAt", r.last_at as "lastAt",
      count(*) over ()::integer as total
    from document_reads r join document_versions v on v.id = r.version_id
    where r.document_id = ${documentId} order by r.last_at desc, v.number desc, r.user_id
    limit ${pageSize} offset ${pageIndex * pageSize}`.execute(db)
  return rows
}
