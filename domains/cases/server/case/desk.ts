/** Which row about a case as a whole is answered by which function; a part of the desk of cases. */
import type { Handlers } from '@mizan/platform/call'
import type { wholeCaseRows } from '../../contract/cases.ts'
import type { caseChangeRows } from '../../contract/changes.ts'
import type { CaseCall } from '../call.ts'
import {
  listAll,
  listBasicInfo,
  listCases,
  listOfState,
  readCase,
  readNextNumber,
} from '../lists/queries/cases.ts'
import { changeAssignee } from './actions/change-assignee.ts'
import { changeDetails } from './actions/change-details.ts'
import {
  changeDeadline,
  changeDescription,
  changeDisplayTitle,
  changePriority,
  changeState,
  changeTitle,
} from './actions/change-fields.ts'
import { createCase } from './actions/create-case.ts'
import { deleteCase } from './actions/delete-case.ts'
import { saveDraft } from './actions/save-draft.ts'
import { readHistory, readHistoryIds } from './queries/history.ts'
import { listStates, listTaskStates } from './queries/states.ts'

export const caseHandlers: Handlers<typeof wholeCaseRows & typeof caseChangeRows, CaseCall> = {
  'cases.create': (call, { body }) => createCase(call, body),
  'cases.all': listAll,
  'cases.list': (call, { query }) => listCases(call, query),
  'cases.ofState': (call, { params, query }) => listOfState(call, { ...params, ...query }),
  'cases.basicInfo': (call, { query }) => listBasicInfo(call, query),
  'cases.states': listStates,
  'cases.taskStates': listTaskStates,
  'cases.nextNumber': readNextNumber,
  'cases.read': (call, { params }) => readCase(call, params),
  'cases.delete': (call, { params, body }) => deleteCase(call, { ...params, ...body }),
  'cases.history': (call, { params, body }) => readHistory(call, { ...params, ...body }),
  'cases.historyIds': (call, { params }) => readHistoryIds(call, params),
  'cases.updateTitle': (call, { params, body }) => changeTitle(call, { ...params, ...body }),
  'cases.updateDisplayTitle': (call, { params, body }) => changeDisplayTitle(call, { ...params, ...body }),
  'cases.updateDescription': (call, { params, body }) => changeDescription(call, { ...params, ...body }),
  'cases.saveDraft': (call, { params, body }) => saveDraft(call, { ...params, ...body }),
  'cases.updateState': (call, { params, body }) => changeState(call, { ...params, ...body }),
  'cases.updatePriority': (call, { params, body }) => changePriority(call, { ...params, ...body }),
  'cases.updateAssignee': (call, { params, body }) => changeAssignee(call, { ...params, ...body }),
  'cases.updateDeadline': (call, { params, body }) => changeDeadline(call, { ...params, ...body }),
  'cases.updateDetails': (call, { params, body }) => changeDetails(call, { ...params, ...body }),
}
