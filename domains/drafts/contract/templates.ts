/** Rows about templates. */
import { defineRows, done, priceOfBody } from '@mizan/platform/contract'
import { z } from 'zod'
import { draftAudit } from '../audit.ts'
import { NewTemplate, OfficeTemplate, SavedTemplate, TemplateHead, TemplateId } from '../schemas.ts'
import { group, reading, writingTemplates } from './access.ts'
import { emptyText } from './empty-text.ts'

const refusals = ['draft.template_not_found', 'document.keys_locked', 'document.key_unavailable'] as const
const changes = ['access.forbidden', ...refusals] as const
const renews = ['templates.list', 'templates.read'] as const
const params = { templateId: 'sample' }
const fails = { tr: 'Şablon kaydedilemedi.', en: 'Failed to save the template.' }

export const templateRows = defineRows({
  'templates.list': {
    method: 'GET',
    path: '/language-model/templates',
    group,
    access: reading,
    summary:
      'Lists the templates of the product and of the office with their fields, and what the case knows of them',
    query: z.object({ caseId: z.string().max(64).optional() }),
    price: 5,
    answer: z.object({
      items: z.array(TemplateHead),
      /** The values that the case provides, by the names of facts. */
      known: z.record(z.string(), z.string()),
      /** Whether the caller may write templates of the office. */
      mayWrite: z.boolean(),
    }),
    errors: ['case.not_found', 'case.no_access'],
    sample: {},
  },
  'templates.create': {
    method: 'POST',
    path: '/language-model/templates',
    group,
    access: writingTemplates,
    summary: 'Creates a template of the office, empty or as a copy of another one',
    body: NewTemplate,
    price: 10,
    answer: OfficeTemplate,
    errors: [...changes, 'draft.too_many_templates'],
    fails,
    renews,
    audit: draftAudit['draft.template_made'],
    sample: { body: { title: 'Büro ihtarnamesi', kind: 'notice', sourceId: 'ihtarname' } },
  },
  'templates.read': {
    method: 'GET',
    path: '/language-model/templates/{templateId}',
    group,
    access: reading,
    summary: 'Reads a template of the office with its text and conditions',
    params: TemplateId,
    price: 5,
    answer: OfficeTemplate,
    errors: refusals,
    sample: { params },
  },
  'templates.save': {
    method: 'POST',
    path: '/language-model/templates/{templateId}/save',
    group,
    access: writingTemplates,
    summary: 'Saves a template of the office, unless somebody else has saved it meanwhile',
    params: TemplateId,
    body: SavedTemplate,
    price: priceOfBody(SavedTemplate, ({ body }) => 10 + body.text.blocks.length / 50),
    answer: OfficeTemplate,
    errors: [...changes, 'draft.template_changed'],
    fails,
    renews,
    audit: draftAudit['draft.template_changed'],
    sample: {
      params,
      body: {
        ...{ revision: 1, title: 'Büro ihtarnamesi', kind: 'notice', purpose: '', fields: [] },
        body: { text: emptyText(), when: [] },
      },
    },
  },
  'templates.delete': {
    method: 'POST',
    path: '/language-model/templates/{templateId}/delete',
    group,
    access: writingTemplates,
    summary: 'Deletes a template of the office; drafts that were made from it stay',
    params: TemplateId,
    answer: done,
    errors: ['access.forbidden', 'draft.template_not_found'],
    fails: { tr: 'Şablon silinemedi.', en: 'Failed to delete the template.' },
    renews,
    audit: draftAudit['draft.template_deleted'],
    sample: { params },
  },
})
