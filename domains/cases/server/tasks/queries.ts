/** The tasks of a case. */
import { callerOf } from '@mizan/platform/contract'
import type { Tasks } from '../../schemas.ts'
import type { CaseCall } from '../call.ts'
import { requireCase } from '../case/store/cases.ts'
import { presentTasks } from './present.ts'
import { listTasks } from './store/tasks.ts'

export function readTasks(call: CaseCall, { caseId }: { caseId: string }): Promise<Tasks> {
  return call.office.read(async (tx) => {
    const { right } = await requireCase(tx, callerOf(call), { caseId, needs: 'read' })
    const listed = (await listTasks(tx, caseId)).map((row) => ({ ...row, right }))
    const tasks = await presentTasks(call, tx, listed)
    return {
      todo: tasks.filter(({ state }) => state === 'Todo'),
      done: tasks.filter(({ state }) => state === 'Done'),
      may: right === 'write' ? ['add'] : [],
    }
  })
}
