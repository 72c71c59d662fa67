/** Deletes a template of the office. Drafts that were made from it are independent texts and stay. */
import { callerOf } from '@mizan/platform/contract'
import type { TemplateId } from '../../../schemas.ts'
import type { DraftCall } from '../../call.ts'
import { deleteTemplateRow, lockTemplates } from '../store.ts'
import { getTemplateRow, requireTemplateWriter } from '../templates.ts'

export const deleteTemplate = (call: DraftCall, { templateId: id }: TemplateId): Promise<{ done: true }> =>
  call.office(async (tx) => {
    const { officeId } = callerOf(call)
    requireTemplateWriter(call)
    await lockTemplates(tx, officeId)
    const { title } = await getTemplateRow(tx, officeId, id)
    await deleteTemplateRow(tx, { officeId, id })
    tx.about(id, { template: title })
    return { done: true }
  })
