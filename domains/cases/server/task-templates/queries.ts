/** Task templates, and what one of them would create. */
import { callerOf } from '@mizan/platform/contract'
import { managesAllCases } from '../../access.ts'
import { taskDayAt } from '../../rules/template-days.ts'
import type { Preview, Templates } from '../../schemas.ts'
import type { CaseCall } from '../call.ts'
import { holidaysOf } from './free-days.ts'
import { requireTemplate, templatesOf } from './templates.ts'

export function listTemplates(call: CaseCall): Promise<Templates> {
  const { officeId, roles } = callerOf(call)
  return call.office.read(async (tx) => ({
    items: await templatesOf(tx, officeId),
    may: managesAllCases(roles) ? ['write'] : [],
  }))
}

export async function previewTemplate(
  call: CaseCall,
  { templateId, startDate }: { templateId: string; startDate: string },
): Promise<Preview> {
  const isHoliday = await holidaysOf(call)
  return call.office.read(async (tx) => {
    const { items, version } = await requireTemplate(tx, callerOf(call).officeId, templateId)
    const dated = items.map(({ title, note, offsetDays }) => ({
      title,
      note,
      ...taskDayAt(startDate, offsetDays, isHoliday),
    }))
    return { templateId, version, startDate, items: dated }
  })
}
