/** Deletes a task, and takes that back. Its row is kept, with its place, state and followers. */
import { callerOf } from '@mizan/platform/contract'
import { expectFields } from '@mizan/platform/database'
import type { Task, TaskId } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { lockCase } from '../../case/store/cases.ts'
import { lockTask } from '../change.ts'
import { presentTasks } from '../present.ts'
import { markTaskDeleted, placeForMore, takeBackDeletion } from '../store/tasks.ts'

/** Whoever deletes or restores a task has to have seen all of it. */
const fields = ['title', 'displayTitle', 'note', 'deadline', 'assignee', 'state']

/** @throws AppError as `lockTask`, and `version.changed` */
export function deleteTask(
  call: CaseCall,
  { version: seen, ...target }: TaskId & { version?: number | undefined },
): Promise<{ done: true }> {
  return call.office(async (tx) => {
    const { open, task } = await lockTask(call, tx, { ...target, needs: 'edit' })
    const current = task.version
    await expectFields(tx, { table: 'case_tasks', id: task.id }, { seen, current, fields })
    await markTaskDeleted(tx, task.id, callerOf(call).userId)
    tx.about(target.caseId, { case: open.row.display_title, task: task.display_title, taskId: task.id })
    return { done: true }
  })
}

/** @throws AppError `version.changed` if it was restored, changed and deleted once more meanwhile */
export function restoreTask(
  call: CaseCall,
  { version: seen, ...target }: TaskId & { version?: number | undefined },
): Promise<Task> {
  return call.office(async (tx) => {
    const { row, right } = await lockCase(tx, callerOf(call), { caseId: target.caseId, needs: 'write' })
    const restored = await takeBackDeletion(tx, target)
    const { id, version: current } = restored
    await expectFields(tx, { table: 'case_tasks', id }, { seen, current, fields })
    await placeForMore(tx, target.caseId, 0)
    tx.about(target.caseId, { case: row.display_title, task: restored.display_title, taskId: restored.id })
    const [task] = await presentTasks(call, tx, [{ ...restored, right }])
    return task as Task
  })
}
