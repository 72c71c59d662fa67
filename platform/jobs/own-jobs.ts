/** The runner's own housekeeping. */
import { z } from 'zod'
import { forgetChanges } from '../database/index.ts'
import { defineJobs } from './define.ts'
import { jobDesk, once } from './desk.ts'
import { forgetProgress } from './store/progress.ts'

const jobs = defineJobs({
  'jobs.tidy': { payload: z.object({}), scope: 'system', timetable: '47 * * * *', single: true },
})

const dayMs = 24 * 3_600_000

/** The progress of a job is kept for a day, the changes of a record for a month: no screen stays open for longer. */
export const runnerJobs = jobDesk(jobs, {
  'jobs.tidy': once(({ clock, system }) =>
    system(async (tx) => {
      const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs)
      await forgetProgress(tx, daysAgo(1))
      await forgetChanges(tx, daysAgo(30))
    }),
  ),
})
