/** Staff decides on work that failed for good: once more, or given up. */
import { AppError } from '@mizan/platform/contract'
import { type AnyDatabase, type DataContext, write } from '@mizan/platform/database'
import { discardJob, reviveJob } from '@mizan/platform/jobs'

/** Gives the name of the work, for the record; nothing where somebody was faster. */
type Settle = (db: AnyDatabase, jobId: string) => Promise<string | undefined>

const settle =
  (change: Settle) =>
  (ctx: DataContext, jobId: string): Promise<{ done: true }> =>
    write(ctx, async (tx) => {
      const job = await change(tx.db, jobId)
      if (!job) throw new AppError('job.not_found')
      tx.about(jobId, { job })
      return { done: true }
    })

/** @throws AppError `job.not_found` */
export const retryDeadJob = settle(reviveJob)

/** @throws AppError `job.not_found` */
export const discardDeadJob = settle(discardJob)
