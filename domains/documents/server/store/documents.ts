/** Rows of documents. Whoever asks has made sure that the caller may read or write their case. */
import { AppError } from '@mizan/platform/contract'
import { type Insertable, sql } from 'kysely'
import { nameFamily } from '../../rules/names.ts'
import type { Tx } from '../call.ts'
import type { DocumentRow, DocumentTables } from '../tables.ts'

interface Asked {
  caseId: string
  documentId: string
}

/** @throws AppError `document.not_found`, also for one in the bin */
export async function getDocument({ db }: Tx, { caseId, documentId }: Asked): Promise<DocumentRow> {
  const row = await ofCase(db, caseId)
    .where('id', '=', documentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new AppError('document.not_found')
  return row
}

/** Holds the document until the transaction ends. `mayBeInBin`: also one that was deleted. @throws AppError `document.not_found` */
export async function lockDocument(
  { db }: Tx,
  { caseId, documentId }: Asked,
  mayBeInBin = false,
): Promise<DocumentRow> {
  const row = await ofCase(db, caseId).where('id', '=', documentId).forUpdate().executeTakeFirst()
  if (!row || (row.deleted_at !== null && !mayBeInBin)) throw new AppError('document.not_found')
  return row
}

/** The same; undefined if it is gone or in the bin. */
export const lockKept = ({ db }: Tx, { caseId, documentId }: Asked): Promise<DocumentRow | undefined> =>
  ofCase(db, caseId)
    .where('id', '=', documentId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

const ofCase = (db: Tx['db'], caseId: string) =>
  db.selectFrom('documents').selectAll().where('case_id', '=', caseId)

export interface NamedDocument {
  id: string
  name: string
  nameKey: string
}

/** Documents of the case whose names could collide with these, the bin aside. */
export async function namesLike(
  { db }: Tx,
  caseId: string,
  names: readonly string[],
): Promise<NamedDocument[]> {
  const families = names.map((name) => `${nameFamily(name).replace(/[\\%_]/g, '\\$&')}%`)
  return db
    .selectFrom('documents')
    .select(['id', 'name', 'name_key as nameKey'])
    .where('case_id', '=', caseId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`name_key like any(${families}::text[])`)
    .execute()
}

/** With those in the bin. */
export async function countDocuments({ db }: Tx, caseId: string): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  return count
}

export const insertDocument = (
  { db }: Tx,
  row: Insertable<DocumentTables['documents']>,
): Promise<DocumentRow> => db.insertInto('documents').values(row).returningAll().executeTakeFirstOrThrow()

export const updateDocument = ({ db }: Tx, id: string, change: Partial<DocumentRow>): Promise<DocumentRow> =>
  db.updateTable('documents').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
