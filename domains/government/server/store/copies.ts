/** Documents of court files and their copies. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Copy, Group } from '../../rules/copies.ts'
import type { Tx } from '../call.ts'
import type { FileRow } from '../tables.ts'

export const findFile = ({ db }: Tx, officeId: string, id: string): Promise<FileRow | undefined> =>
  db
    .selectFrom('government_files')
    .selectAll()
    .where('company_id', '=', officeId)
    .where('id', '=', id)
    .executeTakeFirst()

/** A row with court and number of its court file. */
export type NamedRow = FileRow & { court_id: string; case_no: string }

/** Beyond this number, documents to which the portal gave one id are not distinguished. */
const mostAlike = 20

/** The document of this id, or those that the portal last gave this one. */
export async function findNamed(
  { db }: Tx,
  officeId: string,
  asked: { fileId: string } | { portalHash: string },
): Promise<NamedRow[]> {
  const is = 'fileId' in asked ? sql`f.id = ${asked.fileId}` : sql`f.portal_hash = ${asked.portalHash}`
  const { rows } = await sql<NamedRow>`
    select f.*, g.court_id, g.case_no from government_files f join government_cases g on g.id = f.government_case_id
    where f.company_id = ${officeId} and ${is} order by f.id limit ${mostAlike}`.execute(db)
  return rows
}

/** All documents that look alike, with their copies. */
export async function groupOf(
  { db }: Tx,
  { government_case_id, natural_key }: Pick<FileRow, 'government_case_id' | 'natural_key'>,
): Promise<Group & { rows: FileRow[] }> {
  const rows = await db
    .selectFrom('government_files')
    .selectAll()
    .where('government_case_id', '=', government_case_id)
    .where('natural_key', '=', natural_key)
    .orderBy('occurrence')
    .execute()
  const copies = await db
    .selectFrom('government_copies')
    .select(['sha256', 'read_at as readAt', 'file_id as placeId'])
    .where('government_case_id', '=', government_case_id)
    .where('natural_key', '=', natural_key)
    .execute()
  const places = rows.map(({ id, occurrence, sha256, copy_read_at }) => ({
    id,
    occurrence,
    copy: sha256 === null || copy_read_at === null ? null : { sha256, readAt: copy_read_at },
  }))
  return { rows, places, copies }
}

/** Notes that a copy was seen at that time, and where it is. */
export async function noteCopy(
  { db }: Tx,
  { company_id, government_case_id, natural_key }: FileRow,
  { sha256, readAt, fileId }: Copy & { fileId: string | null },
): Promise<void> {
  await db
    .insertInto('government_copies')
    .values({ company_id, government_case_id, natural_key, sha256, read_at: readAt, file_id: fileId })
    .onConflict((conflict) =>
      conflict.columns(['government_case_id', 'natural_key', 'sha256']).doUpdateSet({
        read_at: sql`greatest(government_copies.read_at, excluded.read_at)`,
        file_id: sql`coalesce(government_copies.file_id, excluded.file_id)`,
      }),
    )
    .execute()
}

/** Notes that the stored copy was seen again. */
export async function seenAgain({ db }: Tx, id: string, { sha256, readAt }: Copy): Promise<void> {
  await db
    .updateTable('government_files')
    .set({ copy_read_at: sql`greatest(copy_read_at, ${readAt}::timestamptz)`, fault: null })
    .where('id', '=', id)
    .where('sha256', '=', sha256)
    .execute()
}

/** It is a document of the case from now on. */
export async function keepCopy(
  { db, clock }: Tx,
  id: string,
  { sha256, readAt, documentId, by }: Copy & { documentId: string; by: string },
): Promise<void> {
  await db
    .updateTable('government_files')
    .set({
      ...{ sha256, copy_read_at: readAt, document_id: documentId, fault: null },
      ...{ stored_at: clock.now().toISOString(), stored_by: by, copies: sql`copies + 1` },
    })
    .where('id', '=', id)
    .execute()
}

/** Adds one more similar document, which the portal does not list. */
export async function insertBeside({ db, clock }: Tx, row: FileRow, occurrence: number): Promise<FileRow> {
  return db
    .insertInto('government_files')
    .values({
      ...row,
      ...{ id: randomUUID(), occurrence, listed_at: null, portal_hash: null, fault: null },
      ...{ document_id: null, sha256: null, copy_read_at: null, copies: 0, stored_at: null, stored_by: null },
      created_at: clock.now().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
