/** Bar associations and the state of one’s membership. */
import { defineRows } from '@mizan/platform/contract'
import { z } from 'zod'
import {
  BarAssociation,
  BarDecision,
  BarMembership,
  BarProposal,
  BarRegistrationPage,
  BarRegistrationQuery,
  NewBarAssociation,
  ProposalDecision,
} from '../schemas.ts'

const group = 'bar-associations'
const UserId = z.object({ userId: z.string().min(1).max(64) })
const reading = { session: 'bearer', permission: { module: 'barAssociations', level: 'Read' } } as const
const confirming = { session: 'bearer', permission: { module: 'barAssociations', level: 'Write' } } as const
const State = z.object({ userId: z.string(), barMembership: BarMembership })
const decision = { barAssociationId: 'tr-izmir', registrationNumber: '4711' }
const decided = ['bars.registrations', 'user.profile'] as const

export const barRows = defineRows({
  'bars.all': {
    method: 'POST',
    path: '/bar-associations/all',
    group,
    access: { session: 'bearer' },
    summary: 'Lists the bar associations in Turkish order',
    answer: z.object({ items: z.array(BarAssociation) }),
    errors: [],
    sample: {},
  },
  'bars.create': {
    method: 'POST',
    path: '/bar-associations/create',
    group,
    access: confirming,
    summary: 'Adds a bar association',
    body: NewBarAssociation,
    answer: BarAssociation,
    errors: ['bar.exists'],
    renews: ['bars.all', 'bars.proposals'],
    audit: 'bar.created',
    sample: { body: { name: 'Örnek Barosu', country: 'turkey' } },
  },
  'bars.propose': {
    method: 'POST',
    path: '/bar-associations/propose',
    group,
    access: { session: 'bearer', limit: { calls: 5, seconds: 600 } },
    summary: 'Proposes a bar association that is missing in the list; a second proposal replaces the first',
    body: NewBarAssociation,
    answer: z.object({ kept: z.literal(true) }),
    errors: ['bar.exists'],
    renews: ['bars.proposals'],
    audit: 'bar.proposed',
    sample: { body: { name: 'Örnek Barosu', country: 'kktc' } },
  },
  'bars.proposals': {
    method: 'GET',
    path: '/bar-associations/proposals',
    group,
    access: reading,
    summary: 'Lists the bar associations that people miss, the oldest proposal first',
    answer: z.object({ items: z.array(BarProposal) }),
    errors: [],
    sample: {},
  },
  'bars.decideProposal': {
    method: 'POST',
    path: '/bar-associations/proposals/{proposalId}/decide',
    group,
    access: confirming,
    summary: 'Takes a proposed bar association into the list, or turns the proposal down',
    params: z.object({ proposalId: z.string().min(1).max(64) }),
    body: ProposalDecision,
    answer: z.object({ bar: BarAssociation.nullable() }),
    errors: ['bar.proposal_not_found'],
    renews: ['bars.all', 'bars.proposals', 'bars.registrations'],
    audit: 'bar.proposal_decided',
    sample: { params: { proposalId: 'sample' }, body: { accept: true } },
  },
  'bars.registrations': {
    method: 'GET',
    path: '/bar-associations/memberships',
    group,
    access: reading,
    summary: 'Lists who is registered with which bar, for who confirms it; those who wait longest first',
    query: BarRegistrationQuery,
    answer: BarRegistrationPage,
    errors: [],
    sample: { query: { state: 'pending' } },
  },
  'bars.setConfirmed': {
    method: 'POST',
    path: '/bar-associations/membership/{userId}/set-confirmed',
    group,
    access: confirming,
    summary: 'Confirms the bar registration of a user, which the body names as it was seen',
    params: UserId,
    body: BarDecision,
    answer: State,
    errors: ['user.not_found', 'bar.no_registration', 'bar.registration_changed'],
    renews: decided,
    audit: 'bar.membership_confirmed',
    sample: { params: { userId: 'sample' }, body: decision },
  },
  'bars.setNotValid': {
    method: 'POST',
    path: '/bar-associations/membership/{userId}/set-notvalid',
    group,
    access: confirming,
    summary: 'Marks the bar registration of a user, which the body names as it was seen, as not valid',
    params: UserId,
    body: BarDecision,
    answer: State,
    errors: ['user.not_found', 'bar.no_registration', 'bar.registration_changed'],
    renews: decided,
    audit: 'bar.membership_refused',
    sample: { params: { userId: 'sample' }, body: decision },
  },
})
