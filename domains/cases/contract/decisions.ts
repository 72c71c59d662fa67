/** Rows about the decisions that a case collects. */
import { defineRows, done } from '@mizan/platform/contract'
import { caseAudit } from '../audit.ts'
import {
  CaseId,
  CourtCaseId,
  DecisionLink,
  LinkedCases,
  LinkedDecision,
  LinkedDecisions,
  LinkId,
} from '../schemas.ts'
import { group, oneCase, reading, refusals, sampleId, writing } from './access.ts'

const linksChange = ['cases.decisions', 'cases.usingDecision', ...oneCase] as const

export const caseDecisionRows = defineRows({
  'cases.decisions': {
    method: 'GET',
    path: '/case-management/{caseId}/court-cases',
    group,
    access: reading,
    summary: 'Lists the decisions that were added to a case, the latest first',
    params: CaseId,
    answer: LinkedDecisions,
    errors: refusals,
    sample: { params: sampleId },
  },
  'cases.linkDecision': {
    method: 'POST',
    path: '/case-management/{caseId}/court-case/link',
    group,
    access: writing,
    summary: 'Adds a decision to a case, by its id or its numbers',
    params: CaseId,
    body: DecisionLink,
    answer: LinkedDecision,
    errors: [
      ...refusals,
      'decision.not_found',
      'case.decision_added',
      'case.decision_unclear',
      'case.too_many_decisions',
    ],
    fails: { tr: 'Karar davaya eklenemedi.', en: 'Failed to add the decision to the case.' },
    renews: linksChange,
    audit: caseAudit['case.decision_linked'],
    sample: { params: sampleId, body: { courtCaseId: 'sample' } },
  },
  'cases.unlinkDecision': {
    method: 'POST',
    path: '/case-management/{caseId}/court-case/delete/{courtCaseId}',
    group,
    access: writing,
    summary: 'Takes a decision from a case',
    params: LinkId,
    answer: done,
    errors: [...refusals, 'case.decision_not_added'],
    fails: { tr: 'Karar davadan çıkarılamadı.', en: 'Failed to take the decision from the case.' },
    renews: linksChange,
    audit: caseAudit['case.decision_unlinked'],
    sample: { params: { ...sampleId, courtCaseId: 'sample' } },
  },
  'cases.usingDecision': {
    method: 'GET',
    path: '/case-management/{courtCaseId}/linked-cases',
    group,
    access: reading,
    summary: 'Lists the cases with this decision that the caller may read, and counts the others',
    params: CourtCaseId,
    answer: LinkedCases,
    errors: ['decision.not_found'],
    sample: { params: { courtCaseId: 'sample' } },
  },
})
