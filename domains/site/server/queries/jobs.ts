/** One page of the work that failed for good, with how much waits and runs. */
import { type DataContext, read } from '@mizan/platform/database'
import { activeJobs, countWaiting, pageOfDead } from '@mizan/platform/jobs'
import type { JobPage, JobQuery } from '../../schemas.ts'

export const listJobs = (ctx: DataContext, query: JobQuery): Promise<JobPage> =>
  read(ctx, async ({ db }) => {
    const { items, total } = await pageOfDead(db, query)
    const named = <Known extends { id: string }>({ id, ...more }: Known) => ({ jobId: id, ...more })
    return {
      items: items.map(named),
      total,
      ...query,
      waiting: await countWaiting(db),
      active: (await activeJobs(db)).map(named),
    }
  })
