/**
 * Adds all tasks of a template to a case, with days counted from a start: all of them or none. A call that is repeated
 * finds what the first one added.
 */
import { addOnce, hasValues } from '@mizan/platform/call'
import { callerOf } from '@mizan/platform/contract'
import type { Application, Task } from '../../../schemas.ts'
import type { CaseCall, Tx } from '../../call.ts'
import { lockCase, requireCase } from '../../case/store/cases.ts'
import { requireReader } from '../../tasks/actions/assign-task.ts'
import { presentTasks } from '../../tasks/present.ts'
import { listTasks } from '../../tasks/store/tasks.ts'
import { holidaysOf, type IsHoliday } from '../free-days.ts'
import { addTemplateTasks, tasksOf } from '../template-tasks.ts'
import { requireTemplate } from '../templates.ts'

type Asked = Application & { caseId: string }
type Wanted = Asked & { isHoliday: IsHoliday }
interface Applied {
  items: Task[]
}

export async function applyTemplate(call: CaseCall, asked: Asked): Promise<Applied> {
  const wanted = { ...asked, isHoliday: await holidaysOf(call) }
  return addOnce({
    taken: 'case.already_added',
    add: () => call.office((tx) => add(call, tx, wanted)),
    findAdded: () => findAdded(call, wanted),
  })
}

/** @throws AppError `case.already_added` */
async function add(call: CaseCall, tx: Tx, { caseId, ...application }: Wanted): Promise<Applied> {
  const { row, right } = await lockCase(tx, callerOf(call), { caseId, needs: 'write' })
  await requireReader(call, tx, { caseId, userId: application.assigneeId ?? null })
  const { tasks, details } = await addTemplateTasks(call, tx, row, application)
  tx.about(caseId, details)
  const listed = tasks.map((one) => ({ ...one, followers: null, right }))
  return { items: await presentTasks(call, tx, listed) }
}

function findAdded(call: CaseCall, { caseId, ...application }: Wanted): Promise<Applied | undefined> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    const { right } = await requireCase(tx, caller, { caseId, needs: 'write' })
    const template = await requireTemplate(tx, caller.officeId, application.templateId)
    const wanted = tasksOf(template, application, application.isHoliday)
    const rows = await listTasks(tx, caseId)
    const added = wanted.flatMap((values) => {
      const row = rows.find(({ id }) => id === values.id)
      return row && hasValues(row, { ...values, created_by: caller.userId }) ? [{ ...row, right }] : []
    })
    return added.length === wanted.length ? { items: await presentTasks(call, tx, added) } : undefined
  })
}
