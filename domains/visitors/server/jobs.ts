/** Work of this domain without a call. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { defineJobs, jobDesk, once } from '@mizan/platform/jobs'
import { z } from 'zod'
import type { VisitorCall } from './call.ts'
import { deleteEnded } from './conversations/store.ts'
import { deleteUsesBefore } from './conversations/uses.ts'
import { deleteOldSolutions } from './human/store.ts'

const jobs = defineJobs({
  'visitors.tidy': { payload: z.object({}), scope: 'system', timetable: '41 * * * *', single: true },
})

/** Deletes expired rows: conversations, used human checks, and counters of earlier days. */
export const tidyVisitors = (call: Pick<VisitorCall, 'system'>): Promise<number> =>
  call.system(async (tx) => {
    const conversations = await deleteEnded(tx)
    const solutions = await deleteOldSolutions(tx)
    return conversations + solutions + (await deleteUsesBefore(tx, dayInTurkey(tx.clock.now())))
  })

export const visitorJobs = jobDesk(jobs, {
  'visitors.tidy': once(async (call) => ({ gone: await tidyVisitors(call) })),
})
