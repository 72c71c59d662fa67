/** Deletes a task, and takes that back. Its row is kept, with its place, state and followers. */
import { callerOf } from '@mizan/platform/contract'
import type { Task, TaskId } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { presentTasks } from '../../present-tasks.ts'
import { lockCase } from '../../store/cases.ts'
import { markTaskDeleted, placeForMore, takeBackDeletion } from '../../store/tasks.ts'
import { lockTask } from '../../task-change.ts'

export function deleteTask(call: CaseCall, target: TaskId): Promise<{ done: true }> {
  return call.office(async (tx) => {
    const { open, task } = await lockTask(call, tx, { ...target, needs: 'edit' })
    await markTaskDeleted(tx, task.id, callerOf(call).userId)
    tx.about(target.caseId, { case: open.row.display_title, task: task.display_title, taskId: task.id })
    return { done: true }
  })
}

export function restoreTask(call: CaseCall, target: TaskId): Promise<Task> {
  return call.office(async (tx) => {
    const { row, right } = await lockCase(tx, callerOf(call), { caseId: target.caseId, needs: 'write' })
    const restored = await takeBackDeletion(tx, target)
    await placeForMore(tx, target.caseId, 0)
    tx.about(target.caseId, { case: row.display_title, task: restored.display_title, taskId: restored.id })
    const [task] = await presentTasks(call, tx, [{ ...restored, right }])
    return task as Task
  })
}
