/** Starts the import of what the dry run found ready. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { enqueueJob } from '@mizan/platform/jobs'
import type { Import, RunStart } from '../../schemas.ts'
import { requireKind } from '../asker.ts'
import type { TransferCall } from '../call.ts'
import { jobs } from '../job-rules.ts'
import { presentImport } from '../present.ts'
import { lockImport, updateImport } from '../store/imports.ts'

/** A repeated call answers how far the first one is. */
export function startRun(
  call: TransferCall,
  { importId, ready, conflictsSeen }: RunStart & { importId: string },
): Promise<Import> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const row = await lockImport(tx, caller, importId)
    requireKind(caller, row.kind)
    if (row.state === 'running' || row.state === 'done') return presentImport(call, tx, row)
    if (row.state !== 'checked') throw new AppError('import.not_now')
    if (row.ready !== ready || row.trouble === 'changed') throw new AppError('import.changed')
    if (row.alike && !conflictsSeen) throw new AppError('import.conflicts_unseen')
    const jobId = await enqueueJob(tx, jobs['transfer.run'], { importId })
    const change = { state: 'running' as const, trouble: null, job_id: jobId ?? null }
    return presentImport(call, tx, await updateImport(tx, row.id, change))
  })
}
