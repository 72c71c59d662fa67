import { defineRows } from '@mizan/platform/contract'
import { RentIncreaseAnswer, RentIncreaseInput } from '../schemas/rent.ts'
import { calculating, group } from './access.ts'

export const rentRows = defineRows({
  'calculators.rentIncrease': {
    method: 'POST',
    path: '/calculators/rent-increase',
    group,
    access: calculating,
    asks: true,
    summary: 'The most that a rent may rise in a renewed year of the lease',
    body: RentIncreaseInput,
    answer: RentIncreaseAnswer,
    errors: ['calculators.no_figure'],
    sample: { body: { rent: '20000', date: '2026-01-15' } },
  },
})
