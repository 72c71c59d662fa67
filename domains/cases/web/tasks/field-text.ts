/** Names and values of the fields of a task, in words. */
import { useFormat } from '@mizan/platform/ui'
import type { Task, TaskState } from '../../schemas.ts'
import { useReaders } from './readers.ts'
import { currentOf, type TaskField, taskFields } from './task-field.ts'
import { useText } from './text.ts'

export function useFieldText(task: Task): (field: TaskField, value: string | null) => string {
  const t = useText()
  const format = useFormat()
  const readers = useReaders(task.caseId)
  const nameOf = (id: string) => readers.nameOf(id) ?? (task.assignee?.id === id ? task.assignee.name : id)
  return (field, value) => {
    if (field === 'state') return t(`state.${value as TaskState}`)
    if (field === 'deadline') return value ? format.date(value) : t('none')
    if (field === 'assignee') return value ? nameOf(value) : t('nobody')
    return value ?? ''
  }
}

export function useFieldLabel(): (field: TaskField) => string {
  const t = useText()
  const labels = {
    displayTitle: t('panel.name'),
    title: t('panel.hidden'),
    note: t('panel.note'),
    deadline: t('panel.deadline'),
    assignee: t('panel.assignee'),
    state: t('panel.state'),
  }
  return (field) => labels[field]
}

/** Which fields are not as they were seen. A hidden title that only follows the displayed one is none of them. */
export const changedSince = (seen: Task, now: Task): TaskField[] =>
  taskFields.filter(
    (field) =>
      currentOf(seen, field) !== currentOf(now, field) &&
      !(field === 'title' && now.title === now.displayTitle),
  )
