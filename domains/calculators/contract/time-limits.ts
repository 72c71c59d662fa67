import { defineRows } from '@mizan/platform/contract'
import { z } from 'zod'
import { NamedLimit, TimeLimitAnswer, TimeLimitInput } from '../schemas/time-limit.ts'
import { calculating, group } from './access.ts'

export const timeLimitRows = defineRows({
  'calculators.timeLimits': {
    method: 'GET',
    path: '/calculators/time-limits',
    group,
    access: calculating,
    summary:
      'The time limits that laws of Turkey name, each with its article, for the calculator of time limits',
    answer: z.object({ items: z.array(NamedLimit) }),
    errors: [],
    sample: {},
  },
  'calculators.timeLimit': {
    method: 'POST',
    path: '/calculators/time-limit',
    group,
    access: calculating,
    asks: true,
    summary:
      'The last day of a time limit from the day of service, with each step and the article that says so',
    body: TimeLimitInput,
    answer: TimeLimitAnswer,
    errors: [
      'limits.one_rule',
      'limits.unknown',
      'limits.laws_of_turkey',
      'limits.service_of_turkey',
      'limits.too_far',
    ],
    sample: { body: { limit: 'hmk-istinaf', service: 'direct', date: '2026-07-10' } },
  },
})
