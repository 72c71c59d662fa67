/** The write of each field of a task. */
import type { TaskChanged, TaskState } from '../../schemas.ts'
import { useSend } from '../data.ts'
import type { TaskField } from './task-field.ts'

export interface TaskEdit {
  caseTaskId: string
  field: TaskField
  value: string | null
  /** What it was when the person began. */
  before: string | null
  /** The version that the person saw. */
  version: number
}

export function useTaskSends(caseId: string) {
  const displayTitle = useSend('tasks.updateDisplayTitle')
  const title = useSend('tasks.updateTitle')
  const note = useSend('tasks.updateNote')
  const deadline = useSend('tasks.updateDeadline')
  const assignee = useSend('tasks.updateAssignee')
  const state = useSend('tasks.updateState')
  const run = ({ caseTaskId, field, value, version }: TaskEdit): Promise<TaskChanged> => {
    const params = { caseId, caseTaskId }
    const text = value ?? ''
    switch (field) {
      case 'displayTitle':
        return displayTitle.mutateAsync({ params, body: { displayTitle: text, version } })
      case 'title':
        return title.mutateAsync({ params, body: { title: text, version } })
      case 'note':
        return note.mutateAsync({ params, body: { note: text, version } })
      case 'deadline':
        return deadline.mutateAsync({ params, body: { deadline: value, version } })
      case 'assignee':
        return assignee.mutateAsync({ params, body: { assigneeId: value, version } })
      case 'state':
        return state.mutateAsync({ params, body: { state: text as TaskState, version } })
    }
  }
  const all = [displayTitle, title, note, deadline, assignee, state]
  return { run, isPending: all.some((one) => one.isPending) }
}
