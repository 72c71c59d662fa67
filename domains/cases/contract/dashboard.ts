/** Rows of the dashboard; each shows only what the caller may read. */
import { defineRows } from '@mizan/platform/contract'
import { DashboardCases, DashboardQuery, DashboardTasks, Today, TodayQuery } from '../schemas.ts'
import { reading } from './access.ts'

const group = 'dashboard'
const access = { ...reading, besides: { feature: 'dashboard' } } as const
const sample = { body: { filter: 'assigned', startDate: '2026-12-01', endDate: '2026-12-31' } } as const

export const dashboardRows = defineRows({
  'dashboard.cases': {
    method: 'POST',
    asks: true,
    path: '/dashboard/case-management/filtered',
    group,
    access,
    summary: 'Lists cases that the caller has, follows, has finished or has created',
    body: DashboardQuery,
    answer: DashboardCases,
    errors: [],
    sample,
  },
  'dashboard.tasks': {
    method: 'POST',
    asks: true,
    path: '/dashboard/case-management/tasks/filtered',
    group,
    access,
    summary: 'Lists tasks that the caller has, follows, has completed or has created, each with its case',
    body: DashboardQuery,
    answer: DashboardTasks,
    errors: [],
    sample,
  },
  'dashboard.today': {
    method: 'GET',
    path: '/dashboard/today',
    group,
    access,
    summary: 'What is overdue, due today or in the next seven days, and the cases that changed last',
    query: TodayQuery,
    answer: Today,
    errors: [],
    sample: {},
  },
})
