/** Jobs of imports and exports as values; what does them is in `jobs.ts`. */
import { defineJobs } from '@mizan/platform/jobs'
import { z } from 'zod'

const ofImport = z.object({ importId: z.string() })
/** Only a killed server leaves a job to be tried again; any other failure is told to the person at once. */
const retry = { times: 3, firstPause: 2, longestPause: 10 } as const

const ofExport = z.object({ exportId: z.string() })

export const jobs = defineJobs({
  'transfer.check': { payload: ofImport, scope: 'office', retry, lanes: 1, longest: 1_800 },
  'transfer.run': { payload: ofImport, scope: 'office', retry, lanes: 1, longest: 1_800 },
  'transfer.export': { payload: ofExport, scope: 'office', retry, lanes: 1, longest: 1_800 },
  'transfer.expire': { payload: z.object({}), scope: 'system', timetable: '20 * * * *', single: true },
  'transfer.forget': { payload: z.object({}), scope: 'system', timetable: '10 * * * *', single: true },
})
