import { defineJobs } from '@mizan/platform/jobs'
import { z } from 'zod'
import { waiting } from '../contract/access.ts'

export const jobs = defineJobs({
  /** Staff sees a failure, and the job is tried again after a pause of its own. */
  'mail.fetch': {
    payload: z.object({}),
    renews: waiting,
    scope: 'system',
    timetable: '*/2 * * * *',
    single: true,
    retry: { times: 0, firstPause: 60, longestPause: 60 },
  },
  'mail.tidy': {
    payload: z.object({}),
    scope: 'system',
    timetable: '50 3 * * *',
    single: true,
    longest: 3_600,
  },
})
