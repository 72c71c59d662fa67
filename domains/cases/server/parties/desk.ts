/** Which row about parties and conflicts is answered by which function; a part of the desk of cases. */
import type { Handlers } from '@mizan/platform/call'
import type { casePartyRows } from '../../contract/parties.ts'
import type { CaseCall } from '../call.ts'
import { addClientParty, addParty } from './actions/add-party.ts'
import { deleteParty } from './actions/delete-party.ts'
import { changeParty } from './actions/update-party.ts'
import { checkConflicts, listCasesOfClient, readParties } from './queries.ts'

export const casePartyHandlers: Handlers<typeof casePartyRows, CaseCall> = {
  'cases.parties': (call, { params }) => readParties(call, params),
  'cases.addParty': (call, { params, body }) => addParty(call, { ...params, ...body }),
  'cases.updateParty': (call, { params, body }) => changeParty(call, { ...params, ...body }),
  'cases.deleteParty': (call, { params, body }) => deleteParty(call, { ...params, ...body }),
  'cases.addClientParty': (call, { body }) => addClientParty(call, body),
  'cases.removeClientParty': (call, { body }) => deleteParty(call, body),
  'cases.ofClient': (call, { params }) => listCasesOfClient(call, params),
  'cases.conflicts': (call, { body }) => checkConflicts(call, body),
}
