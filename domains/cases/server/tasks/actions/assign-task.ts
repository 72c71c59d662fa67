/** Assigns a task to a member who may read its case, or to nobody. Being assigned a task opens no case. */
import { namesFor } from '@mizan/identity/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import { allows, rightOn } from '../../../access.ts'
import type { TaskChanged, TaskId } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { requireAssignable } from '../../case/actions/change-assignee.ts'
import { grantOf } from '../../rights/store/rights.ts'
import { changeTask } from '../change.ts'

type Assignment = TaskId & { version?: number | undefined; assigneeId: string | null }

export const assignTask = (
  call: CaseCall,
  { version, assigneeId, ...target }: Assignment,
): Promise<TaskChanged> =>
  changeTask(call, { ...target, seen: version, needs: 'edit' }, async (tx, { task }) => {
    await requireReader(call, tx, { caseId: task.case_id, userId: assigneeId })
    const person = await namesFor(tx, call.parts.namesOf, [task.assignee_id, assigneeId])
    const nameOf = (id: string | null) => (id === null ? null : person(id).name)
    return {
      fields: ['assignee'],
      columns: { assignee_id: assigneeId },
      details: { before: nameOf(task.assignee_id), after: nameOf(assigneeId), assigneeId },
    }
  })

/**
 * Holds for nobody, for the caller, who has opened the case, and for members who may read it.
 * @throws AppError `case.not_a_member`, `case.assignee_without_role`, `task.assignee_without_access`
 */
export async function requireReader(
  call: CaseCall,
  tx: Tx,
  { caseId, userId }: { caseId: string; userId: string | null },
): Promise<void> {
  const caller = callerOf(call)
  if (userId === null || userId === caller.userId) return
  const { roles } = await requireAssignable(call, tx, userId)
  const grant = await grantOf(tx, { officeId: caller.officeId, caseId, userId })
  if (!allows(rightOn(roles, grant), 'read')) throw new AppError('task.assignee_without_access')
}
