/** Rows that take files, and the one that is asked before. */
import { CaseId } from '@mizan/cases/schemas'
import { defineRows, priceOfBody } from '@mizan/platform/contract'
import { largestFile } from '../data/limits.ts'
import { acceptedExtensions } from '../data/types.ts'
import { AddedDocument, Check, Checked, NewDocument, NewVersion } from '../schemas.ts'
import { group, ofStore, reading, refusals, sampleCase, shown, writing } from './access.ts'

const file = {
  maxBytes: largestFile,
  endings: { accepted: acceptedExtensions, otherwise: 'document.type_not_allowed' },
} as const
const ofFiles = [
  ...refusals,
  'document.type_not_allowed',
  'document.type_mismatch',
  'document.empty',
  'document.too_many',
  'document.store_full',
  'document.office_full',
  'document.disk_nearly_full',
  ...ofStore,
] as const
const sampleFile = new File(['Sayın Mahkeme,'], 'Cevap dilekçesi.txt', { type: 'text/plain' })

export const uploadRows = defineRows({
  'documents.add': {
    method: 'POST',
    path: '/case-management/{caseId}/add-document',
    group,
    access: writing,
    summary:
      'Adds a document; if its name is taken, it is refused with the document that has it, becomes its new version, or is kept beside it',
    params: CaseId,
    body: NewDocument,
    files: { File: file },
    price: 5,
    answer: AddedDocument,
    errors: [...ofFiles, 'document.name_taken', 'document.name_missing'],
    fails: { tr: 'Belge yüklenemedi.', en: 'Failed to upload the file.' },
    renews: shown,
    sample: { params: sampleCase, body: { Name: 'Cevap dilekçesi', File: sampleFile } },
  },
  'documents.addVersion': {
    method: 'POST',
    path: '/case-management/{caseId}/update-document',
    group,
    access: writing,
    summary: 'Adds a version to a document; without a file it changes the comment on the newest one',
    params: CaseId,
    body: NewVersion,
    files: { File: { ...file, optional: true } },
    price: 5,
    answer: AddedDocument,
    errors: [...ofFiles, 'document.not_found', 'document.other_kind', 'document.nothing_changed'],
    fails: { tr: 'Yeni sürüm yüklenemedi.', en: 'Failed to upload the new version.' },
    renews: shown,
    sample: { params: sampleCase, body: { DocumentId: 'sample', File: sampleFile } },
  },
  'documents.check': {
    method: 'POST',
    asks: true,
    path: '/case-management/{caseId}/documents/check',
    group,
    access: reading,
    summary: 'Tells which names documents of the case have already, before their files are sent',
    params: CaseId,
    body: Check,
    price: priceOfBody(Check, ({ names }) => 1 + names.length / 50),
    answer: Checked,
    errors: refusals,
    sample: { params: sampleCase, body: { names: ['Cevap dilekçesi.udf'] } },
  },
})
