/** Exports of the office, and their files. */
import { AppError, type BinaryAnswer } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import { FileError } from '@mizan/platform/files'
import { exportTypes, listedExports } from '../../data/limits.ts'
import type { OfficeExport } from '../../schemas.ts'
import type { TransferCall } from '../call.ts'
import { administratorWhoCalls, fileNameOf, fileOf, presentExports } from '../export/present.ts'
import { readerOf, requireWhole } from '../export/sealed.ts'
import { getExport, listExportRows } from '../store/exports.ts'

export async function listExports(call: TransferCall): Promise<{ items: OfficeExport[] }> {
  const { officeId } = administratorWhoCalls(call)
  return call.office.read(async (tx) => ({
    items: await presentExports(call, tx, await listExportRows(tx, officeId, listedExports)),
  }))
}

/** Everything of an office leaves with this file, so the record says who took it; a file that is refused is in no record. */
export async function exportFile(
  call: TransferCall,
  { exportId }: { exportId: string },
): Promise<BinaryAnswer> {
  const { officeId } = administratorWhoCalls(call)
  const { row, file, read } = await call.office.read(async (tx) => {
    const row = await getExport(tx, officeId, exportId)
    const file = fileOf(row, call.clock.now())
    if (!file) throw new AppError('export.gone')
    return { row, file, read: await readerOf(tx, call.parts, { row, file }) }
  })
  // Outside of a transaction, because a large file takes seconds.
  await requireWhole(read).catch(refused)
  const body = await read().catch(refused)
  await call.office((tx) =>
    insertAuditEntry(tx, 'export.downloaded', { subjectId: row.id, details: { format: row.format } }),
  )
  return { contentType: exportTypes[row.format], fileName: fileNameOf(row), body, size: file.size }
}

const refused = (error: unknown): never => {
  if (!(error instanceof FileError)) throw error
  throw new AppError(error.problem === 'damaged' ? 'export.damaged' : 'export.gone')
}
