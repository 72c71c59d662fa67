/** Deletes events that no reader will need any more. */
import { z } from 'zod'
import { forgetEvents } from '../database/index.ts'
import { defineJobs, jobDesk, once } from '../jobs/index.ts'

const jobs = defineJobs({
  'events.tidy': { payload: z.object({}), scope: 'system', timetable: '*/10 * * * *', single: true },
})

/** A page that was away for longer has to reload everything. */
const keptMs = 30 * 60_000

export const eventJobs = jobDesk(jobs, {
  'events.tidy': once(async ({ clock, system }) => ({
    gone: await system((tx) => forgetEvents(tx, new Date(clock.now().getTime() - keptMs))),
  })),
})
