/** Rows that link court files to cases of the office. */
import { defineRows, priceOfBody } from '@mizan/platform/contract'
import {
  ExtensionCases,
  GovernmentCase,
  GovernmentCaseChange,
  KnownCases,
  LinkedCase,
  NewGovernmentCase,
} from '../schemas/cases.ts'
import { asking, group, refusals, shown, syncing } from './access.ts'

const readAt = '2026-11-21T09:00:00.000Z'
const renews = [
  ...shown,
  'cases.list',
  'cases.all',
  'cases.read',
  'cases.history',
  'cases.historyIds',
  'cases.parties',
  'hearings.list',
  'dashboard.cases',
  'dashboard.today',
  'calendar.list',
] as const
const sampleCase = {
  courtId: 'B-101',
  caseNo: '2026/1755',
  typeCode: '15',
  courtName: 'Ankara 3. Asliye Ticaret Mahkemesi',
  status: 'Açık',
  type: 'Hukuk Dava Dosyası',
  openedOn: '2026-03-02',
  parties: [{ name: 'Ayşe Örnek', role: 'Davacı', kind: 'Kişi', lawyers: [] }],
  hearings: [{ date: '2026-12-14', time: '09:30', kind: 'Duruşma', result: '' }],
  readAt,
}

export const governmentCaseRows = defineRows({
  'government.create': {
    method: 'POST',
    path: '/government-case/create',
    group,
    access: syncing,
    summary:
      'Links a court file to a case, or makes the case with court, number, parties and hearings; a repeated call answers the same',
    body: NewGovernmentCase,
    price: priceOfBody(NewGovernmentCase, ({ parties, hearings }) => 10 + parties.length + hearings.length),
    answer: LinkedCase,
    errors: [
      ...refusals,
      'government.elsewhere',
      'case.conflicts_found',
      'case.number_taken',
      'case.too_many_dates',
    ],
    fails: { tr: 'UYAP dosyası davaya bağlanamadı.', en: 'Failed to link the court file.' },
    renews,
    sample: { body: sampleCase },
  },
  'government.update': {
    method: 'POST',
    path: '/government-case/update',
    group,
    access: syncing,
    summary:
      'Changes what is known of a court file, unless something newer is known; hearings go into the calendar',
    body: GovernmentCaseChange,
    price: priceOfBody(
      GovernmentCaseChange,
      ({ parties = [], hearings = [] }) => 5 + (parties.length + hearings.length) / 5,
    ),
    answer: GovernmentCase,
    errors: [...refusals, 'government.not_linked', 'case.too_many_dates'],
    fails: { tr: 'UYAP dosyası güncellenemedi.', en: 'Failed to update the court file.' },
    renews,
    sample: { body: { governmentCaseId: 'sample', status: 'Karara Çıkmış', readAt } },
  },
  'government.extensionCases': {
    method: 'POST',
    asks: true,
    path: '/government-case/cases/browser-extension',
    group,
    access: asking,
    summary: 'Tells which court files the office knows, and which cases could be meant by the others',
    body: ExtensionCases,
    price: priceOfBody(ExtensionCases, ({ cases }) => 1 + cases.length / 10),
    answer: KnownCases,
    errors: [],
    sample: { body: { cases: [{ courtId: 'B-101', caseNo: '2026/1755', typeCode: '15' }] } },
  },
})
