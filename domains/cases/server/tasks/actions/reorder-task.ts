/** Moves a task in the order of its case. The order belongs to no version: two moves never refuse each other. */
import type { TaskId, TaskMove } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { lockTask } from '../change.ts'
import { moveTask, openTaskIds } from '../store/order.ts'
import { requireTask } from '../store/tasks.ts'

export function reorderTask(
  call: CaseCall,
  { besideId, place, ...target }: TaskMove & TaskId,
): Promise<{ caseTaskIds: string[] }> {
  return call.office(async (tx) => {
    const { open, task } = await lockTask(call, tx, { ...target, needs: 'edit' })
    const beside = await requireTask(tx, { caseId: target.caseId, caseTaskId: besideId })
    if (beside.id !== task.id) await moveTask(tx, { task, beside, place })
    tx.about(target.caseId, { case: open.row.display_title, task: task.display_title, taskId: task.id })
    return { caseTaskIds: await openTaskIds(tx, target.caseId) }
  })
}
