/** Work of this domain without a call. */
import { defineJobs, jobDesk, once } from '@mizan/platform/jobs'
import { z } from 'zod'
import { tidyMessages } from './housekeeping.ts'

const jobs = defineJobs({
  'forms.tidy': { payload: z.object({}), scope: 'system', timetable: '27 * * * *', single: true },
})

export const siteJobs = jobDesk(jobs, {
  'forms.tidy': once(async (call) => ({ gone: await tidyMessages(call) })),
})
