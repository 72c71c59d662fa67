/** Rows of exports of the office. */
import { AppError } from '@mizan/platform/contract'
import type { Insertable } from 'kysely'
import type { Tx } from '../call.ts'
import type { ExportRow, TransferTables } from '../tables.ts'

const ofOffice = ({ db }: Tx, officeId: string) =>
  db.selectFrom('office_exports').where('company_id', '=', officeId)

/** Undefined while another one of the office is running. */
export const insertExport = (
  { db }: Tx,
  row: Insertable<TransferTables['office_exports']>,
): Promise<ExportRow | undefined> =>
  db
    .insertInto('office_exports')
    .values(row)
    .onConflict((running) => running.column('company_id').where('state', '=', 'running').doNothing())
    .returningAll()
    .executeTakeFirst()

/** The newest first. */
export const listExportRows = (tx: Tx, officeId: string, most: number): Promise<ExportRow[]> =>
  ofOffice(tx, officeId).selectAll().orderBy('created_at', 'desc').orderBy('id').limit(most).execute()

/** @throws AppError `export.not_found` */
export async function getExport(tx: Tx, officeId: string, id: string): Promise<ExportRow> {
  const found = await ofOffice(tx, officeId).where('id', '=', id).selectAll().executeTakeFirst()
  if (!found) throw new AppError('export.not_found')
  return found
}

/** For a job, which sees those of its office. */
export const findExportForJob = ({ db }: Tx, id: string): Promise<ExportRow | undefined> =>
  db.selectFrom('office_exports').selectAll().where('id', '=', id).executeTakeFirst()

export type ExportChange = Partial<Omit<Insertable<TransferTables['office_exports']>, 'id' | 'company_id'>>

/** Undefined if it is not running any more. */
export const updateRunning = ({ db }: Tx, id: string, change: ExportChange): Promise<ExportRow | undefined> =>
  db
    .updateTable('office_exports')
    .set(change as object)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returningAll()
    .executeTakeFirst()

/** Files that may be removed: of exports whose time is over, and of earlier ones in the format of `before`. */
export const listOutdated = ({ db }: Tx, now: string, before?: ExportRow): Promise<{ file_key: string }[]> =>
  db
    .selectFrom('office_exports')
    .select('file_key')
    .$narrowType<{ file_key: string }>()
    .where('state', '=', 'done')
    .where(({ or, eb, and }) =>
      or([
        eb('expires_at', '<=', now),
        ...(before
          ? [
              and([
                eb('company_id', '=', before.company_id),
                eb('format', '=', before.format),
                eb('id', '<>', before.id),
              ]),
            ]
          : []),
      ]),
    )
    .execute()

const noFile = {
  file_key: null,
  file_size: null,
  file_hash: null,
  wrapped_key: null,
  expires_at: null,
} as const

export async function expireFiles({ db }: Tx, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('office_exports')
    .set({ state: 'expired', ...noFile })
    .where('file_key', 'in', [...keys, ''])
    .execute()
}

/** Those that have been running since before `until` are failed; gives how many. */
export async function failLost({ db }: Tx, until: string, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('office_exports')
    .set({ state: 'failed', trouble: 'failed', finished_at: now })
    .where('state', '=', 'running')
    .where('created_at', '<', until)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
