/** Work of this domain without a call. */
import { defineJobs, type JobDesk, jobDesk, once, repeatable } from '@mizan/platform/jobs'
import { z } from 'zod'
import { checkBalances } from './check-balances.ts'
import { keepFormerNames } from './keep-former-names.ts'
import type { ClientParts } from './parts.ts'

const jobs = defineJobs({
  'clients.check-balances': { payload: z.object({}), scope: 'system', timetable: '40 4 * * *', single: true },
  'clients.keep-former-names': {
    payload: z.object({}),
    scope: 'system',
    timetable: '*/5 * * * *',
    single: true,
  },
})

export const clientJobs = (parts: ClientParts): JobDesk =>
  jobDesk(
    jobs,
    {
      'clients.check-balances': once(checkBalances),
      'clients.keep-former-names': repeatable(keepFormerNames),
    },
    parts,
  )
