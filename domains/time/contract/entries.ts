/** Rows about recorded time. */

import { CaseId } from '@mizan/cases/schemas'
import { ledgerChanges } from '@mizan/clients/contract'
import { defineRows, done, priceOfBody } from '@mizan/platform/contract'
import { timeAudit } from '../audit.ts'
import {
  BillingResult,
  BillRequest,
  EntryChange,
  EntryChanged,
  EntryId,
  EntryPage,
  EntryQuery,
  EntryStep,
  NewEntry,
  TimeEntry,
  TimeOfCase,
  UnbillRequest,
} from '../schemas.ts'
import { billing, counts, group, reading, recording, recordOfCase, refusals } from './access.ts'

const failed = { tr: 'Çalışma süresi kaydedilemedi.', en: 'Failed to save the time.' }
const renews = [...counts, ...recordOfCase] as const
const accountChanges = [...renews, ...ledgerChanges] as const
const sampleEntry = {
  caseId: 'sample',
  date: '2026-03-02',
  minutes: 45,
  what: 'Duruşmaya hazırlık',
  rate: '2500.00',
}
const ofEntry = {
  method: 'POST',
  group,
  access: recording,
  params: EntryId,
  errors: ['time.entry_not_found', 'time.not_yours', 'time.entry_billed'],
  renews,
  sample: { params: { entryId: 'sample' }, body: { version: 1 } },
} as const

export const entryRows = defineRows({
  'time.list': {
    method: 'GET',
    path: '/time/entries',
    group,
    access: reading,
    summary: 'Lists recorded time of the cases that the caller may read, newest first, with its sums',
    query: EntryQuery,
    answer: EntryPage,
    errors: [],
    sample: { query: { startDate: '2026-11-01', endDate: '2026-11-30' } },
  },
  'time.ofCase': {
    method: 'GET',
    path: '/case-management/{caseId}/time',
    group,
    access: reading,
    summary: 'Gives how much time was recorded on a case',
    params: CaseId,
    answer: TimeOfCase,
    errors: refusals,
    sample: { params: { caseId: 'sample' } },
  },
  'time.add': {
    method: 'POST',
    path: '/time/entries',
    group,
    access: recording,
    summary: 'Records time by hand; without a rate the last one of the person counts',
    body: NewEntry,
    answer: TimeEntry,
    errors: [...refusals, 'time.future_day', 'time.already_added'],
    fails: failed,
    renews,
    audit: timeAudit['time.added'],
    sample: { body: sampleEntry },
  },
  'time.update': {
    ...ofEntry,
    path: '/time/entries/{entryId}/update',
    summary: 'Changes recorded time that is no service yet; what is left out stays',
    body: EntryChange,
    answer: EntryChanged,
    errors: [...ofEntry.errors, ...refusals, 'time.future_day'],
    fails: failed,
    audit: timeAudit['time.changed'],
    sample: { ...ofEntry.sample, body: { minutes: 50, version: 1 } },
  },
  'time.delete': {
    ...ofEntry,
    path: '/time/entries/{entryId}/delete',
    summary: 'Deletes recorded time that is no service yet; it can be restored',
    body: EntryStep,
    answer: done,
    fails: { tr: 'Çalışma süresi silinemedi.', en: 'Failed to delete the time.' },
    audit: timeAudit['time.deleted'],
  },
  'time.restore': {
    ...ofEntry,
    path: '/time/entries/{entryId}/restore',
    summary: 'Restores deleted time',
    body: EntryStep,
    answer: TimeEntry,
    errors: ['time.entry_not_found', 'time.not_yours'],
    fails: { tr: 'Çalışma süresi geri alınamadı.', en: 'Failed to restore the time.' },
    audit: timeAudit['time.restored'],
  },
  'time.bill': {
    method: 'POST',
    path: '/time/bill',
    group,
    access: billing,
    summary:
      'Turns recorded time of one client into services, with the texts and amounts that were looked at',
    body: BillRequest,
    price: priceOfBody(
      BillRequest,
      ({ services }) => 3 + services.flatMap(({ entries }) => entries).length / 5,
    ),
    answer: BillingResult,
    errors: [
      'client.not_found',
      'time.entry_not_found',
      'time.entry_billed',
      'time.entries_changed',
      'time.rate_missing',
      'time.other_client',
      'time.nothing_to_bill',
      'time.several_cases',
    ],
    fails: { tr: 'Çalışma süreleri hesaba işlenemedi.', en: 'Failed to charge the time to the account.' },
    renews: accountChanges,
    audit: timeAudit['time.billed'],
    sample: {
      body: {
        clientId: 'sample',
        services: [
          {
            entries: [{ entryId: 'sample', version: 1 }],
            description: 'Duruşmaya hazırlık, 45 dk',
            amount: '1875.00',
          },
        ],
      },
    },
  },
  'time.unbill': {
    method: 'POST',
    path: '/time/unbill',
    group,
    access: billing,
    summary:
      'Takes services back that were made of time: they are deleted, and their time can be charged again',
    body: UnbillRequest,
    price: priceOfBody(UnbillRequest, ({ serviceIds }) => 3 + serviceIds.length / 5),
    answer: done,
    errors: ['client.not_found', 'client.transaction_not_found', 'client.transaction_deleted'],
    fails: { tr: 'Hizmetler geri alınamadı.', en: 'Failed to take the services back.' },
    renews: accountChanges,
    audit: timeAudit['time.unbilled'],
    sample: { body: { clientId: 'sample', serviceIds: ['sample'] } },
  },
})
