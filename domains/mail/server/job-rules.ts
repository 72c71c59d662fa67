import { defineJobs } from '@mizan/platform/jobs'
import { z } from 'zod'

export const jobs = defineJobs({
  'mail.tidy': {
    payload: z.object({}),
    scope: 'system',
    timetable: '50 3 * * *',
    single: true,
    longest: 3_600,
  },
})
