/** Which row about task templates is answered by which function; a part of the desk of cases. */
import type { Handlers } from '@mizan/platform/call'
import type { taskTemplateRows } from '../../contract/task-templates.ts'
import type { CaseCall } from '../call.ts'
import { deleteTemplate, restoreTemplate } from './actions/delete-template.ts'
import { changeTemplate, createTemplate } from './actions/save-template.ts'
import { listTemplates, previewTemplate } from './queries.ts'

export const taskTemplateHandlers: Handlers<typeof taskTemplateRows, CaseCall> = {
  'taskTemplates.list': listTemplates,
  'taskTemplates.preview': (call, { params, query }) => previewTemplate(call, { ...params, ...query }),
  'taskTemplates.create': (call, { body }) => createTemplate(call, body),
  'taskTemplates.update': (call, { params, body }) => changeTemplate(call, { ...params, ...body }),
  'taskTemplates.delete': (call, { params }) => deleteTemplate(call, params),
  'taskTemplates.restore': (call, { params }) => restoreTemplate(call, params),
}
