/** Rows of payment by bank transfer. */
import { defineRows } from '@mizan/platform/contract'
import { z } from 'zod'
import { billingAudit } from '../audit.ts'
import { PlanChoice, Transfer } from '../schemas.ts'
import { changing, reading } from './access.ts'

const group = 'billing'

export const transferRows = defineRows({
  'billing.transfers': {
    group,
    method: 'GET',
    path: '/billing/transfers',
    summary: 'Lists the bank transfers that the office has announced, with what to write into each',
    access: reading,
    answer: z.object({ items: z.array(Transfer) }),
    errors: [],
    sample: {},
  },
  'billing.orderByTransfer': {
    group,
    method: 'POST',
    path: '/billing/transfer',
    summary: 'Orders a plan that is paid by bank transfer, and gives the code by which it is recognised',
    access: changing,
    body: PlanChoice,
    answer: Transfer,
    errors: [
      'LA_PromotionCodeInvalid',
      'billing.first_time_only',
      'billing.bar_not_eligible',
      'billing.academic_not_eligible',
      'billing.not_now',
      'billing.same_plan',
      'billing.no_price',
      'billing.trial_needs_cases',
      'billing.too_few_seats',
    ],
    fails: { tr: 'Havale siparişi açılamadı.', en: 'Failed to order by bank transfer.' },
    renews: ['billing.transfers', 'billing.status', 'billing.history'],
    audit: billingAudit['billing.ordered'],
    sample: { body: { offerType: 'CaseManagement', billingCycle: '1M' } },
  },
})
