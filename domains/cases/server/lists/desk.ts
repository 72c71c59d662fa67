/** Which row about many cases at once is answered by which function; a part of the desk of cases. */
import type { Handlers } from '@mizan/platform/call'
import type { caseManyRows } from '../../contract/many.ts'
import type { CaseCall } from '../call.ts'
import { changeMany } from './actions/change-many.ts'
import { deleteView, saveView } from './actions/save-view.ts'
import { readCaseSheet } from './queries/cases.ts'
import { readPeople, readViews } from './queries/people.ts'

export const caseListHandlers: Handlers<typeof caseManyRows, CaseCall> = {
  'cases.changeMany': (call, { body }) => changeMany(call, body),
  'cases.sheet': (call, { body }) => readCaseSheet(call, body),
  'cases.people': readPeople,
  'cases.views': readViews,
  'cases.saveView': (call, { body }) => saveView(call, body),
  'cases.deleteView': (call, { body }) => deleteView(call, body),
}
