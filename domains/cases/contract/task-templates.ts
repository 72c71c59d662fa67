/** Rows about lists of tasks that an office keeps as templates. They are changed by those who manage all cases. */
import { defineRows, done, priceOfBody } from '@mizan/platform/contract'
import { taskTemplateAudit } from '../audit.ts'
import {
  NewTemplate,
  Preview,
  PreviewQuery,
  Template,
  TemplateChange,
  TemplateId,
  Templates,
} from '../schemas.ts'
import { group, reading, writing } from './access.ts'

const path = '/case-management/task-templates'
const errors = ['task_template.not_found'] as const
/** The gate asks for the module; managing all cases is asked by the action. */
const refusals = ['access.forbidden', ...errors] as const
const params = { templateId: 'reinstatement' }
const sample = { name: 'Kira tespiti', items: [{ title: 'Kira sözleşmesini iste', offsetDays: 0 }] }
const fails = { tr: 'Görev şablonu kaydedilemedi.', en: 'Failed to save the task template.' }
const renews = ['taskTemplates.list', 'taskTemplates.preview'] as const

export const taskTemplateRows = defineRows({
  'taskTemplates.list': {
    method: 'GET',
    path,
    group,
    access: reading,
    summary: 'Lists the task templates of the office, and those of the product that it has not changed',
    answer: Templates,
    errors: [],
    sample: {},
  },
  'taskTemplates.preview': {
    method: 'GET',
    path: `${path}/{templateId}/preview`,
    group,
    access: reading,
    summary: 'The tasks of a template with their days, and which of these are no working days',
    params: TemplateId,
    query: PreviewQuery,
    answer: Preview,
    errors,
    sample: { params, query: { startDate: '2026-12-01' } },
  },
  'taskTemplates.create': {
    method: 'POST',
    path: `${path}/create`,
    group,
    access: writing,
    summary: 'Creates a task template of the office',
    body: NewTemplate,
    price: priceOfBody(NewTemplate, ({ items }) => 2 + items.length / 10),
    answer: Template,
    errors: ['access.forbidden', 'task_template.too_many'],
    fails,
    renews,
    audit: taskTemplateAudit['task_template.created'],
    sample: { body: sample },
  },
  'taskTemplates.update': {
    method: 'POST',
    path: `${path}/{templateId}/update`,
    group,
    access: writing,
    summary: 'Changes a task template; one of the product is copied into the office with the change',
    params: TemplateId,
    body: TemplateChange,
    price: priceOfBody(TemplateChange, ({ items }) => 2 + items.length / 10),
    answer: Template,
    errors: refusals,
    fails,
    renews,
    audit: taskTemplateAudit['task_template.changed'],
    sample: { params, body: { ...sample, version: 1 } },
  },
  'taskTemplates.delete': {
    method: 'POST',
    path: `${path}/{templateId}/delete`,
    group,
    access: writing,
    summary:
      'Deletes a task template, which can be restored; one of the product is no longer offered to the office',
    params: TemplateId,
    answer: done,
    errors: refusals,
    fails: { tr: 'Görev şablonu silinemedi.', en: 'Failed to delete the task template.' },
    renews,
    audit: taskTemplateAudit['task_template.deleted'],
    sample: { params },
  },
  'taskTemplates.restore': {
    method: 'POST',
    path: `${path}/{templateId}/restore`,
    group,
    access: writing,
    summary: 'Restores a deleted task template',
    params: TemplateId,
    answer: Template,
    errors: [...refusals, 'task_template.too_many'],
    fails: { tr: 'Görev şablonu geri alınamadı.', en: 'Failed to restore the task template.' },
    renews,
    audit: taskTemplateAudit['task_template.restored'],
    sample: { params },
  },
})
