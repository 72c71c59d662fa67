/** One page of the jobs that failed for good, with the number of waiting jobs and the running ones. */
import { activeJobs, countWaiting, pageOfDead } from '@mizan/platform/jobs'
import type { JobPage, JobQuery } from '../../schemas.ts'
import type { SiteCall } from '../call.ts'

export const listJobs = (call: SiteCall, query: JobQuery): Promise<JobPage> =>
  call.system.read(async (tx) => {
    const { items, total } = await pageOfDead(tx, query)
    const named = <Known extends { id: string }>({ id, ...more }: Known) => ({ jobId: id, ...more })
    return {
      items: items.map(named),
      total,
      ...query,
      waiting: await countWaiting(tx),
      active: (await activeJobs(tx)).map(named),
    }
  })
