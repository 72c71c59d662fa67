/** Rows of the offers and their prices. */
import { defineRows } from '@mizan/platform/contract'
import { ChangeQuery, Cost, CostQuery, OwnPlans, Plans, PlansQuery } from '../schemas.ts'
import { reading } from './access.ts'

const group = 'billing'

export const plansRows = defineRows({
  'billing.plans': {
    group,
    method: 'GET',
    path: '/billing/plans',
    summary: 'Lists the plans of a region with their prices of today, for anybody',
    access: { session: 'public' },
    query: PlansQuery,
    answer: Plans,
    errors: [],
    sample: { query: { region: 'turkey' } },
  },
  'billing.ownPlans': {
    group,
    method: 'GET',
    path: '/billing/user/plans',
    summary: 'Lists the plans of the office’s region, and which of them it may take',
    access: reading,
    answer: OwnPlans,
    errors: [],
    sample: {},
  },
  'billing.planCost': {
    group,
    method: 'GET',
    path: '/billing/plan-cost',
    summary:
      'Computes what a plan costs this office now: discount, VAT, and what is credited of the running period',
    access: reading,
    query: CostQuery,
    answer: Cost,
    errors: [
      'LA_PromotionCodeInvalid',
      'billing.first_time_only',
      'billing.bar_not_eligible',
      'billing.academic_not_eligible',
      'billing.no_price',
      'billing.same_plan',
      'billing.not_now',
      'billing.trial_needs_cases',
      'billing.too_few_seats',
    ],
    sample: { query: { OfferType: 'CaseManagement', BillingCycle: '1M' } },
  },
  'billing.changeCost': {
    group,
    method: 'GET',
    path: '/billing/change-cost',
    summary: 'Computes what further seats or one more period cost this office now; nothing is ordered',
    access: reading,
    query: ChangeQuery,
    answer: Cost,
    errors: ['billing.not_now', 'billing.no_price'],
    sample: { query: { does: 'extend' } },
  },
})
