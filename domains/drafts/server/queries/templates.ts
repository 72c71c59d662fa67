/** The templates with their fields, and what a case knows of them. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { DraftCall } from '../call.ts'
import { factsOf } from '../case-facts.ts'
import { readerOf } from '../readable.ts'
import { allTemplates } from '../templates.ts'

export const listTemplates = (call: DraftCall, { caseId }: { caseId?: string | undefined }) =>
  call.office.read(async (tx) => {
    const reader = await readerOf(call, tx)
    if (caseId !== undefined && !reader.readsCases) throw new AppError('case.no_access')
    const ofCase = caseId && (await call.parts.requireCase(tx, reader, { caseId, needs: 'read' }))
    const known = await factsOf(call, tx, ofCase || undefined)
    const templates = await allTemplates(tx, callerOf(call).officeId)
    return {
      items: templates.map(({ id, kind, title, purpose, fields, checklist = null }) => ({
        ...{ templateId: id, kind, title, purpose, fields, checklist, isOwn: false },
      })),
      known: Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
    }
  })
