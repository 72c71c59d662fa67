/** Starts an export of the whole office; its file is written in the background. */
import { randomUUID } from 'node:crypto'
import { AppError } from '@mizan/platform/contract'
import { enqueueJob } from '@mizan/platform/jobs'
import type { NewExport, OfficeExport } from '../../schemas.ts'
import type { TransferCall } from '../call.ts'
import { administratorWhoCalls, presentExport } from '../export/present.ts'
import { jobs } from '../job-rules.ts'
import { insertExport } from '../store/exports.ts'

export async function startExport(
  call: TransferCall,
  { format, allVersions }: NewExport,
): Promise<OfficeExport> {
  const { officeId, userId } = administratorWhoCalls(call)
  return call.office(async (tx) => {
    if (format === 'zip') await call.parts.keys.requireOpen(tx, officeId)
    const row = await insertExport(tx, {
      id: randomUUID(),
      company_id: officeId,
      format,
      all_versions: allVersions,
      language: call.language,
      state: 'running',
      created_by: userId,
      created_at: tx.clock.now().toISOString(),
    })
    if (!row) throw new AppError('export.running')
    await enqueueJob(tx, jobs['transfer.export'], { exportId: row.id })
    tx.about(row.id, { format })
    return presentExport(call, tx, row)
  })
}
