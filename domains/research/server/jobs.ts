/** Work of this domain without a call. */
import { defineJobs, jobDesk, once } from '@mizan/platform/jobs'
import { z } from 'zod'
import { tidyRemarks } from './remarks.ts'

const jobs = defineJobs({
  'remarks.tidy': { payload: z.object({}), scope: 'system', timetable: '17 * * * *', single: true },
})

export const researchJobs = jobDesk(jobs, {
  'remarks.tidy': once(async (call) => ({ gone: await tidyRemarks(call) })),
})
