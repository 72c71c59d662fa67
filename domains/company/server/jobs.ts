/** Work of this domain without a call. */
import { defineJobs, type JobDesk, jobDesk, once } from '@mizan/platform/jobs'
import { z } from 'zod'
import type { CompanyCall } from './call.ts'
import { tidyInvitations } from './housekeeping.ts'
import type { CompanyParts } from './parts.ts'

const jobs = defineJobs({
  'invitations.tidy': { payload: z.object({}), scope: 'system', timetable: '12 * * * *', single: true },
})

export const companyJobs = (parts: CompanyParts): JobDesk =>
  jobDesk(
    jobs,
    {
      'invitations.tidy': once(async (call: CompanyCall) => ({ gone: await tidyInvitations(call) })),
    },
    parts,
  )
