/** Rows about proposals of court files to their case; none is carried out by itself. */
import { CaseId } from '@mizan/cases/schemas'
import { defineRows, done } from '@mizan/platform/contract'
import { governmentAudit } from '../audit.ts'
import { Dismissal, Proposals } from '../schemas/proposals.ts'
import { reading, refusals, writing } from './access.ts'

const group = 'case-management'
const path = '/case-management/{caseId}/government-cases/proposals'
const sample = { params: { caseId: 'sample' } }

export const governmentProposalRows = defineRows({
  'government.proposals': {
    method: 'GET',
    path,
    group,
    access: reading,
    summary:
      'Lists parties that a court file names and the case does not have, and time limits that its documents may have begun, with their calculation',
    params: CaseId,
    price: 10,
    answer: Proposals,
    errors: refusals,
    sample,
  },
  'government.dismiss': {
    method: 'POST',
    path: `${path}/dismiss`,
    group,
    access: writing,
    summary: 'Takes a proposal away for everybody, because it was taken up or does not apply',
    params: CaseId,
    body: Dismissal,
    answer: done,
    audit: governmentAudit['government.proposal_removed'],
    errors: [...refusals, 'government.not_linked'],
    fails: { tr: 'Öneri kaldırılamadı.', en: 'Failed to remove the proposal.' },
    renews: ['government.proposals', 'cases.history', 'cases.historyIds'],
    sample: { ...sample, body: { governmentCaseId: 'sample', key: 'sample' } },
  },
})
