/** Which row about the rights and followers of a case is answered by which function; a part of the desk of cases. */
import type { Handlers } from '@mizan/platform/call'
import type { caseRightRows } from '../../contract/rights.ts'
import type { CaseCall } from '../call.ts'
import { followCase, unfollowCase } from '../notices/actions/follow-case.ts'
import { setPermissions } from './actions/set-permissions.ts'
import { readPermissions } from './queries.ts'

export const caseRightHandlers: Handlers<typeof caseRightRows, CaseCall> = {
  'cases.follow': (call, { params }) => followCase(call, params),
  'cases.unfollow': (call, { params }) => unfollowCase(call, params),
  'cases.permissions': (call, { params }) => readPermissions(call, params),
  'cases.updatePermissions': (call, { params, body }) => setPermissions(call, { ...params, ...body }),
}
