/** Rows that begin and finish an upload whose bytes are sent to an address of its own, and may be cut and go on. */
import { CaseId } from '@mizan/cases/schemas'
import { defineRows, done } from '@mizan/platform/contract'
import { BegunUpload, FinishedUpload, NewUpload, UploadId } from '../schemas/resumable.ts'
import { AddedDocument } from '../schemas.ts'
import { group, ofStore, reading, refusals, sampleCase, shown, writing } from './access.ts'

const ofPlace = [
  ...refusals,
  'document.not_found',
  'document.other_kind',
  'document.type_not_allowed',
  'document.name_taken',
  'document.name_missing',
] as const

export const resumableRows = defineRows({
  'documents.beginUpload': {
    method: 'POST',
    path: '/case-management/{caseId}/uploads',
    group,
    access: writing,
    summary:
      'Begins an upload whose bytes follow by the tus protocol; what can be refused without them is refused now',
    params: CaseId,
    body: NewUpload,
    answer: BegunUpload,
    errors: [
      ...ofPlace,
      'document.empty',
      'document.uploads_many',
      'document.office_full',
      'document.disk_nearly_full',
      'document.key_unavailable',
      'document.keys_locked',
    ],
    fails: { tr: 'Belge yüklenemedi.', en: 'Failed to upload the file.' },
    sample: { params: sampleCase, body: { fileName: 'Cevap dilekçesi.txt', size: 14 } },
  },
  'documents.finishUpload': {
    method: 'POST',
    path: '/case-management/{caseId}/uploads/{uploadId}/finish',
    group,
    access: writing,
    summary:
      'Makes a document, or a version of one, of an upload that is here; asked again, it answers the same',
    params: UploadId,
    body: FinishedUpload,
    price: 5,
    answer: AddedDocument,
    errors: [
      ...ofPlace,
      'document.type_mismatch',
      'document.empty',
      'document.too_many',
      'document.upload_not_found',
      'document.upload_incomplete',
      'document.store_full',
      ...ofStore,
    ],
    fails: { tr: 'Belge yüklenemedi.', en: 'Failed to upload the file.' },
    renews: shown,
    sample: { params: { ...sampleCase, uploadId: 'sample' }, body: {} },
  },
  'documents.dropUpload': {
    method: 'POST',
    path: '/case-management/{caseId}/uploads/{uploadId}/drop',
    group,
    access: reading,
    summary: 'Removes an upload that will not be finished; one that has become a document is refused',
    params: UploadId,
    answer: done,
    errors: [...refusals, 'document.upload_not_found', 'document.upload_finished'],
    fails: { tr: 'Yükleme kaldırılamadı.', en: 'Failed to remove the upload.' },
    sample: { params: { ...sampleCase, uploadId: 'sample' } },
  },
})
