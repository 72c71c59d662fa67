/** Work of billing without a call. */
import { type JobDesk, jobDesk, repeatable } from '@mizan/platform/jobs'
import type { BillingJob } from './call.ts'
import { handInvoices } from './invoices/hand.ts'
import { billingJobRules } from './job-names.ts'
import { inquire, reconcile } from './online-payment/reconcile.ts'
import { closeUselessTransfers } from './orders/close-transfers.ts'
import type { BillingParts } from './parts.ts'
import { endSubscriptions } from './renewals/end.ts'
import { sendRefunds } from './renewals/refund.ts'
import { remindOffices } from './renewals/remind.ts'
import { renewSubscriptions } from './renewals/renew.ts'

export const billingJobs = (parts: BillingParts): JobDesk =>
  jobDesk(
    billingJobRules,
    {
      'billing.reconcile': repeatable((call: BillingJob) => reconcile(call)),
      'billing.inquire': repeatable((call: BillingJob, payload) => inquire(call, payload)),
      'billing.refunds': repeatable((call: BillingJob) => sendRefunds(call)),
      'billing.renewals': repeatable((call: BillingJob) => renewSubscriptions(call)),
      'billing.reminders': repeatable((call: BillingJob) => remindOffices(call)),
      'billing.invoices': repeatable((call: BillingJob) => handInvoices(call)),
      'billing.transfers': repeatable((call: BillingJob) => closeUselessTransfers(call)),
      'billing.endings': repeatable((call: BillingJob) => endSubscriptions(call)),
    },
    parts,
  )
