/** The templates with their fields, and the values that a case provides. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { OfficeTemplate, TemplateId } from '../../schemas.ts'
import type { DraftCall } from '../call.ts'
import { factsOf } from '../case-facts.ts'
import { readerOf } from '../readable.ts'
import { getTemplateRow, listTemplatesOf, mayWriteTemplates, presentTemplate } from './templates.ts'

export const listTemplates = (call: DraftCall, { caseId }: { caseId?: string | undefined }) =>
  call.office.read(async (tx) => {
    const reader = await readerOf(call, tx)
    if (caseId !== undefined && !reader.readsCases) throw new AppError('case.no_access')
    const ofCase = caseId && (await call.parts.requireCase(tx, reader, { caseId, needs: 'read' }))
    const known = await factsOf(call, tx, ofCase || undefined)
    const templates = await listTemplatesOf(tx, callerOf(call).officeId)
    return {
      items: templates.map(({ id, kind, title, purpose, fields, isOwn, checklist = null }) => ({
        ...{ templateId: id, kind, title, purpose, fields, checklist, isOwn },
      })),
      known: Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
      mayWrite: mayWriteTemplates(call),
    }
  })

export const readTemplate = (call: DraftCall, { templateId }: TemplateId): Promise<OfficeTemplate> =>
  call.office.read(async (tx) =>
    presentTemplate(call, tx, await getTemplateRow(tx, callerOf(call).officeId, templateId)),
  )
