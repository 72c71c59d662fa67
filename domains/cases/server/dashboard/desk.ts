/** Which row about the dashboard is answered by which function; a part of the desk of cases. */
import type { Handlers } from '@mizan/platform/call'
import type { dashboardRows } from '../../contract/dashboard.ts'
import type { CaseCall } from '../call.ts'
import { listOwnCases, listOwnTasks, readToday } from './queries.ts'

export const dashboardHandlers: Handlers<typeof dashboardRows, CaseCall> = {
  'dashboard.cases': (call, { body }) => listOwnCases(call, body),
  'dashboard.tasks': (call, { body }) => listOwnTasks(call, body),
  'dashboard.today': (call, { query }) => readToday(call, query),
}
