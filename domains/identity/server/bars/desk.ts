/**
 * The functions that answer the rows about bar associations and their registrations; a part of the desk of accounts.
 */
import type { Handlers } from '@mizan/platform/call'
import type { barRows } from '../../contract/bars.ts'
import type { IdentityCall } from '../call.ts'
import { createBar } from './actions/create-bar.ts'
import { decideProposal } from './actions/decide-proposal.ts'
import { proposeBar } from './actions/propose-bar.ts'
import { setBarMembership } from './actions/set-membership.ts'
import { listBars, listProposals, listRegistrations } from './queries.ts'

export const barHandlers: Handlers<typeof barRows, IdentityCall> = {
  'bars.all': (call) => listBars(call),
  'bars.create': (call, { body }) => createBar(call, body),
  'bars.propose': (call, { body }) => proposeBar(call, body),
  'bars.proposals': (call) => listProposals(call),
  'bars.decideProposal': (call, { params, body }) => decideProposal(call, { ...params, ...body }),
  'bars.registrations': (call, { query }) => listRegistrations(call, query),
  'bars.setConfirmed': (call, { params, body }) =>
    setBarMembership(call, { ...params, ...body, state: 'confirmed' }),
  'bars.setNotValid': (call, { params, body }) =>
    setBarMembership(call, { ...params, ...body, state: 'notValid' }),
}
