/** The runner's own housekeeping. */
import { z } from 'zod'
import { defineJobs } from './define.ts'
import { jobDesk, once } from './desk.ts'
import { forgetProgress } from './store/progress.ts'

const jobs = defineJobs({
  'jobs.tidy': { payload: z.object({}), scope: 'system', timetable: '47 * * * *', single: true },
})

const keptMs = 24 * 3_600_000

/** How far a job was is of no use a day later. */
export const runnerJobs = jobDesk(jobs, {
  'jobs.tidy': once((tx) => forgetProgress(tx, new Date(tx.clock.now().getTime() - keptMs))),
})
