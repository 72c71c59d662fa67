/** Which row about hearings and time limits is answered by which function; a part of the desk of cases. */
import type { Handlers } from '@mizan/platform/call'
import type { hearingRows } from '../../contract/hearings.ts'
import type { limitRows } from '../../contract/limits.ts'
import type { CaseCall } from '../call.ts'
import { addHearing, changeHearing, deleteHearing, restoreHearing } from './actions/edit-hearing.ts'
import { addLimit, changeLimit, deleteLimit, restoreLimit } from './actions/edit-limit.ts'
import { completeLimit, confirmLimit, rejectLimit, reopenLimit } from './actions/settle-limit.ts'
import { listHearings, listLimits } from './queries.ts'

export const dateHandlers: Handlers<typeof hearingRows & typeof limitRows, CaseCall> = {
  'hearings.list': (call, { params }) => listHearings(call, params),
  'hearings.add': (call, { params, body }) => addHearing(call, { ...params, ...body }),
  'hearings.update': (call, { params, body }) => changeHearing(call, { ...params, ...body }),
  'hearings.delete': (call, { params, body }) => deleteHearing(call, { ...params, ...body }),
  'hearings.restore': (call, { params, body }) => restoreHearing(call, { ...params, ...body }),
  'limits.list': (call, { params }) => listLimits(call, params),
  'limits.add': (call, { params, body }) => addLimit(call, { ...params, ...body }),
  'limits.update': (call, { params, body }) => changeLimit(call, { ...params, ...body }),
  'limits.complete': (call, { params, body }) => completeLimit(call, { ...params, ...body }),
  'limits.confirm': (call, { params, body }) => confirmLimit(call, { ...params, ...body }),
  'limits.reject': (call, { params, body }) => rejectLimit(call, { ...params, ...body }),
  'limits.reopen': (call, { params, body }) => reopenLimit(call, { ...params, ...body }),
  'limits.delete': (call, { params, body }) => deleteLimit(call, { ...params, ...body }),
  'limits.restore': (call, { params, body }) => restoreLimit(call, { ...params, ...body }),
}
