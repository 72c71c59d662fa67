/** The fields of a task that people change one by one. */
import type { Task } from '../../schemas.ts'

export const taskFields = ['displayTitle', 'title', 'note', 'deadline', 'assignee', 'state'] as const
export type TaskField = (typeof taskFields)[number]

export function currentOf(task: Task, field: TaskField): string | null {
  return field === 'assignee' ? (task.assignee?.id ?? null) : task[field]
}
