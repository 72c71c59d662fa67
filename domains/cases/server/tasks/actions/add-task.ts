/** Adds a task at the end of those of its case. A call that is repeated finds what the first one added. */
import { randomUUID } from 'node:crypto'
import { addOnce, hasValues } from '@mizan/platform/call'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { NewTask, Task } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { lockCase, requireCase } from '../../case/store/cases.ts'
import { presentTasks } from '../present.ts'
import { findTask, insertTasks, placeForMore } from '../store/tasks.ts'
import { requireReader } from './assign-task.ts'

type Wanted = NewTask & { caseId: string }

export const addTask = (call: CaseCall, wanted: Wanted): Promise<Task> =>
  addOnce({
    taken: 'case.already_added',
    add: () => call.office((tx) => add(call, tx, wanted)),
    findAdded: () => findAdded(call, wanted),
  })

/** @throws AppError `case.already_added` */
async function add(call: CaseCall, tx: Tx, wanted: Wanted): Promise<Task> {
  const caller = callerOf(call)
  const { caseId, assigneeId = null } = wanted
  const { row, right } = await lockCase(tx, caller, { caseId, needs: 'write' })
  await requireReader(call, tx, { caseId, userId: assigneeId })
  const taskId = wanted.key ?? randomUUID()
  const owner = { company_id: caller.officeId, case_id: caseId, created_by: caller.userId }
  const made = { id: taskId, place: await placeForMore(tx, caseId, 1), created_at: tx.clock.now() }
  const [added] = await insertTasks(tx, [{ ...made, ...columnsOf(wanted), ...owner }])
  if (!added) throw new AppError('case.already_added')
  tx.about(caseId, { case: row.display_title, task: wanted.displayTitle, taskId, assigneeId })
  const [task] = await presentTasks(call, tx, [{ ...added, followers: null, right }])
  return task as Task
}

const columnsOf = ({ title, displayTitle, note, deadline = null, assigneeId = null }: Wanted) => ({
  ...{ title: title ?? displayTitle, display_title: displayTitle, note },
  ...{ deadline, assignee_id: assigneeId },
})

function findAdded(call: CaseCall, wanted: Wanted): Promise<Task | undefined> {
  const caller = callerOf(call)
  const { caseId, key: caseTaskId = '' } = wanted
  return call.office.read(async (tx) => {
    const { right } = await requireCase(tx, caller, { caseId, needs: 'write' })
    const row = await findTask(tx, { caseId, caseTaskId })
    if (!row || !hasValues(row, { ...columnsOf(wanted), created_by: caller.userId })) return undefined
    return (await presentTasks(call, tx, [{ ...row, right }]))[0]
  })
}
