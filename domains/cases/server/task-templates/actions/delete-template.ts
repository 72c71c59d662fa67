/** Deletes a task template, and takes that back. One of the product is copied first: the copy is what is deleted. */
import { AppError } from '@mizan/platform/contract'
import type { Template } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { findTemplate, keepTemplate, requireRoom, setDeletion } from '../store.ts'
import { requireTemplate } from '../templates.ts'
import { changeTemplates } from './save-template.ts'

interface Target {
  templateId: string
}

export const deleteTemplate = (call: CaseCall, { templateId: id }: Target): Promise<{ done: true }> =>
  changeTemplates(call, async (tx, writer) => {
    const { officeId } = writer
    const { isBuiltIn, ...template } = await requireTemplate(tx, officeId, id)
    if (isBuiltIn) await keepTemplate(tx, { ...writer, ...template, id })
    await setDeletion(tx, { officeId, id, deletedAt: tx.clock.now() })
    tx.about(id, { template: template.name })
    return { done: true }
  })

export const restoreTemplate = (call: CaseCall, { templateId: id }: Target): Promise<Template> =>
  changeTemplates(call, async (tx, { officeId }) => {
    const kept = await findTemplate(tx, officeId, id)
    if (!kept?.deleted_at) throw new AppError('task_template.not_found')
    await requireRoom(tx, officeId)
    await setDeletion(tx, { officeId, id, deletedAt: null })
    const template = await requireTemplate(tx, officeId, id)
    tx.about(id, { template: template.name })
    return template
  })
