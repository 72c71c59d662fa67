/** Rows about the parties of cases and about conflicts of interest. */
import { defineRows, done } from '@mizan/platform/contract'
import { z } from 'zod'
import { caseAudit } from '../audit.ts'
import {
  CaseId,
  ChangedParty,
  ClientCases,
  ClientParty,
  ClientPartyRef,
  ConflictQuery,
  Conflicts,
  id,
  NewParty,
  Party,
  PartyChange,
  PartyId,
} from '../schemas.ts'
import { group, oneCase, reading, refusals, sampleId, writing } from './access.ts'

/** A check that is shown while a name is refused is made again. */
const partiesChange = [
  'cases.parties',
  'cases.conflicts',
  'client.list',
  'cases.ofClient',
  ...oneCase,
] as const
const named = ['case.client_not_found', 'case.conflicts_found', 'case.party_added'] as const
const added = [...named, 'case.too_many_parties'] as const
const samplePartyId = { ...sampleId, casePartyId: 'sample' }
const failsToSave = { tr: 'Taraf kaydedilemedi.', en: 'Failed to save the party.' }
const failsToDelete = { tr: 'Taraf silinemedi.', en: 'Failed to delete the party.' }
const sampleParty = { name: 'Ayşe Yılmaz', role: 'claimant', type: 'individual' } as const

export const casePartyRows = defineRows({
  'cases.parties': {
    method: 'GET',
    path: '/case-management/{caseId}/case-parties',
    group,
    access: reading,
    summary: 'Lists the parties of a case in the order in which they were added',
    params: CaseId,
    answer: z.object({ items: z.array(Party) }),
    errors: refusals,
    sample: { params: sampleId },
  },
  'cases.addParty': {
    method: 'POST',
    path: '/case-management/{caseId}/add/party',
    group,
    access: writing,
    summary: 'Adds a party; refused with the similar names that the office knows until they were seen',
    params: CaseId,
    body: NewParty,
    answer: Party,
    errors: [...refusals, ...added],
    fails: failsToSave,
    renews: partiesChange,
    audit: caseAudit['case.party_added'],
    sample: { params: sampleId, body: sampleParty },
  },
  'cases.updateParty': {
    method: 'POST',
    path: '/case-management/{caseId}/case-party/update/{casePartyId}',
    group,
    access: writing,
    summary: 'Changes a party; another name, role or client is checked for conflicts again',
    params: PartyId,
    body: PartyChange,
    answer: ChangedParty,
    errors: [...refusals, 'case.party_not_found', ...named],
    fails: failsToSave,
    renews: partiesChange,
    audit: caseAudit['case.party_changed'],
    sample: { params: samplePartyId, body: { role: 'intervener', version: 1 } },
  },
  'cases.deleteParty': {
    method: 'POST',
    path: '/case-management/{caseId}/case-party/delete/{casePartyId}',
    group,
    access: writing,
    summary: 'Deletes a party of a case',
    params: PartyId,
    answer: done,
    errors: [...refusals, 'case.party_not_found'],
    fails: failsToDelete,
    renews: partiesChange,
    audit: caseAudit['case.party_deleted'],
    sample: { params: samplePartyId },
  },
  'cases.addClientParty': {
    method: 'POST',
    path: '/client/add/case-party',
    group: 'client',
    access: writing,
    summary: 'Makes a client a party of a case under its own name',
    body: ClientParty,
    answer: Party,
    errors: [...refusals, ...added],
    fails: failsToSave,
    renews: partiesChange,
    audit: caseAudit['case.party_added'],
    sample: { body: { clientId: 'sample', caseId: 'sample', role: 'claimant', type: 'organisation' } },
  },
  'cases.removeClientParty': {
    method: 'POST',
    path: '/client/remove/case-party',
    group: 'client',
    access: writing,
    summary: 'Deletes a party that is this client',
    body: ClientPartyRef,
    answer: done,
    errors: [...refusals, 'case.party_not_found'],
    fails: failsToDelete,
    renews: partiesChange,
    audit: caseAudit['case.party_deleted'],
    sample: { body: { clientId: 'sample', caseId: 'sample', casePartyId: 'sample' } },
  },
  'cases.ofClient': {
    method: 'GET',
    path: '/client/{clientId}/cases/basic-info',
    group: 'client',
    access: reading,
    summary: 'Lists the cases of a client that the caller may read, with its roles, and counts the others',
    params: z.object({ clientId: id }),
    answer: ClientCases,
    errors: ['case.client_not_found'],
    sample: { params: { clientId: 'sample' } },
  },
  'cases.conflicts': {
    method: 'POST',
    asks: true,
    path: '/case-management/conflicts',
    group,
    access: reading,
    summary: 'Finds clients, parties and representatives of the office with similar names',
    body: ConflictQuery,
    answer: Conflicts,
    errors: [],
    sample: { body: { names: [{ name: 'A. Yılmaz', side: 'opponent' }] } },
  },
})
