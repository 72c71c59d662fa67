/** Rows about documents that a case has. */
import { CaseId } from '@mizan/cases/schemas'
import { defineRows, done, fileOf } from '@mizan/platform/contract'
import { documentAudit } from '../audit.ts'
import { contentTypes } from '../data/types.ts'
import {
  Document,
  DocumentChange,
  DocumentChanged,
  DocumentId,
  DocumentPage,
  DocumentQuery,
  DownloadQuery,
  Readers,
  ReadersQuery,
  Versions,
} from '../schemas.ts'
import {
  group,
  ofStore,
  overseeing,
  reading,
  refusals,
  sampleCase,
  sampleDocument,
  shown,
  writing,
} from './access.ts'

const ofDocument = {
  group,
  params: DocumentId,
  errors: [...refusals, 'document.not_found'],
  sample: { params: sampleDocument },
} as const

/** Players and viewers present a ticket in their address. */
export const fileTicket = { of: 'documents.file', by: 'versionId' } as const

export const documentRowsOfCase = defineRows({
  'documents.list': {
    method: 'GET',
    path: '/case-management/{caseId}/documents',
    group,
    access: reading,
    summary: 'Lists the documents of a case, or those of them that are in the bin',
    params: CaseId,
    query: DocumentQuery,
    answer: DocumentPage,
    errors: refusals,
    sample: { params: sampleCase, query: { query: 'dilekçe', sort: 'name' } },
  },
  'documents.versions': {
    ...ofDocument,
    method: 'GET',
    path: '/case-management/{caseId}/document/{documentId}/versions',
    access: reading,
    summary: 'Lists the versions of a document, the newest first',
    answer: Versions,
  },
  'documents.download': {
    method: 'GET',
    path: '/case-management/{caseId}/document/download',
    group,
    access: { ...reading, ticket: fileTicket },
    summary: 'Gives the newest version of a document, or another one, whole or in part',
    params: CaseId,
    query: DownloadQuery,
    answer: fileOf(...contentTypes),
    errors: [...refusals, 'document.not_found', 'document.version_not_found', 'document.damaged', ...ofStore],
    sample: { params: sampleCase, query: { documentId: 'sample' } },
  },
  'documents.readers': {
    ...ofDocument,
    method: 'GET',
    path: '/case-management/{caseId}/document/{documentId}/readers',
    access: overseeing,
    summary: 'Lists who has read which version of a document, and on which days',
    query: ReadersQuery,
    answer: Readers,
  },
  'documents.update': {
    ...ofDocument,
    method: 'POST',
    path: '/case-management/{caseId}/document/{documentId}/update',
    access: writing,
    summary: 'Changes the name and the description of a document; what is left out stays',
    body: DocumentChange,
    answer: DocumentChanged,
    errors: [...ofDocument.errors, 'document.name_taken', 'document.name_missing'],
    fails: { tr: 'Belge kaydedilemedi.', en: 'Failed to save the document.' },
    renews: shown,
    audit: documentAudit['document.changed'],
    sample: { ...ofDocument.sample, body: { description: 'Islak imzalı', version: 1 } },
  },
  'documents.delete': {
    ...ofDocument,
    method: 'POST',
    path: '/case-management/{caseId}/document/{documentId}/delete',
    access: writing,
    summary: 'Moves a document to the bin, from which it can be restored for 30 days',
    answer: done,
    fails: { tr: 'Belge silinemedi.', en: 'Failed to delete the document.' },
    renews: shown,
    audit: documentAudit['document.deleted'],
  },
  'documents.restore': {
    ...ofDocument,
    method: 'POST',
    path: '/case-management/{caseId}/document/{documentId}/restore',
    access: writing,
    summary:
      'Restores a document from the bin; if its name was taken meanwhile, it gets a number; asked again, it answers the same',
    answer: Document,
    fails: { tr: 'Belge geri yüklenemedi.', en: 'Failed to restore the document.' },
    renews: shown,
    audit: documentAudit['document.restored'],
  },
})
