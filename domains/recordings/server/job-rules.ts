import { defineJobs } from '@mizan/platform/jobs'
import { z } from 'zod'
import { recorded } from '../contract/access.ts'

export const jobs = defineJobs({
  'recordings.transcribe': {
    payload: z.object({ caseId: z.string(), recordingId: z.string(), run: z.string() }),
    scope: 'office',
    renews: [...recorded, 'recordings.transcript'],
    lanes: 2,
    /** A recording has several parts, each of which a slow service may take half an hour for. */
    longest: 6 * 3_600,
    retry: { times: 2, firstPause: 30, longestPause: 60 },
  },
  'recordings.tidy': {
    payload: z.object({}),
    scope: 'system',
    timetable: '55 3 * * *',
    single: true,
    longest: 3_600,
  },
  'recordings.removeOrphans': {
    payload: z.object({}),
    scope: 'system',
    timetable: '30 4 * * 0',
    single: true,
    longest: 3_600,
  },
})
