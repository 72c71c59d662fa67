/** Work of this domain without a call. */
import { defineJobs, type JobDesk, jobDesk, repeatable } from '@mizan/platform/jobs'
import type { Log } from '@mizan/platform/log'
import { z } from 'zod'
import type { IdentityCall } from './call.ts'
import { tidyAccounts } from './housekeeping/housekeeping.ts'
import type { Identity } from './identity.ts'

const jobs = defineJobs({
  'accounts.tidy': { payload: z.object({}), scope: 'system', timetable: '7 * * * *', single: true },
})

export const identityJobs = (identity: Identity, log: Pick<Log, 'warn'>): JobDesk =>
  jobDesk(
    jobs,
    {
      'accounts.tidy': repeatable(async (call: IdentityCall) => {
        const logFailure = (err: unknown) => log.warn({ err }, 'an old account could not be erased')
        return { gone: await tidyAccounts(call, logFailure) }
      }),
    },
    identity,
  )
