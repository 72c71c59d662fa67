import { defineRows, priceOfBody } from '@mizan/platform/contract'
import { CaseLimitationInput, LimitationAnswer, PenaltyLimitationInput } from '../schemas/limitation.ts'
import { calculating, group } from './access.ts'

const errors = [
  'limitation.before_code',
  'limitation.no_birth',
  'limitation.no_child',
  'limitation.event_before_start',
  'limitation.suspension_reversed',
  'limitation.standing_still',
  'limitation.start_before_crime',
  'limits.too_far',
] as const

export const limitationRows = defineRows({
  'calculators.caseLimitation': {
    method: 'POST',
    path: '/calculators/case-limitation',
    group,
    access: calculating,
    asks: true,
    summary: 'When a criminal case lapses by limitation, with each step and its article',
    body: CaseLimitationInput,
    price: priceOfBody(
      CaseLimitationInput,
      ({ interruptions, suspensions }) => 1 + (interruptions.length + suspensions.length) / 20,
    ),
    answer: LimitationAnswer,
    errors: errors.filter((code) => code !== 'limitation.start_before_crime'),
    sample: {
      body: {
        penalty: 'below',
        date: '2020-03-05',
        interruptions: [{ kind: 'indictment', day: '2021-04-06' }],
      },
    },
  },
  'calculators.penaltyLimitation': {
    method: 'POST',
    path: '/calculators/penalty-limitation',
    group,
    access: calculating,
    asks: true,
    summary: 'When a criminal penalty can no longer be enforced, with each step and its article',
    body: PenaltyLimitationInput,
    price: priceOfBody(
      PenaltyLimitationInput,
      ({ interruptions, suspensions }) => 1 + (interruptions.length + suspensions.length) / 20,
    ),
    answer: LimitationAnswer,
    errors: errors.filter((code) => code !== 'limitation.no_birth' && code !== 'limitation.no_child'),
    sample: { body: { penalty: 'below', crimeDate: '2010-03-05', date: '2012-06-07' } },
  },
})
