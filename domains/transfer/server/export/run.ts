/** The export itself: one file with everything of one moment, or none. */
import { AppError } from '@mizan/platform/contract'
import { FileError, type StoredFile } from '@mizan/platform/files'
import { exportHours, largestExport } from '../../data/limits.ts'
import type { ExportTrouble } from '../../schemas.ts'
import { administratorOf } from '../asker.ts'
import type { Tx } from '../call.ts'
import type { TransferJob } from '../check.ts'
import { type ExportChange, findExportForJob, updateRunning } from '../store/exports.ts'
import type { ExportRow } from '../tables.ts'
import { removeOutdated } from './expire.ts'
import { archivedFiles, expectedFiles } from './files.ts'
import { jsonOf } from './json.ts'
import { newArchiveKey, wrapArchiveKey, writeArchive } from './sealed.ts'
import { countAll, tablesIn } from './tables.ts'
import { sheetsOf } from './workbook.ts'

/** Somebody has cancelled the export, or it was done by another server. */
class NotWantedError extends Error {}

/** It may run twice: what an earlier try has left is removed, and a server that stops leaves it to the next one. */
export async function runExport(call: TransferJob, { exportId }: { exportId: string }): Promise<void> {
  const row = await call.office.read((tx) => findExportForJob(tx, exportId))
  if (row?.state !== 'running') {
    // Of one that was cancelled, or failed, after its server was killed.
    if (row && row.state !== 'done') await call.parts.exportFiles.remove(row.id)
    return
  }
  try {
    await call.parts.exportFiles.remove(row.id)
    const written = await writeFile(call, row)
    if (!written) return await fail(call, row, 'not_permitted')
    await finish(call, row, written)
  } catch (error) {
    await call.parts.exportFiles.remove(row.id)
    if (error instanceof NotWantedError) return
    if (call.job.signal.aborted) throw error
    const trouble = troubleOf(error)
    if (trouble !== 'locked') call.parts.log.error({ err: error, exportId }, 'an export failed')
    await fail(call, row, trouble)
  }
}

function troubleOf(error: unknown): ExportTrouble {
  if (error instanceof AppError && error.code === 'document.keys_locked') return 'locked'
  if (!(error instanceof FileError)) return 'failed'
  return ({ too_large: 'too_large', full: 'no_space' } as const)[error.problem as 'full'] ?? 'failed'
}

interface Written {
  file: StoredFile
  dataKey?: Buffer | undefined
}

/** Undefined if the person is no longer an administrator. */
const writeFile = (call: TransferJob, row: ExportRow): Promise<Written | undefined> =>
  call.office.read(async (tx) => {
    const { parts, job } = call
    const asker = await administratorOf(tx, parts, row)
    if (!asker) return undefined
    const isArchive = row.format === 'zip'
    const expected = isArchive
      ? await expectedFiles(tx, parts, row)
      : await countAll(tx, parts.officeData(), asker)
    await change(call, row, { expected: JSON.stringify(expected), written: 0 })
    const told = async (written: number) => {
      job.signal.throwIfAborted()
      await change(call, row, { written })
    }
    const at = tx.clock.now()
    if (isArchive) {
      const dataKey = await newArchiveKey(tx, parts, row)
      const source = archivedFiles(tx, { parts, row, at, expected, told })
      return { dataKey, file: await writeArchive(parts, row, { source, dataKey, maxBytes: largestExport }) }
    }
    const tables = tablesIn(tx, { parts, asker, told })
    const facts = { office: await parts.officeName(tx, row.company_id), row, at, expected }
    const bytes = row.format === 'json' ? jsonOf(tables, facts) : sheetsOf(tables, row.language)
    return { file: await parts.exportFiles.put(row.id, bytes, largestExport) }
  })

/** In a transaction of its own, so that it is seen at once. @throws NotWantedError */
const change = (call: TransferJob, row: ExportRow, what: ExportChange): Promise<void> =>
  call.office((tx) => changeIn(tx, row, what))

async function changeIn(tx: Tx, { id }: ExportRow, what: ExportChange): Promise<void> {
  if (!(await updateRunning(tx, id, what))) throw new NotWantedError('The export is not running')
}

/** The office keeps one file of each format. */
async function finish(call: TransferJob, row: ExportRow, { file, dataKey }: Written): Promise<void> {
  const { key, size, sha256 } = file
  const now = call.clock.now()
  await call.office(async (tx) => {
    await changeIn(tx, row, {
      ...{ state: 'done', finished_at: now, file_key: key, file_size: size, file_hash: sha256 },
      expires_at: new Date(now.getTime() + exportHours * 3_600_000),
      wrapped_key: dataKey ? await wrapArchiveKey(tx, call.parts, { row, dataKey }) : null,
    })
  })
  await removeOutdated(call, call.office, row)
}

const fail = (call: TransferJob, row: ExportRow, trouble: ExportTrouble): Promise<void> =>
  call.office(async (tx) => {
    await updateRunning(tx, row.id, { state: 'failed', trouble, finished_at: tx.clock.now() })
  })
