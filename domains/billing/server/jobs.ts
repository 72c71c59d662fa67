/** Work of billing without a call. */
import { type JobDesk, jobDesk, repeatable } from '@mizan/platform/jobs'
import type { BillingJob } from './call.ts'
import { billingJobRules } from './job-names.ts'
import type { BillingParts } from './parts.ts'
import { endSubscriptions } from './renewals/end.ts'
import { sendRefunds } from './renewals/refund.ts'

export const billingJobs = (parts: BillingParts): JobDesk =>
  jobDesk(
    billingJobRules,
    {
      'billing.refunds': repeatable((call: BillingJob) => sendRefunds(call)),
      'billing.endings': repeatable((call: BillingJob) => endSubscriptions(call)),
    },
    parts,
  )
