import { defineRows } from '@mizan/platform/contract'
import {
  LeaveAnswer,
  LeaveInput,
  OvertimeAnswer,
  OvertimeInput,
  SeveranceAnswer,
  SeveranceInput,
} from '../schemas/labour.ts'
import { calculating, group } from './access.ts'

export const labourRows = defineRows({
  'calculators.severance': {
    method: 'POST',
    path: '/calculators/severance',
    group,
    access: calculating,
    asks: true,
    summary: 'Severance pay and pay in place of notice, gross and net',
    body: SeveranceInput,
    answer: SeveranceAnswer,
    errors: ['calculators.no_figure', 'calculators.end_before_start'],
    sample: { body: { startDate: '2021-01-01', endDate: '2026-03-31', pay: '60000' } },
  },
  'calculators.annualLeave': {
    method: 'POST',
    path: '/calculators/annual-leave',
    group,
    access: calculating,
    asks: true,
    summary: 'Paid annual leave that was earned and is left, and what it is worth',
    body: LeaveInput,
    answer: LeaveAnswer,
    errors: ['calculators.no_figure', 'calculators.end_before_start', 'labour.born_after_start'],
    sample: { body: { startDate: '2021-01-01', endDate: '2026-03-31', pay: '60000' } },
  },
  'calculators.overtime': {
    method: 'POST',
    path: '/calculators/overtime',
    group,
    access: calculating,
    asks: true,
    summary: 'Pay for overtime and extra hours',
    body: OvertimeInput,
    answer: OvertimeAnswer,
    errors: ['calculators.no_figure'],
    sample: { body: { date: '2026-03-31', pay: '45000', hours: '10' } },
  },
})
