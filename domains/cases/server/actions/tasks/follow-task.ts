/** Following a task needs the right to read its case, and gives none. */
import { callerOf } from '@mizan/platform/contract'
import type { TaskId } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { requireCase } from '../../store/cases.ts'
import { addTaskFollower, removeTaskFollower } from '../../store/task-followers.ts'
import { requireTask } from '../../store/tasks.ts'

export const followTask = (call: CaseCall, target: TaskId) => setFollowing(call, target, addTaskFollower)
export const unfollowTask = (call: CaseCall, target: TaskId) => setFollowing(call, target, removeTaskFollower)

function setFollowing(call: CaseCall, target: TaskId, set: typeof addTaskFollower): Promise<{ done: true }> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const { row } = await requireCase(tx, caller, { caseId: target.caseId, needs: 'read' })
    const task = await requireTask(tx, target)
    await set(tx, { officeId: caller.officeId, caseTaskId: task.id, userId: caller.userId })
    tx.about(target.caseId, { case: row.display_title, task: task.display_title, taskId: task.id })
    return { done: true }
  })
}
