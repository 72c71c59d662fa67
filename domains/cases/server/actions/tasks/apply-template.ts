/** Adds all tasks of a template to a case, with days counted from a start: all of them or none. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import { step } from '../../../rules/order.ts'
import { deadlineAt } from '../../../rules/template-days.ts'
import type { Application, Task } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { presentTasks } from '../../present-tasks.ts'
import { lockCase } from '../../store/cases.ts'
import { insertTasks, placeForMore } from '../../store/tasks.ts'
import { requireTemplate } from '../../task-templates.ts'
import { requireReader } from './assign-task.ts'

export function applyTemplate(
  call: CaseCall,
  { caseId, templateId, startDate, version, assigneeId = null }: Application & { caseId: string },
): Promise<{ items: Task[] }> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const { row, right } = await lockCase(tx, caller, { caseId, needs: 'write' })
    const template = await requireTemplate(tx, caller.officeId, templateId)
    if (template.version !== version)
      throw new AppError('version.changed', {
        details: { version: template.version, changes: [], isComplete: false },
      })
    await requireReader(call, tx, { caseId, userId: assigneeId })
    const first = await placeForMore(tx, caseId, template.items.length)
    const owner = { company_id: caller.officeId, case_id: caseId, created_by: caller.userId }
    const rows = template.items.map(({ title, note, offsetDays }, index) => ({
      id: randomUUID(),
      ...owner,
      title,
      display_title: title,
      note,
      deadline: deadlineAt(startDate, offsetDays),
      assignee_id: assigneeId,
      place: first + index * step,
      created_at: tx.clock.now(),
    }))
    const added = await insertTasks(tx, rows)
    tx.about(caseId, {
      case: row.display_title,
      template: template.name,
      tasks: rows.map(({ display_title }) => display_title),
      startDate,
      assigneeId,
    })
    const listed = added.map((one) => ({ ...one, followers: null, right }))
    return { items: await presentTasks(call, tx, listed) }
  })
}
