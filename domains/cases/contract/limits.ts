/** Rows about the time limits of a case. A critical one is done, moved or deleted once a second person has confirmed it. */
import { defineRows } from '@mizan/platform/contract'
import { caseAudit } from '../audit.ts'
import {
  CaseId,
  Limit,
  LimitChange,
  LimitChanged,
  LimitConfirmation,
  LimitDeleted,
  LimitId,
  LimitRejection,
  LimitStep,
  Limits,
  NewLimit,
} from '../schemas.ts'
import { due, group, oneCase, reading, refusals, sampleId, writing } from './access.ts'

const path = '/case-management/{caseId}/limits'
const one = `${path}/{limitId}` as const
const renews = ['limits.list', 'cases.list', ...due, ...oneCase] as const
const sample = { params: { ...sampleId, limitId: 'sample' } }
const errors = [...refusals, 'limit.not_found'] as const
const ofLimit = {
  method: 'POST',
  group,
  access: writing,
  params: LimitId,
  answer: Limit,
  errors,
  renews,
  sample,
} as const
const step = { ...ofLimit, body: LimitStep, sample: { ...sample, body: { version: 1 } } } as const
const failed = { tr: 'Süre kaydedilemedi.', en: 'Failed to save the time limit.' }

export const limitRows = defineRows({
  'limits.list': {
    method: 'GET',
    path,
    group,
    access: reading,
    summary: 'Lists the time limits of a case in the order of their dates',
    params: CaseId,
    answer: Limits,
    errors: refusals,
    sample: { params: sampleId },
  },
  'limits.add': {
    method: 'POST',
    path,
    group,
    access: writing,
    summary: 'Adds a time limit to a case',
    params: CaseId,
    body: NewLimit,
    price: 3,
    answer: Limit,
    errors: [
      ...refusals,
      'case.too_many_dates',
      'case.already_added',
      'limit.pre_deadline_late',
      'limit.calculation_differs',
    ],
    fails: failed,
    renews,
    audit: caseAudit['limit.added'],
    sample: { params: sampleId, body: { title: 'İstinaf süresi', date: '2026-12-14', isCritical: true } },
  },
  'limits.update': {
    ...ofLimit,
    path: `${one}/update`,
    summary:
      'Changes a time limit; that a critical one moves, or is critical no longer, waits for a second person',
    body: LimitChange,
    answer: LimitChanged,
    errors: [...errors, 'limit.pre_deadline_late', 'limit.settled'],
    fails: failed,
    audit: caseAudit['limit.changed'],
    sample: { ...sample, body: { date: '2026-12-15', version: 1 } },
  },
  'limits.complete': {
    ...step,
    path: `${one}/complete`,
    summary: 'Says that a time limit is done; a critical one then waits for a second person',
    errors: [...errors, 'limit.not_open'],
    fails: failed,
    audit: caseAudit['limit.completed'],
  },
  'limits.confirm': {
    ...step,
    path: `${one}/confirm`,
    summary:
      'Confirms what somebody else has asked of a critical time limit, such as that it is done, moved or deleted',
    body: LimitConfirmation,
    errors: [...errors, 'limit.not_awaiting', 'limit.second_person'],
    fails: { tr: 'Onay kaydedilemedi.', en: 'Failed to save the confirmation.' },
    audit: caseAudit['limit.confirmed'],
  },
  'limits.reject': {
    ...step,
    path: `${one}/reject`,
    summary: 'Leaves a critical time limit open as it is, of which somebody else has asked something',
    body: LimitRejection,
    errors: [...errors, 'limit.not_awaiting', 'limit.second_person'],
    fails: failed,
    audit: caseAudit['limit.rejected'],
    sample: { ...sample, body: { comment: 'Dilekçe sisteme yüklenmemiş', version: 1 } },
  },
  'limits.reopen': {
    ...step,
    path: `${one}/reopen`,
    summary: 'Opens a time limit again that is done or waits for confirmation',
    errors: [...errors, 'limit.is_open'],
    fails: failed,
    audit: caseAudit['limit.reopened'],
  },
  'limits.delete': {
    ...step,
    path: `${one}/delete`,
    summary: 'Deletes a time limit, which can be restored; a critical one then waits for a second person',
    answer: LimitDeleted,
    errors: [...errors, 'limit.settled'],
    fails: { tr: 'Süre silinemedi.', en: 'Failed to delete the time limit.' },
  },
  'limits.restore': {
    ...step,
    path: `${one}/restore`,
    summary: 'Restores a deleted time limit',
    errors: [...errors, 'case.too_many_dates'],
    fails: { tr: 'Süre geri alınamadı.', en: 'Failed to restore the time limit.' },
    audit: caseAudit['limit.restored'],
  },
})
