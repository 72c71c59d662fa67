/** Rows about several documents of a case, and those that take documents into another case. */
import { CaseId } from '@mizan/cases/schemas'
import { defineRows, fileOf, priceOfBody } from '@mizan/platform/contract'
import { DoneTo, SomeDocuments, SomeToCase, ToCase } from '../schemas/bulk.ts'
import { Document, DocumentId } from '../schemas.ts'
import { group, ofStore, reading, refusals, sampleCase, sampleDocument, shown, writing } from './access.ts'

const ofSome = { group, params: CaseId } as const
const someSamples = { params: sampleCase, body: { documentIds: ['sample'] } }

export const bulkRows = defineRows({
  'documents.zip': {
    ...ofSome,
    method: 'POST',
    asks: true,
    path: '/case-management/{caseId}/documents/zip',
    access: reading,
    summary: 'Gives the newest versions of documents as one archive; what cannot be read is named in it',
    body: SomeDocuments,
    price: priceOfBody(SomeDocuments, ({ documentIds }) => 5 + documentIds.length),
    answer: fileOf('application/zip'),
    errors: [...refusals, 'document.not_found', 'document.zip_too_large', ...ofStore],
    sample: someSamples,
  },
  'documents.deleteSome': {
    ...ofSome,
    method: 'POST',
    path: '/case-management/{caseId}/documents/delete',
    access: writing,
    summary: 'Moves documents to the bin; those that are there already are left out of the answer',
    body: SomeDocuments,
    price: priceOfBody(SomeDocuments, ({ documentIds }) => 2 + documentIds.length / 2),
    answer: DoneTo,
    errors: refusals,
    fails: { tr: 'Belgeler silinemedi.', en: 'Failed to delete the documents.' },
    renews: shown,
    sample: someSamples,
  },
  'documents.restoreSome': {
    ...ofSome,
    method: 'POST',
    path: '/case-management/{caseId}/documents/restore',
    access: writing,
    summary: 'Restores documents from the bin; one whose name was taken meanwhile gets a number',
    body: SomeDocuments,
    price: priceOfBody(SomeDocuments, ({ documentIds }) => 2 + documentIds.length / 2),
    answer: DoneTo,
    errors: refusals,
    fails: { tr: 'Belgeler geri yüklenemedi.', en: 'Failed to restore the documents.' },
    renews: shown,
    sample: someSamples,
  },
  'documents.moveSome': {
    ...ofSome,
    method: 'POST',
    path: '/case-management/{caseId}/documents/move',
    access: writing,
    summary: 'Moves documents with their versions to another case, which the caller may write as well',
    body: SomeToCase,
    price: priceOfBody(SomeToCase, ({ documentIds }) => 2 + documentIds.length / 2),
    answer: DoneTo,
    errors: [...refusals, 'document.same_case', 'document.too_many'],
    fails: { tr: 'Belgeler taşınamadı.', en: 'Failed to move the documents.' },
    renews: shown,
    sample: { params: sampleCase, body: { documentIds: ['sample'], toCaseId: 'sample-2' } },
  },
  'documents.copy': {
    method: 'POST',
    path: '/case-management/{caseId}/document/{documentId}/copy',
    group,
    params: DocumentId,
    access: writing,
    summary: 'Copies the newest version of a document into another case, which the caller may write',
    body: ToCase,
    answer: Document,
    errors: [
      ...refusals,
      'document.not_found',
      'document.same_case',
      'document.too_many',
      'document.damaged',
      'document.store_full',
      'document.office_full',
      'document.disk_nearly_full',
      ...ofStore,
    ],
    fails: { tr: 'Belge kopyalanamadı.', en: 'Failed to copy the document.' },
    renews: shown,
    sample: { params: sampleDocument, body: { toCaseId: 'sample-2' } },
  },
})
