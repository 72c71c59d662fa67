/** The background work of billing; `jobs.ts` has the functions that do it. */
import { defineJobs } from '@mizan/platform/jobs'
import { z } from 'zod'

const alone = { payload: z.object({}), scope: 'system', single: true } as const

export const billingJobRules = defineJobs({
  'billing.reconcile': { ...alone, timetable: '* * * * *' },
  'billing.inquire': {
    payload: z.object({ orderId: z.string(), attempt: z.number().int() }),
    scope: 'system',
  },
  'billing.refunds': { ...alone, timetable: '* * * * *' },
  'billing.renewals': { ...alone, timetable: '*/10 * * * *' },
  'billing.endings': { ...alone, timetable: '*/10 * * * *' },
  'billing.transfers': { ...alone, timetable: '*/10 * * * *' },
  'billing.reminders': { ...alone, timetable: '15 9 * * *' },
  'billing.invoices': { ...alone, timetable: '*/5 * * * *' },
})

export const { 'billing.refunds': refundsJob, 'billing.inquire': inquiryJob } = billingJobRules
