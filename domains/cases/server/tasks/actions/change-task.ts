/** Changes of a single field of a task. */
import { callerOf } from '@mizan/platform/contract'
import type { z } from 'zod'
import type {
  TaskChanged,
  TaskDeadlineChange,
  TaskDisplayTitleChange,
  TaskId,
  TaskNoteChange,
  TaskStateChange,
  TaskTitleChange,
} from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { changeTask } from '../change.ts'

/** What a row about one task is given. */
type Of<Body extends z.ZodType> = z.output<Body> & TaskId

export const changeTaskTitle = (
  call: CaseCall,
  { version, title, ...target }: Of<typeof TaskTitleChange>,
): Promise<TaskChanged> =>
  changeTask(call, { ...target, seen: version, needs: 'edit' }, (_tx, { task }) => ({
    fields: ['title'],
    columns: { title },
    details: { before: task.title, after: title },
  }))

/** A hidden title that nobody has set apart stays the same as the displayed one. */
export const changeTaskDisplayTitle = (
  call: CaseCall,
  { version, displayTitle, ...target }: Of<typeof TaskDisplayTitleChange>,
): Promise<TaskChanged> =>
  changeTask(call, { ...target, seen: version, needs: 'edit' }, (_tx, { task }) => {
    const follows = task.title === task.display_title
    return {
      fields: ['displayTitle', ...(follows ? ['title'] : [])],
      columns: { display_title: displayTitle, ...(follows && { title: displayTitle }) },
      details: { before: task.display_title, after: displayTitle },
    }
  })

export const changeTaskNote = (
  call: CaseCall,
  { version, note, ...target }: Of<typeof TaskNoteChange>,
): Promise<TaskChanged> =>
  changeTask(call, { ...target, seen: version, needs: 'edit' }, (_tx, { task }) => ({
    fields: ['note'],
    columns: { note },
    details: { before: task.note, after: note },
  }))

export const changeTaskDeadline = (
  call: CaseCall,
  { version, deadline, ...target }: Of<typeof TaskDeadlineChange>,
): Promise<TaskChanged> =>
  changeTask(call, { ...target, seen: version, needs: 'edit' }, (_tx, { task }) => ({
    fields: ['deadline'],
    columns: { deadline, moved_from: null },
    details: { before: task.deadline, after: deadline },
  }))

/** A task that is done already keeps who completed it, and when. */
export const changeTaskState = (
  call: CaseCall,
  { version, state, ...target }: Of<typeof TaskStateChange>,
): Promise<TaskChanged> =>
  changeTask(call, { ...target, seen: version, needs: 'setState' }, (tx, { task }) => {
    const done = { completed_at: tx.clock.now().toISOString(), completed_by: callerOf(call).userId }
    const undone = { completed_at: null, completed_by: null }
    return {
      fields: ['state'],
      columns: { state, ...(state === 'Todo' ? undone : task.state === 'Done' ? {} : done) },
      details: { before: task.state, after: state },
    }
  })
