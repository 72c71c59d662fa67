/** Work of this domain without a call. */
import { type JobDesk, jobDesk, once, repeatable } from '@mizan/platform/jobs'
import { keptHours } from '../data/limits.ts'
import type { TransferCall } from './call.ts'
import { checkImport, type TransferJob } from './check.ts'
import { expireExports } from './export/expire.ts'
import { runExport } from './export/run.ts'
import { jobs } from './job-rules.ts'
import type { TransferParts } from './parts.ts'
import { runImport } from './run.ts'
import { updateImport } from './store/imports.ts'
import { forgetTables } from './store/lines.ts'

type Work = (call: TransferJob, importId: string) => Promise<void>

/** An import that failed is where it was before, and says so; a server that stops leaves it to the next one. */
const orTell =
  (work: Work, before: 'mapping' | 'checked') =>
  async (call: TransferJob, { importId }: { importId: string }): Promise<void> => {
    try {
      await work(call, importId)
    } catch (error) {
      if (call.job.signal.aborted) throw error
      call.parts.log.error({ err: error, importId }, 'an import failed')
      await call.office((tx) => updateImport(tx, importId, { state: before, trouble: 'failed' }))
    }
  }

const hourMs = 3_600_000

/** Removes tables that were uploaded long ago. */
const forget = (call: TransferCall): Promise<{ forgotten: number }> =>
  call.system(async (tx) => {
    const until = new Date(tx.clock.now().getTime() - keptHours * hourMs).toISOString()
    return { forgotten: await forgetTables(tx, until) }
  })

export const transferJobs = (parts: TransferParts): JobDesk =>
  jobDesk(
    jobs,
    {
      'transfer.check': repeatable(orTell(checkImport, 'mapping')),
      'transfer.run': repeatable(orTell(runImport, 'checked')),
      'transfer.export': repeatable(runExport),
      'transfer.expire': repeatable(expireExports),
      'transfer.forget': once(forget),
    },
    parts,
  )
