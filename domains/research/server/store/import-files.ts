/** What was imported from which file, how far, and which of its rows were rejected. */
import { type Db, insertRows } from './rows.ts'

export interface ImportCounts {
  laws: number
  decisions: number
  added: number
  changed: number
  unchanged: number
  rejected: number
}

export const noCounts = (): ImportCounts => ({
  laws: 0,
  decisions: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  rejected: 0,
})

export interface ImportFile {
  hash: string
  linesDone: number
  finished: boolean
  counts: ImportCounts
}

/** Starts a file from the beginning on request, or if an older preparation has read it. */
export async function openImportFile(
  db: Db,
  { hash, name, again, preparation }: { hash: string; name: string; again: boolean; preparation: number },
): Promise<ImportFile & { outdated: boolean }> {
  const old = await db
    .deleteFrom('import_files')
    .where('hash', '=', hash)
    .$if(!again, (query) => query.where('preparation', '<>', preparation))
    .returning('preparation')
    .executeTakeFirst()
  await db
    .insertInto('import_files')
    .values({
      hash,
      name,
      lines_done: 0,
      finished_at: null,
      counts: JSON.stringify(noCounts()),
      preparation,
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  const row = await db
    .selectFrom('import_files')
    .selectAll()
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return {
    hash,
    linesDone: row.lines_done,
    finished: row.finished_at !== null,
    counts: row.counts as ImportCounts,
    outdated: old !== undefined && old.preparation !== preparation,
  }
}

export async function noteProgress(db: Db, file: ImportFile, at: Date): Promise<void> {
  await db
    .updateTable('import_files')
    .set({
      lines_done: file.linesDone,
      counts: JSON.stringify(file.counts),
      finished_at: file.finished ? at.toISOString() : null,
    })
    .where('hash', '=', file.hash)
    .execute()
}

export async function noteRejections(
  db: Db,
  hash: string,
  rejections: { line: number; reason: string }[],
): Promise<void> {
  await insertRows(
    db,
    'import_rejections',
    ['file_hash', 'line', 'reason'],
    rejections.map((row) => ({ ...row, file_hash: hash })),
  )
}

export async function listRejections(db: Db, hash: string): Promise<{ line: number; reason: string }[]> {
  return db
    .selectFrom('import_rejections')
    .select(['line', 'reason'])
    .where('file_hash', '=', hash)
    .orderBy('line')
    .execute()
}
