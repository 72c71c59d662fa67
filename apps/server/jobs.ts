/** Everything that is done without a call, and by what. */
import { companyJobs } from '@mizan/company/server'
import { identityJobs } from '@mizan/identity/server'
import { type JobDesk, runnerJobs } from '@mizan/platform/jobs'
import type { Log } from '@mizan/platform/log'
import { messagesDesk, type Senders } from '@mizan/platform/messages'
import { researchJobs } from '@mizan/research/server'
import { siteJobs } from '@mizan/site/server'
import type { Practice } from './practice.ts'

export const jobDesksOf = ({ identity, company }: Practice, senders: Senders, log: Log): JobDesk[] => [
  runnerJobs,
  messagesDesk(senders, log),
  identityJobs(identity, log),
  companyJobs(company),
  researchJobs,
  siteJobs,
]
