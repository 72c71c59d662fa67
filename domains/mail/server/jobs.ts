/** Work of this domain without a call. */
import { type JobDesk, jobDesk, repeatable } from '@mizan/platform/jobs'
import { fetchBox } from './box/fetch.ts'
import { tidyMails } from './expire.ts'
import { jobs } from './job-rules.ts'
import type { MailParts } from './parts.ts'

export const mailJobs = (parts: MailParts): JobDesk =>
  jobDesk(
    jobs,
    {
      'mail.fetch': repeatable(async (call) => (await fetchBox(call)) ?? {}),
      'mail.tidy': repeatable(tidyMails),
    },
    parts,
  )
