/** Adds all tasks of a template to a case, with days counted from a start: all of them or none. */
import { callerOf } from '@mizan/platform/contract'
import type { Application, Task } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { presentTasks } from '../../present-tasks.ts'
import { lockCase } from '../../store/cases.ts'
import { addTemplateTasks } from '../../template-tasks.ts'
import { requireReader } from './assign-task.ts'

export function applyTemplate(
  call: CaseCall,
  { caseId, ...application }: Application & { caseId: string },
): Promise<{ items: Task[] }> {
  return call.office(async (tx) => {
    const { row, right } = await lockCase(tx, callerOf(call), { caseId, needs: 'write' })
    await requireReader(call, tx, { caseId, userId: application.assigneeId ?? null })
    const { tasks, details } = await addTemplateTasks(call, tx, row, application)
    tx.about(caseId, details)
    const listed = tasks.map((one) => ({ ...one, followers: null, right }))
    return { items: await presentTasks(call, tx, listed) }
  })
}
