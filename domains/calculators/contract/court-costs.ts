import { defineRows } from '@mizan/platform/contract'
import {
  CourtFeesAnswer,
  CourtFeesInput,
  EnforcementCostsAnswer,
  EnforcementCostsInput,
} from '../schemas/court-costs.ts'
import { calculating, group } from './access.ts'

export const courtCostRows = defineRows({
  'calculators.courtFees': {
    method: 'POST',
    path: '/calculators/court-fees',
    group,
    access: calculating,
    asks: true,
    summary: 'Fees and the advance on costs of a lawsuit',
    body: CourtFeesInput,
    answer: CourtFeesAnswer,
    errors: ['calculators.no_figure', 'court.value_missing'],
    sample: { body: { value: '100000', date: '2026-02-16' } },
  },
  'calculators.enforcementCosts': {
    method: 'POST',
    path: '/calculators/enforcement-costs',
    group,
    access: calculating,
    asks: true,
    summary: 'What an enforcement costs, and what is taken from what it brings in',
    body: EnforcementCostsInput,
    answer: EnforcementCostsAnswer,
    errors: ['calculators.no_figure'],
    sample: { body: { amount: '100000', date: '2026-02-16' } },
  },
})
