/** Rows about drafts: making, reading, saving, versions. */
import { defineRows, done, pageOf, pageQuery, priceOfBody } from '@mizan/platform/contract'
import { z } from 'zod'
import { draftAudit } from '../audit.ts'
import {
  Draft,
  DraftId,
  DraftLine,
  DraftVersion,
  MadeDraft,
  NewDraft,
  SavedText,
  SaveResult,
} from '../schemas.ts'
import { group, reading, refusals, sampleId, writing } from './access.ts'
import { emptyText } from './empty-text.ts'

const lists = ['drafts.list'] as const
const VersionId = DraftId.extend({ versionId: z.string().min(1).max(64) })

export const draftRows = defineRows({
  'drafts.generate': {
    method: 'POST',
    path: '/language-model/document/generate',
    group,
    access: writing,
    summary: 'Makes a draft from a template or from what was asked; what nobody knows stays a marked gap',
    body: NewDraft,
    price: priceOfBody(NewDraft, ({ message }) => (message === '' ? 30 : 60)),
    answer: MadeDraft,
    errors: [
      ...refusals,
      'draft.too_many',
      'draft.template_not_found',
      'draft.no_template_fits',
      'search.preparing',
    ],
    fails: { tr: 'Taslak hazırlanamadı.', en: 'Failed to make the draft.' },
    renews: lists,
    audit: draftAudit['draft.made'],
    sample: { body: { templateId: 'ihtarname', fields: { noter: 'Ankara 5.' } } },
  },
  'drafts.list': {
    method: 'GET',
    path: '/language-model/drafts',
    group,
    access: reading,
    summary: 'Lists the drafts that the caller may read, the one that was changed last first',
    query: z.object({
      query: z.string().trim().max(200).default(''),
      caseId: z.string().max(64).optional(),
      ...pageQuery,
    }),
    price: 2,
    answer: pageOf(DraftLine),
    errors: ['case.not_found', 'case.no_access'],
    sample: {},
  },
  'drafts.read': {
    method: 'GET',
    path: '/language-model/drafts/{draftId}',
    group,
    access: reading,
    summary: 'Reads a draft with its text',
    params: DraftId,
    price: 10,
    answer: Draft,
    errors: refusals,
    sample: { params: sampleId },
  },
  'drafts.save': {
    method: 'POST',
    path: '/language-model/drafts/{draftId}/save',
    group,
    access: writing,
    summary: 'Saves the text of a draft; a text that somebody else was faster with is kept beside theirs',
    params: DraftId,
    body: SavedText,
    price: priceOfBody(SavedText, ({ text }) => 10 + text.blocks.length / 50),
    answer: SaveResult,
    errors: refusals,
    fails: {
      tr: 'Taslak kaydedilemedi; metniniz bu tarayıcıda duruyor.',
      en: 'Failed to save the draft; your text is kept in this browser.',
    },
    renews: ['drafts.list', 'drafts.read', 'drafts.versions'],
    sample: { params: sampleId, body: { revision: 1, title: 'İhtarname', text: emptyText() } },
  },
  'drafts.delete': {
    method: 'POST',
    path: '/language-model/drafts/{draftId}/delete',
    group,
    access: writing,
    summary: 'Deletes a draft with its versions; documents that were made of it stay',
    params: DraftId,
    answer: done,
    errors: refusals,
    fails: { tr: 'Taslak silinemedi.', en: 'Failed to delete the draft.' },
    renews: ['drafts.list', 'drafts.read'],
    audit: draftAudit['draft.deleted'],
    sample: { params: sampleId },
  },
  'drafts.versions': {
    method: 'GET',
    path: '/language-model/drafts/{draftId}/versions',
    group,
    access: reading,
    summary:
      'Lists the versions of a draft, the newest first, with texts that were not saved because of a clash',
    params: DraftId,
    answer: z.array(DraftVersion),
    errors: refusals,
    sample: { params: sampleId },
  },
  'drafts.version': {
    method: 'GET',
    path: '/language-model/drafts/{draftId}/versions/{versionId}',
    group,
    access: reading,
    summary: 'Reads the text of a version of a draft',
    params: VersionId,
    price: 10,
    answer: Draft.pick({ text: true }),
    errors: [...refusals, 'draft.version_not_found'],
    sample: { params: { ...sampleId, versionId: 'sample' } },
  },
})
