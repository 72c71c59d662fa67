/** Deletes messages that no sender repeats any more. */
import { z } from 'zod'
import { defineJobs, jobDesk, once } from '../jobs/index.ts'
import { forgetDeliveries } from './receive.ts'

const jobs = defineJobs({
  'webhooks.tidy': { payload: z.object({}), scope: 'system', timetable: '52 * * * *', single: true },
})

/** Senders give up after a few days. */
const keptMs = 30 * 24 * 3_600_000

export const webhookJobs = jobDesk(jobs, {
  'webhooks.tidy': once(async ({ clock, system }) => ({
    gone: await system((tx) => forgetDeliveries(tx, new Date(clock.now().getTime() - keptMs))),
  })),
})
