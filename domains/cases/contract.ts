/** Rows of cases, of their tasks and dates, of the dashboard and of the calendar. */
import { calendarRows } from './contract/calendar.ts'
import { wholeCaseRows } from './contract/cases.ts'
import { caseChangeRows } from './contract/changes.ts'
import { dashboardRows } from './contract/dashboard.ts'
import { caseDecisionRows } from './contract/decisions.ts'
import { hearingRows } from './contract/hearings.ts'
import { limitRows } from './contract/limits.ts'
import { caseManyRows } from './contract/many.ts'
import { casePartyRows } from './contract/parties.ts'
import { caseRightRows } from './contract/rights.ts'
import { taskTemplateRows } from './contract/task-templates.ts'
import { taskRows } from './contract/tasks.ts'

export { calendarAudit, caseAudit, taskTemplateAudit } from './audit.ts'
export { caseErrors, caseIssues } from './errors.ts'

export const caseRows = {
  ...wholeCaseRows,
  ...caseChangeRows,
  ...caseRightRows,
  ...taskRows,
  ...taskTemplateRows,
  ...dashboardRows,
  ...caseManyRows,
  ...casePartyRows,
  ...caseDecisionRows,
  ...hearingRows,
  ...limitRows,
  ...calendarRows,
}
