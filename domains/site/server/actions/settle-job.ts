/** Staff decides on a job that has failed for good: retry it or discard it. */
import { AppError } from '@mizan/platform/contract'
import { discardJob, reviveJob } from '@mizan/platform/jobs'
import type { SiteCall, Tx } from '../call.ts'

/** Returns the name of the job for the audit entry; undefined if somebody else was faster. */
type Settle = (tx: Tx, jobId: string) => Promise<string | undefined>

const settle =
  (change: Settle) =>
  (call: SiteCall, { jobId }: { jobId: string }): Promise<{ done: true }> =>
    call.system(async (tx) => {
      const job = await change(tx, jobId)
      if (!job) throw new AppError('job.not_found')
      tx.about(jobId, { job })
      return { done: true }
    })

/** @throws AppError `job.not_found` */
export const retryDeadJob = settle(reviveJob)

/** @throws AppError `job.not_found` */
export const discardDeadJob = settle(discardJob)
