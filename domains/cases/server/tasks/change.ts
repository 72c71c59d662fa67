/** How one thing of a task is changed, whatever it is: right, version, write, entry of the record. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { type TaskAbility, taskAbilitiesOn } from '../../access.ts'
import type { TaskChanged, TaskId } from '../../schemas.ts'
import type { CaseCall, Tx } from '../call.ts'
import { writeOver } from '../case/change.ts'
import { lockCase, type OpenCase } from '../case/store/cases.ts'
import type { TaskRow } from '../tables.ts'
import { type ListedTask, requireTask, updateTask } from './store/tasks.ts'

/** `seen`: the version that the person had on their screen. */
type Target = TaskId & { seen: number | undefined }

interface Change {
  /** Names of the changed fields, as in the contract. */
  fields: readonly string[]
  columns: Partial<TaskRow>
  /** What the record says of it. */
  details: Record<string, unknown>
}

interface OpenTask {
  open: OpenCase
  task: ListedTask
}

/**
 * The task with its case, which is held until the transaction ends: changes of its tasks happen one after the other.
 * @throws AppError `case.not_found`, `case.no_access`, `case.read_only`, `task.not_found`
 */
export async function lockTask(
  call: CaseCall,
  tx: Tx,
  { caseId, caseTaskId, needs }: TaskId & { needs: TaskAbility },
): Promise<OpenTask> {
  const caller = callerOf(call)
  const open = await lockCase(tx, caller, { caseId, needs: 'read' })
  const task = await requireTask(tx, { caseId, caseTaskId })
  const abilities = taskAbilitiesOn(open.right, task.assignee_id === caller.userId)
  if (!abilities.includes(needs))
    throw new AppError(open.right === 'read' ? 'case.read_only' : 'case.no_access')
  return { open, task }
}

/**
 * Changes a task. What others have changed meanwhile in other fields is kept, and reported.
 * @throws AppError as `lockTask`, and `version.changed`
 */
export function changeTask(
  call: CaseCall,
  { seen, ...target }: Target & { needs: TaskAbility },
  plan: (tx: Tx, task: OpenTask) => Promise<Change> | Change,
): Promise<TaskChanged> {
  return call.office(async (tx) => {
    const found = await lockTask(call, tx, target)
    const { open, task } = found
    const { fields, columns, details } = await plan(tx, found)
    const over = { table: 'case_tasks', row: task, columns, seen, fields }
    const changed = await writeOver(call, tx, over, () => updateTask(tx, task.id, columns))
    const title = columns.display_title ?? task.display_title
    tx.about(open.row.id, { case: open.row.display_title, task: title, taskId: task.id, ...details })
    return { caseId: open.row.id, caseTaskId: task.id, ...changed }
  })
}
