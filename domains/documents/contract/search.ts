/** Rows about the texts of documents. */
import { defineRows } from '@mizan/platform/contract'
import { DocumentId } from '../schemas/documents.ts'
import { DocumentSearch, FoundPage, RecogniserState, TextState } from '../schemas/search.ts'
import { group, reading, refusals, sampleCase, sampleDocument } from './access.ts'

export const searchRows = defineRows({
  'documents.search': {
    method: 'POST',
    asks: true,
    path: '/case-management/documents/search',
    group,
    access: reading,
    summary:
      'Finds documents by what is written in them, and recordings by what is said, in one case or in all that the caller may read',
    body: DocumentSearch,
    answer: FoundPage,
    errors: [...refusals, 'document.search_too_broad', 'document.key_unavailable', 'document.keys_locked'],
    sample: { body: { query: '"bilirkişi raporu" itiraz', ...sampleCase } },
  },
  'documents.recogniser': {
    method: 'GET',
    path: '/documents/recogniser',
    group: 'documents',
    access: { session: 'bearer', permission: { module: 'product', level: 'Read' } },
    summary: 'Says whether this server recognises letters in pictures, for staff of the service',
    answer: RecogniserState,
    errors: [],
    sample: {},
  },
  'documents.text': {
    method: 'GET',
    path: '/case-management/{caseId}/document/{documentId}/text',
    group,
    access: reading,
    summary: 'Says whether the text of a document can be searched, and if not, why',
    params: DocumentId,
    answer: TextState,
    errors: [...refusals, 'document.not_found'],
    sample: { params: sampleDocument },
  },
})
