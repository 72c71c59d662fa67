/** Rows that make files of drafts. */
import { defineRows, fileOf } from '@mizan/platform/contract'
import { z } from 'zod'
import { draftAudit } from '../audit.ts'
import { type DraftFileType, draftFileTypes } from '../data/file-types.ts'
import { DraftId } from '../schemas.ts'
import { group, reading, refusals, sampleId, writing } from './access.ts'

const types = Object.keys(draftFileTypes) as [DraftFileType, ...DraftFileType[]]

export const draftFileRows = defineRows({
  'drafts.file': {
    method: 'GET',
    path: '/language-model/drafts/{draftId}/file',
    group,
    access: reading,
    summary:
      'Gives the saved text of a draft as UDF, Word or PDF, below the head of the office if it is a letter; gaps stay marked in it',
    params: DraftId,
    query: z.object({ type: z.enum(types).default('udf'), letterhead: z.stringbool().default(false) }),
    price: 60,
    answer: fileOf(...Object.values(draftFileTypes)),
    errors: refusals,
    sample: { params: sampleId },
  },
  'drafts.toCase': {
    method: 'POST',
    path: '/language-model/drafts/{draftId}/documents',
    group,
    access: writing,
    summary:
      'Saves a draft as a document of its case, or as the next version of the one that it was saved as',
    params: DraftId,
    body: z.strictObject({
      type: z.enum(types).default('udf'),
      /** Below the head of the office. */
      letterhead: z.boolean().default(false),
      /** The case for a draft without one; the draft belongs to it from then on. */
      caseId: z.string().min(1).max(64).optional(),
    }),
    price: 60,
    answer: z.object({ caseId: z.string(), documentId: z.string(), name: z.string() }),
    errors: [
      ...refusals,
      'draft.no_case',
      'draft.of_other_case',
      'document.too_many',
      'document.office_full',
      'document.disk_nearly_full',
      'document.store_full',
      'document.store_unavailable',
    ],
    fails: { tr: 'Taslak davaya kaydedilemedi.', en: 'Failed to save the draft in the case.' },
    renews: [
      'drafts.list',
      'drafts.read',
      'documents.list',
      'documents.read',
      'documents.versions',
      'documents.text',
      'documents.search',
      'cases.history',
      'cases.historyIds',
    ],
    audit: draftAudit['draft.exported'],
    sample: { params: sampleId, body: { type: 'udf' } },
  },
})
