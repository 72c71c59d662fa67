/** The work of adding samples, which takes longer than anybody waits for an answer. */
import type { Calls } from '@mizan/platform/call'
import type { Desk } from '@mizan/platform/http'
import { defineJobs, type JobDesk, jobDesk, repeatable } from '@mizan/platform/jobs'
import { z } from 'zod'
import { fillFew } from './fill.ts'

export const jobs = defineJobs({
  'sample.fill': {
    payload: z.object({ officeId: z.string(), userId: z.string() }),
    scope: 'office',
    single: true,
    retry: { times: 2, firstPause: 2, longestPause: 10 },
  },
})

interface Place {
  calls: Calls
  /** The desks of all domains, once they are open. */
  desks: () => readonly Desk[]
}

export const sampleJobs = ({ calls, desks }: Place): JobDesk =>
  jobDesk(
    jobs,
    {
      'sample.fill': repeatable((_call, { officeId, userId }) =>
        fillFew({ calls, desks: desks(), officeId, administrator: userId }),
      ),
    },
    undefined,
  )
