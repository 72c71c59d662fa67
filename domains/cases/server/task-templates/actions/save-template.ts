/** Creates and changes the task templates of an office; for those who manage all its cases. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import { expectFields, noteChange } from '@mizan/platform/database'
import { managesAllCases } from '../../../access.ts'
import type { NewTemplate, Template, TemplateChange } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { keepTemplate, lockTemplates, requireRoom } from '../store.ts'
import { requireTemplate } from '../templates.ts'

interface Writer {
  officeId: string
  userId: string
}

/** Runs work that changes templates. @throws AppError `access.forbidden` */
export function changeTemplates<Result>(
  call: CaseCall,
  work: (tx: Tx, writer: Writer) => Promise<Result>,
): Promise<Result> {
  const { officeId, userId, roles } = callerOf(call)
  if (!managesAllCases(roles)) throw new AppError('access.forbidden')
  return call.office(async (tx) => {
    await lockTemplates(tx, officeId)
    return work(tx, { officeId, userId })
  })
}

export const createTemplate = (call: CaseCall, wanted: NewTemplate): Promise<Template> =>
  changeTemplates(call, async (tx, writer) => {
    await requireRoom(tx, writer.officeId)
    const id = randomUUID()
    await keepTemplate(tx, { ...writer, ...wanted, id, version: 1 })
    tx.about(id, { template: wanted.name })
    return { ...wanted, templateId: id, isBuiltIn: false, version: 1 }
  })

export const changeTemplate = (
  call: CaseCall,
  { templateId, version: seen, ...wanted }: TemplateChange & { templateId: string },
): Promise<Template> =>
  changeTemplates(call, async (tx, writer) => {
    const { version: current } = await requireTemplate(tx, writer.officeId, templateId)
    // Templates of the product have the same id in all offices.
    const record = { table: 'case_task_templates', id: `${writer.officeId}/${templateId}` }
    const fields = Object.keys(wanted)
    await expectFields(tx, record, { seen, current, fields })
    const version = current + 1
    await keepTemplate(tx, { ...writer, ...wanted, id: templateId, version })
    await noteChange(tx, record, { version, fields })
    tx.about(templateId, { template: wanted.name })
    return { ...wanted, templateId, isBuiltIn: false, version }
  })
