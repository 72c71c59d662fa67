/** Starts the dry run of a table with a mapping, which is remembered for the same headings. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { enqueueJob } from '@mizan/platform/jobs'
import { headingKey, mappingProblem } from '../../rules/headings.ts'
import type { CheckStart, Import } from '../../schemas.ts'
import { requireKind } from '../asker.ts'
import type { TransferCall } from '../call.ts'
import { jobs } from '../job-rules.ts'
import { presentImport } from '../present.ts'
import { keepMapping, lockImport, updateImport } from '../store/imports.ts'

export function startCheck(
  call: TransferCall,
  { importId, mapping }: CheckStart & { importId: string },
): Promise<Import> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const row = await lockImport(tx, caller, importId)
    requireKind(caller, row.kind)
    if (row.state !== 'mapping' && row.state !== 'checked') throw new AppError('import.not_now')
    if (mapping.length !== row.headings.length || mappingProblem(row.kind, mapping))
      throw new AppError('import.mapping_invalid')
    const headings = headingKey(row.headings)
    // Lists without headings have nothing by which they would be known again.
    if (row.heading_row !== 0)
      await keepMapping(tx, { officeId: caller.officeId, kind: row.kind, headings }, mapping)
    const jobId = await enqueueJob(tx, jobs['transfer.check'], { importId })
    const change = { state: 'checking' as const, mapping, trouble: null, job_id: jobId ?? null }
    return presentImport(call, tx, await updateImport(tx, row.id, change))
  })
}
