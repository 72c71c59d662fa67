/** Work of this domain without a call. */
import { defineJobs, type JobCall, type JobDesk, jobDesk, repeatable } from '@mizan/platform/jobs'
import { z } from 'zod'
import type { CaseParts } from './parts.ts'
import { recalculateLimits } from './recalculate.ts'
import { remindEverybody } from './remind.ts'
import type { CaseTables } from './tables.ts'

const jobs = defineJobs({
  'calendar.remind': { payload: z.object({}), scope: 'system', timetable: '0 8 * * *', single: true },
  /** Before the reminders of the day among others, so that these are read with the newest figures. */
  'limits.recalculate': { payload: z.object({}), scope: 'system', timetable: '20 * * * *', single: true },
})

export const caseJobs = (parts: CaseParts): JobDesk =>
  jobDesk(
    jobs,
    {
      'calendar.remind': repeatable((call: JobCall<CaseParts, CaseTables>) =>
        remindEverybody(call, () => !call.job.signal.aborted),
      ),
      'limits.recalculate': repeatable((call: JobCall<CaseParts, CaseTables>) =>
        recalculateLimits(call, () => !call.job.signal.aborted),
      ),
    },
    parts,
  )
