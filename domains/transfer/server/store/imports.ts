/** Rows of imports, and of what they have added. */

import { managesAllCases } from '@mizan/cases/access'
import { AppError, type Caller } from '@mizan/platform/contract'
import { type Insertable, sql } from 'kysely'
import type { ImportKind } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { ImportRow, TransferTables } from '../tables.ts'

/** Imports hold names of all kinds, so they are for their maker and for those who open every case. */
function visible({ db }: Tx, { officeId, userId, roles }: Caller) {
  const ofOffice = db.selectFrom('imports').where('company_id', '=', officeId)
  return managesAllCases(roles) ? ofOffice : ofOffice.where('created_by', '=', userId)
}

/** @throws AppError `import.not_found` */
export async function getImport(tx: Tx, caller: Caller, id: string): Promise<ImportRow> {
  const found = await visible(tx, caller).where('id', '=', id).selectAll().executeTakeFirst()
  if (!found) throw new AppError('import.not_found')
  return found
}

/** The same, held until the transaction ends. @throws AppError `import.not_found` */
export async function lockImport(tx: Tx, caller: Caller, id: string): Promise<ImportRow> {
  const found = await visible(tx, caller).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
  if (!found) throw new AppError('import.not_found')
  return found
}

/**
 * For a job, which sees those of its office. Jobs of one import follow each other until the transaction ends. The row is
 * not locked: calls about an import that is under way would wait for its end, each with a connection to the database.
 */
export async function findForJob({ db }: Tx, id: string): Promise<ImportRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${id}`}, 0))`.execute(db)
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
}

export const listImports = (tx: Tx, caller: Caller, most: number): Promise<ImportRow[]> =>
  visible(tx, caller).selectAll().orderBy('created_at', 'desc').orderBy('id').limit(most).execute()

export const insertImport = ({ db }: Tx, row: Insertable<TransferTables['imports']>): Promise<ImportRow> =>
  db.insertInto('imports').values(row).returningAll().executeTakeFirstOrThrow()

export type ImportChange = Partial<Omit<ImportRow, 'id' | 'company_id'>>

export const updateImport = ({ db }: Tx, id: string, change: ImportChange): Promise<ImportRow> =>
  db
    .updateTable('imports')
    .set(change as object)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

interface Remembered {
  officeId: string
  kind: ImportKind
  headings: string
}

export async function findMapping({ db }: Tx, { officeId, kind, headings }: Remembered) {
  const found = await db
    .selectFrom('import_mappings')
    .select('mapping')
    .where('company_id', '=', officeId)
    .where('kind', '=', kind)
    .where('headings', '=', headings)
    .executeTakeFirst()
  return found?.mapping
}

export async function keepMapping(
  { db }: Tx,
  { officeId, kind, headings }: Remembered,
  mapping: (string | null)[],
): Promise<void> {
  await db
    .insertInto('import_mappings')
    .values({ company_id: officeId, kind, headings, mapping })
    .onConflict((same) => same.columns(['company_id', 'kind', 'headings']).doUpdateSet({ mapping }))
    .execute()
}

/**
 * Forgets how the connection reads tables. The database decides that once, and for a table that is empty decides to read
 * all of it, also for each foreign key of the thousands of rows that follow.
 */
export const replan = ({ db }: Tx): Promise<unknown> => sql`discard plans`.execute(db)

export interface AddedRecord {
  kind: 'client' | 'case' | 'party'
  id: string
  row: number
}

export async function insertRecords(
  { db }: Tx,
  { id, company_id }: ImportRow,
  records: readonly AddedRecord[],
): Promise<void> {
  await sql`insert into import_records (company_id, import_id, kind, record_id, row)
    select ${company_id}, ${id}, * from unnest(${records.map(({ kind }) => kind)}::text[],
      ${records.map((record) => record.id)}::text[], ${records.map(({ row }) => row)}::integer[])`.execute(db)
}

export const listRecords = ({ db }: Tx, importId: string): Promise<AddedRecord[]> =>
  db
    .selectFrom('import_records')
    .select(['kind', 'record_id as id', 'row'])
    .where('import_id', '=', importId)
    .orderBy('row')
    .execute()
