/** Adds a task at the end of those of its case. */
import { randomUUID } from 'node:crypto'
import { callerOf } from '@mizan/platform/contract'
import type { NewTask, Task } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { presentTasks } from '../../present-tasks.ts'
import { lockCase } from '../../store/cases.ts'
import { insertTasks, placeForMore } from '../../store/tasks.ts'
import { requireReader } from './assign-task.ts'

export function addTask(call: CaseCall, { caseId, ...wanted }: NewTask & { caseId: string }): Promise<Task> {
  const caller = callerOf(call)
  const assigneeId = wanted.assigneeId ?? null
  return call.office(async (tx) => {
    const { row, right } = await lockCase(tx, caller, { caseId, needs: 'write' })
    await requireReader(call, tx, { caseId, userId: assigneeId })
    const fields = {
      title: wanted.title ?? wanted.displayTitle,
      display_title: wanted.displayTitle,
      note: wanted.note,
      deadline: wanted.deadline ?? null,
      assignee_id: assigneeId,
      place: await placeForMore(tx, caseId, 1),
    }
    const owner = { company_id: caller.officeId, case_id: caseId, created_by: caller.userId }
    const taskId = randomUUID()
    const added = await insertTasks(tx, [{ id: taskId, ...fields, ...owner, created_at: tx.clock.now() }])
    tx.about(caseId, { case: row.display_title, task: wanted.displayTitle, taskId, assigneeId })
    const [task] = await presentTasks(
      call,
      tx,
      added.map((one) => ({ ...one, followers: null, right })),
    )
    return task as Task
  })
}
