/** Rows that show the documents of the court files of a case. */
import { CaseId } from '@mizan/cases/schemas'
import { defineRows, done, priceOfBody } from '@mizan/platform/contract'
import { FilesPage, FilesQuery, FilesRead } from '../schemas/files.ts'
import { reading, refusals, shown } from './access.ts'

const group = 'case-management'
const sample = { params: { caseId: 'sample' } }

export const governmentFileRows = defineRows({
  'government.files': {
    method: 'GET',
    path: '/case-management/{caseId}/government-cases/files',
    group,
    access: reading,
    summary: 'Lists the documents of the court files of a case, by domain or as one timeline',
    params: CaseId,
    query: FilesQuery,
    answer: FilesPage,
    errors: refusals,
    sample: { ...sample, query: { pageIndex: '0', pageSize: '20' } },
  },
  'government.read': {
    method: 'POST',
    path: '/case-management/{caseId}/government-cases/read',
    group,
    access: reading,
    summary: 'Notes that the caller has seen some documents of court files, or all of them',
    params: CaseId,
    body: FilesRead,
    price: priceOfBody(FilesRead, ({ fileIds = [] }) => 1 + fileIds.length / 20),
    answer: done,
    errors: refusals,
    fails: { tr: 'Okundu işareti kaydedilemedi.', en: 'Failed to mark as read.' },
    renews: shown,
    renewsFor: 'caller',
    sample: { ...sample, body: {} },
  },
})
