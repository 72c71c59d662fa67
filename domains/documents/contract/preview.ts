/** Rows that show documents without a download, and make others of them. */
import { defineRows } from '@mizan/platform/contract'
import { Document, DocumentId } from '../schemas/documents.ts'
import {
  Comparison,
  ComparisonQuery,
  Conversion,
  Converted,
  FileTicket,
  Preview,
  VersionQuery,
} from '../schemas/preview.ts'
import { group, ofStore, reading, refusals, sampleDocument, shown, writing } from './access.ts'

const ofDocument = {
  group,
  params: DocumentId,
  sample: { params: sampleDocument },
} as const

const ofVersion = [...refusals, 'document.not_found', 'document.version_not_found'] as const
/** Of rows that read what is in a file. */
const ofContent = [
  ...ofVersion,
  ...ofStore,
  'document.damaged',
  'document.has_macros',
  'document.too_large_to_show',
  'document.took_too_long',
  'document.unreadable',
  'document.unsafe',
  'document.password_protected',
] as const

export const previewRows = defineRows({
  'documents.read': {
    ...ofDocument,
    method: 'GET',
    path: '/case-management/{caseId}/document/{documentId}',
    access: reading,
    summary: 'Gives one document with its newest version',
    answer: Document,
    errors: [...refusals, 'document.not_found'],
  },
  'documents.ticket': {
    ...ofDocument,
    method: 'GET',
    path: '/case-management/{caseId}/document/{documentId}/ticket',
    access: reading,
    summary:
      'Gives a ticket with which players and viewers download one version, for some minutes and as long as the session lasts',
    query: VersionQuery,
    answer: FileTicket,
    errors: [...ofVersion, 'document.key_unavailable', 'document.keys_locked'],
  },
  'documents.preview': {
    ...ofDocument,
    method: 'GET',
    path: '/case-management/{caseId}/document/{documentId}/preview',
    access: reading,
    summary: 'Gives what a text document, table, mail or plain text shows, as values and not as markup',
    query: VersionQuery,
    answer: Preview,
    errors: [...ofContent, 'document.not_shown'],
  },
  'documents.convert': {
    ...ofDocument,
    method: 'POST',
    path: '/case-management/{caseId}/document/{documentId}/convert',
    access: writing,
    summary:
      'Makes a document of another type, or a version of the document that has its name, and says what was lost',
    body: Conversion,
    answer: Converted,
    errors: [
      ...ofContent,
      'document.not_converted',
      'document.no_text',
      'document.too_many',
      'document.store_full',
      'document.office_full',
      'document.disk_nearly_full',
      'document.type_mismatch',
      'document.other_kind',
    ],
    fails: { tr: 'Belge dönüştürülemedi.', en: 'Failed to convert the document.' },
    renews: shown,
    sample: { params: sampleDocument, body: { to: 'pdf' } },
  },
  'documents.compare': {
    ...ofDocument,
    method: 'GET',
    path: '/case-management/{caseId}/document/{documentId}/compare',
    access: reading,
    summary: 'Compares the texts of two versions word by word',
    query: ComparisonQuery,
    answer: Comparison,
    errors: [...ofContent, 'document.not_compared'],
    sample: { params: sampleDocument, query: { before: 'sample', after: 'sample' } },
  },
})
