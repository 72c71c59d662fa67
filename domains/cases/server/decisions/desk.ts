/** Which row about the decisions of a case is answered by which function; a part of the desk of cases. */
import type { Handlers } from '@mizan/platform/call'
import type { caseDecisionRows } from '../../contract/decisions.ts'
import type { CaseCall } from '../call.ts'
import { linkDecision } from './actions/link-decision.ts'
import { unlinkDecision } from './actions/unlink-decision.ts'
import { listCasesUsing, readDecisions } from './queries.ts'

export const caseDecisionHandlers: Handlers<typeof caseDecisionRows, CaseCall> = {
  'cases.decisions': (call, { params }) => readDecisions(call, params),
  'cases.linkDecision': (call, { params, body }) => linkDecision(call, { ...params, link: body }),
  'cases.unlinkDecision': (call, { params }) => unlinkDecision(call, params),
  'cases.usingDecision': (call, { params }) => listCasesUsing(call, params),
}
