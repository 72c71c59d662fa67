/** Work of this domain without a call. */
import type { Transaction } from '@mizan/platform/database'
import { defineJobs, enqueueJob, type JobDesk, jobDesk, repeatable } from '@mizan/platform/jobs'
import { z } from 'zod'
import type { CaseJob } from './call.ts'
import { recalculateLimits } from './dates/recalculate.ts'
import type { CaseParts } from './parts.ts'
import { forgetRightChanges } from './rights/store/changes.ts'
import { forgetWords } from './words/forget-words.ts'

const jobs = defineJobs({
  /** Also at once when a figure is confirmed. The timetable is for figures that come with a new release. */
  'limits.recalculate': {
    payload: z.object({}),
    scope: 'system',
    timetable: '20 * * * *',
    single: true,
    renews: ['limits.list'],
  },
  'cases.forget-words': { payload: z.object({}), scope: 'system', timetable: '25 3 * * *', single: true },
  /** Afterwards each server reads the rights of a person once more. */
  'cases.forget-right-changes': {
    payload: z.object({}),
    scope: 'system',
    timetable: '35 3 * * *',
    single: true,
  },
})

/** Other figures count: whoever relies on a day that they gave is told at once, and not within the hour. */
export async function recalculateNow(tx: Transaction): Promise<void> {
  await enqueueJob(tx, jobs['limits.recalculate'], {})
}

export const caseJobs = (parts: CaseParts): JobDesk =>
  jobDesk(
    jobs,
    {
      'limits.recalculate': repeatable((call: CaseJob) =>
        recalculateLimits(call, () => !call.job.signal.aborted),
      ),
      'cases.forget-words': repeatable((call: CaseJob) =>
        forgetWords(call, { goesOn: () => !call.job.signal.aborted }),
      ),
      'cases.forget-right-changes': repeatable(({ system }: CaseJob) => system(forgetRightChanges)),
    },
    parts,
  )
