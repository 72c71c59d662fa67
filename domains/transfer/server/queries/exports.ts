/** Exports of the office, and their files. */
import { AppError, type BinaryAnswer } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import { FileError } from '@mizan/platform/files'
import { exportTypes, listedExports } from '../../data/limits.ts'
import type { OfficeExport } from '../../schemas.ts'
import type { TransferCall } from '../call.ts'
import { administratorWhoCalls, fileNameOf, fileOf, presentExports } from '../export/present.ts'
import { readExport } from '../export/sealed.ts'
import { getExport, listExportRows } from '../store/exports.ts'

export async function listExports(call: TransferCall): Promise<{ items: OfficeExport[] }> {
  const { officeId } = administratorWhoCalls(call)
  return call.office.read(async (tx) => ({
    items: await presentExports(call, tx, await listExportRows(tx, officeId, listedExports)),
  }))
}

/** Everything of an office leaves with this file, so the record says who took it. */
export async function exportFile(
  call: TransferCall,
  { exportId }: { exportId: string },
): Promise<BinaryAnswer> {
  const { officeId } = administratorWhoCalls(call)
  return call.office(async (tx) => {
    const row = await getExport(tx, officeId, exportId)
    const file = fileOf(row, call.clock.now())
    if (!file) throw new AppError('export.gone')
    const body = await readExport(tx, call.parts, { row, file }).catch((error) => {
      throw error instanceof FileError ? new AppError('export.gone') : error
    })
    await insertAuditEntry(tx, 'export.downloaded', { subjectId: row.id, details: { format: row.format } })
    return { contentType: exportTypes[row.format], fileName: fileNameOf(row), body, size: file.size }
  })
}
