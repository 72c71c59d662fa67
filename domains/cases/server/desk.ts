/** Which row of the contract is answered by which query or action. */
import { type Desk, desk } from '@mizan/platform/http'
import { caseRows } from '../contract.ts'
import { calendarHandlers } from './calendar/desk.ts'
import { caseHandlers } from './case/desk.ts'
import { dashboardHandlers } from './dashboard/desk.ts'
import { dateHandlers } from './dates/desk.ts'
import { caseDecisionHandlers } from './decisions/desk.ts'
import { caseListHandlers } from './lists/desk.ts'
import { casePartyHandlers } from './parties/desk.ts'
import type { CaseParts } from './parts.ts'
import { caseRightHandlers } from './rights/desk.ts'
import { taskTemplateHandlers } from './task-templates/desk.ts'
import { taskHandlers } from './tasks/desk.ts'

export const caseDesk = (parts: CaseParts): Desk =>
  desk(
    caseRows,
    {
      ...caseHandlers,
      ...caseListHandlers,
      ...caseRightHandlers,
      ...taskHandlers,
      ...taskTemplateHandlers,
      ...dashboardHandlers,
      ...casePartyHandlers,
      ...caseDecisionHandlers,
      ...dateHandlers,
      ...calendarHandlers,
    },
    parts,
  )
