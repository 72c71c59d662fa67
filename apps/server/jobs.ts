/** All jobs of the product, with the functions that do them. */
import { eventJobs } from '@mizan/platform/events'
import { type JobDesk, runnerJobs } from '@mizan/platform/jobs'
import type { Log } from '@mizan/platform/log'
import { messagesDesk, type Senders } from '@mizan/platform/messages'
import { webhookJobs } from '@mizan/platform/webhooks'

/** The jobs of the platform come before those of the domains. */
export const jobDesksOf = (ofDomains: readonly JobDesk[], senders: Senders, log: Log): JobDesk[] => [
  runnerJobs,
  eventJobs,
  webhookJobs,
  messagesDesk(senders, log),
  ...ofDomains,
]
