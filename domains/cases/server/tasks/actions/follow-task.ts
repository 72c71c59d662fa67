/** Following a task needs the right to read its case, and gives none. */
import { callerOf } from '@mizan/platform/contract'
import type { TaskId } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { requireCase } from '../../case/store/cases.ts'
import { addTaskFollower, isTaskFollower, removeTaskFollower } from '../store/followers.ts'
import { requireTask } from '../store/tasks.ts'

export const followTask = (call: CaseCall, target: TaskId) => setFollowing(call, target, true)
export const unfollowTask = (call: CaseCall, target: TaskId) => setFollowing(call, target, false)

/** What changes nothing, such as a second press, leaves no entry in the history. */
async function setFollowing(call: CaseCall, target: TaskId, wanted: boolean): Promise<{ done: true }> {
  const caller = callerOf(call)
  const { officeId, userId } = caller
  const { caseId, caseTaskId } = target
  const follower = { officeId, caseTaskId, userId }
  const follows = await call.office.read(async (tx) => {
    await requireCase(tx, caller, { caseId, needs: 'read' })
    await requireTask(tx, target)
    return isTaskFollower(tx, follower)
  })
  if (follows === wanted) return { done: true }
  return call.office(async (tx) => {
    const { row } = await requireCase(tx, caller, { caseId, needs: 'read' })
    const task = await requireTask(tx, target)
    await (wanted ? addTaskFollower : removeTaskFollower)(tx, follower)
    tx.about(caseId, { case: row.display_title, task: task.display_title, taskId: task.id })
    return { done: true }
  })
}
