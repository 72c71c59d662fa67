/** Rows about the hearings of a case. */
import { defineRows, done } from '@mizan/platform/contract'
import { caseAudit } from '../audit.ts'
import {
  CaseId,
  Hearing,
  HearingChange,
  HearingChanged,
  HearingId,
  HearingStep,
  Hearings,
  NewHearing,
} from '../schemas.ts'
import { due, group, oneCase, reading, refusals, sampleId, writing } from './access.ts'

const path = '/case-management/{caseId}/hearings'
const one = `${path}/{hearingId}` as const
const renews = ['hearings.list', 'cases.list', ...due, ...oneCase] as const
const sample = { params: { ...sampleId, hearingId: 'sample' } }
const ofHearing = {
  method: 'POST',
  group,
  access: writing,
  params: HearingId,
  errors: [...refusals, 'hearing.not_found'],
  renews,
  sample,
} as const
const attending = ['case.not_a_member', 'case.assignee_without_role', 'task.assignee_without_access'] as const
const failed = { tr: 'Duruşma kaydedilemedi.', en: 'Failed to save the hearing.' }

export const hearingRows = defineRows({
  'hearings.list': {
    method: 'GET',
    path,
    group,
    access: reading,
    summary: 'Lists the hearings of a case in the order of their days',
    params: CaseId,
    answer: Hearings,
    errors: refusals,
    sample: { params: sampleId },
  },
  'hearings.add': {
    method: 'POST',
    path,
    group,
    access: writing,
    summary: 'Adds a hearing to a case',
    params: CaseId,
    body: NewHearing,
    answer: Hearing,
    errors: [...refusals, 'case.too_many_dates', 'case.already_added', ...attending],
    fails: failed,
    renews,
    audit: caseAudit['hearing.added'],
    sample: { params: sampleId, body: { date: '2026-12-14', time: '10:30', room: 'Salon 4' } },
  },
  'hearings.update': {
    ...ofHearing,
    path: `${one}/update`,
    errors: [...ofHearing.errors, ...attending],
    summary: 'Changes a hearing; what is left out stays',
    body: HearingChange,
    answer: HearingChanged,
    fails: failed,
    audit: caseAudit['hearing.changed'],
    sample: { ...sample, body: { time: '11:00', version: 1 } },
  },
  'hearings.delete': {
    ...ofHearing,
    path: `${one}/delete`,
    summary: 'Deletes a hearing, which can be restored',
    body: HearingStep,
    answer: done,
    fails: { tr: 'Duruşma silinemedi.', en: 'Failed to delete the hearing.' },
    audit: caseAudit['hearing.deleted'],
    sample: { ...sample, body: { version: 1 } },
  },
  'hearings.restore': {
    ...ofHearing,
    path: `${one}/restore`,
    summary: 'Restores a deleted hearing',
    body: HearingStep,
    answer: Hearing,
    errors: [...ofHearing.errors, 'case.too_many_dates'],
    fails: { tr: 'Duruşma geri alınamadı.', en: 'Failed to restore the hearing.' },
    audit: caseAudit['hearing.restored'],
    sample: { ...sample, body: { version: 1 } },
  },
})
