import { defineRows, priceOfBody } from '@mizan/platform/contract'
import { InterestAnswer, InterestInput } from '../schemas/interest.ts'
import { calculating, group } from './access.ts'

/**
 * The slices of each rate and payment of each claim; more of them than a sheet has are refused before they are
 * computed.
 */
const slicesOfOneUnit = 100
const mostUnits = 20
const interestPrice = priceOfBody(InterestInput, ({ claims, payments, rates }) =>
  Math.min(1 + (claims.length * (1 + payments.length + rates.length)) / slicesOfOneUnit, mostUnits),
)

export const interestRows = defineRows({
  'calculators.interest': {
    method: 'POST',
    path: '/calculators/interest',
    group,
    access: calculating,
    asks: true,
    summary: 'Interest on claims between two days, at the rates that held, with payments set off',
    body: InterestInput,
    price: interestPrice,
    answer: InterestAnswer,
    errors: [
      'calculators.no_figure',
      'calculators.end_before_start',
      'interest.rate_missing',
      'interest.no_own_rate',
      'interest.same_day_rates',
      'interest.payment_outside',
      'interest.other_currency',
      'interest.too_many_slices',
    ],
    sample: {
      body: {
        kind: 'legal',
        claims: [{ amount: '100000', startDate: '2024-01-01' }],
        endDate: '2026-10-01',
      },
    },
  },
})
