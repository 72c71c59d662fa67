import { defineJobs } from '@mizan/platform/jobs'
import { z } from 'zod'

export const jobs = defineJobs({
  'documents.expire': {
    payload: z.object({}),
    scope: 'system',
    timetable: '40 3 * * *',
    single: true,
    longest: 3_600,
  },
  'documents.dropUploads': {
    payload: z.object({}),
    scope: 'system',
    timetable: '25 * * * *',
    single: true,
    longest: 3_600,
  },
  'documents.removeOrphans': {
    payload: z.object({}),
    scope: 'system',
    timetable: '10 4 * * 0',
    single: true,
    longest: 3_600,
  },
  /** For one office, which is also the key: what comes while it runs is read by it or by the next. */
  'documents.readTexts': {
    payload: z.object({ officeId: z.string() }),
    scope: 'system',
    single: true,
    lanes: 2,
    longest: 3_600,
  },
  'documents.findTexts': {
    payload: z.object({}),
    scope: 'system',
    timetable: '* * * * *',
    single: true,
  },
})
