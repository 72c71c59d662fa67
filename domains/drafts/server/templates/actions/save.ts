/**
 * Saves a template of the office. If two people change it at once the second one is warned, and nothing is
 * overwritten.
 */
import { namesFor } from '@mizan/identity/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { OfficeTemplate, SavedTemplate, TemplateId } from '../../../schemas.ts'
import type { DraftCall } from '../../call.ts'
import { ofTemplate, openKey, seal } from '../../sealed.ts'
import { lockTemplates, updateTemplate } from '../store.ts'
import { getTemplateRow, presentTemplate, requireTemplateWriter } from '../templates.ts'

export const saveTemplate = (
  call: DraftCall,
  { templateId: id, revision, fields, body, kind, title, purpose }: TemplateId & SavedTemplate,
): Promise<OfficeTemplate> =>
  call.office(async (tx) => {
    const { officeId, userId } = callerOf(call)
    requireTemplateWriter(call)
    await lockTemplates(tx, officeId)
    const before = await getTemplateRow(tx, officeId, id)
    if (before.revision !== revision) {
      const nameOf = await namesFor(tx, call.parts.namesOf, [before.changed_by])
      throw new AppError('draft.template_changed', { values: { name: nameOf(before.changed_by).name } })
    }
    const owner = ofTemplate(id)
    const sealed = seal(await openKey(call, tx, before, owner), owner, body)
    const change = { kind, title, purpose, fields: JSON.stringify(fields), sealed, changed_by: userId }
    const row = await updateTemplate(tx, { officeId, id }, change)
    tx.about(id, { template: title })
    return presentTemplate(call, tx, row)
  })
