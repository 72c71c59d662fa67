/** Adds the tasks of a template to a case that is held, for the call that applies one and the one that creates a case. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import { step } from '../../rules/order.ts'
import { type TaskDay, taskDayAt } from '../../rules/template-days.ts'
import type { Application, Template } from '../../schemas.ts'
import type { CaseCall, Tx } from '../call.ts'
import type { CaseRow, TaskRow } from '../tables.ts'
import { insertTasks, placeForMore } from '../tasks/store/tasks.ts'
import type { IsHoliday } from './free-days.ts'
import { requireTemplate } from './templates.ts'

interface Added {
  tasks: TaskRow[]
  /** What the record says of it. */
  details: Record<string, unknown>
}

/** What the tasks are. Their ids follow from the key of the call, by which one that is repeated finds them. */
export const tasksOf = (
  template: Template,
  { startDate, assigneeId = null, key }: Application,
  isHoliday: IsHoliday,
) =>
  template.items.map(({ title, note, offsetDays }, index) => ({
    id: key ? `${key}-${index + 1}` : randomUUID(),
    title,
    display_title: title,
    note,
    ...columnsOf(taskDayAt(startDate, offsetDays, isHoliday)),
    assignee_id: assigneeId,
  }))

const columnsOf = ({ deadline, movedFrom }: TaskDay) => ({ deadline, moved_from: movedFrom })

/**
 * @throws AppError `task_template.not_found`, `task.too_many`, `case.already_added`; `version.changed` if it is not as it
 * was shown
 */
export async function addTemplateTasks(
  call: CaseCall,
  tx: Tx,
  row: CaseRow,
  { isHoliday, ...application }: Application & { isHoliday: IsHoliday },
): Promise<Added> {
  const { officeId, userId } = callerOf(call)
  const { startDate, version, assigneeId = null } = application
  const template = await requireTemplate(tx, officeId, application.templateId)
  if (version === undefined) tx.unseen()
  else if (template.version !== version)
    throw new AppError('version.changed', {
      details: { version: template.version, changes: [], isComplete: false },
    })
  const first = await placeForMore(tx, row.id, template.items.length)
  const owner = { company_id: officeId, case_id: row.id, created_by: userId }
  const rows = tasksOf(template, application, isHoliday).map((task, index) => ({
    ...owner,
    ...task,
    place: first + index * step,
    created_at: tx.clock.now(),
  }))
  const tasks = await insertTasks(tx, rows)
  if (tasks.length < rows.length) throw new AppError('case.already_added')
  const details = {
    case: row.display_title,
    template: template.name,
    tasks: rows.map(({ display_title }) => display_title),
    startDate,
    assigneeId,
  }
  return { tasks, details }
}
