/** Work of this domain without a call. */
import { defineJobs, type JobCall, type JobDesk, jobDesk, repeatable } from '@mizan/platform/jobs'
import { z } from 'zod'
import type { CaseParts } from './parts.ts'
import { remindEverybody } from './remind.ts'
import type { CaseTables } from './tables.ts'

const jobs = defineJobs({
  'calendar.remind': { payload: z.object({}), scope: 'system', timetable: '0 8 * * *', single: true },
})

export const caseJobs = (parts: CaseParts): JobDesk =>
  jobDesk(
    jobs,
    {
      'calendar.remind': repeatable((call: JobCall<CaseParts, CaseTables>) =>
        remindEverybody(call, () => !call.job.signal.aborted),
      ),
    },
    parts,
  )
