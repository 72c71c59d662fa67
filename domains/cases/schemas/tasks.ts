/** Shapes of the tasks of a case. */
import { key } from '@mizan/clients/schemas'
import { z } from 'zod'
import { taskAbilities } from '../access.ts'
import { longestNote, longestTitle, mostTasksPerCase } from '../data/limits.ts'
import { taskStates } from '../data/words.ts'
import { CaseId, day, id, meanwhile, oneLine, Person, version } from './common.ts'

export const TaskState = z.enum(taskStates)
export type TaskState = z.infer<typeof TaskState>

export const TaskId = CaseId.extend({ caseTaskId: id })
export type TaskId = z.infer<typeof TaskId>

const title = oneLine(longestTitle)
export const note = z.string().trim().max(longestNote)

export const NewTask = z.object({
  displayTitle: title,
  /** The hidden title; the same as the displayed one if it is left out. */
  title: title.optional(),
  note: note.default(''),
  deadline: day.nullish(),
  /** A member who may read the case. */
  assigneeId: id.nullish(),
  key,
})
export type NewTask = z.output<typeof NewTask>

export const TaskTitleChange = z.object({ title, version })
export const TaskDisplayTitleChange = z.object({ displayTitle: title, version })
export const TaskNoteChange = z.object({ note, version })
export const TaskStateChange = z.object({ state: TaskState, version })
/** The version of the task that is deleted. Callers who saw none may leave it out, with the body too. */
export const TaskDeletion = z.strictObject({ version }).nullish()
export type TaskDeletion = z.output<typeof TaskDeletion>
export const TaskRestoring = z.object({ version })
/** Null takes the deadline or the assignee away. */
export const TaskDeadlineChange = z.object({ deadline: day.nullable(), version })
export const TaskAssigneeChange = z.object({ assigneeId: id.nullable(), version })

/** The task that is moved comes directly before or after another task of the case. */
export const TaskMove = z.object({ besideId: id, place: z.enum(['before', 'after']) })
export type TaskMove = z.infer<typeof TaskMove>

export const Task = z.object({
  caseTaskId: z.string(),
  caseId: z.string(),
  title: z.string(),
  displayTitle: z.string(),
  note: z.string(),
  state: TaskState,
  completed: z.boolean(),
  completedAt: z.string().nullable(),
  completedBy: Person.nullable(),
  deadline: z.string().nullable(),
  /** The day of the template, where the deadline was moved from a weekend or a holiday to the next working day. */
  movedFrom: z.string().nullable(),
  assignee: Person.nullable(),
  followers: z.array(Person),
  isFollowing: z.boolean(),
  createdBy: Person,
  createdAt: z.string(),
  version: z.number().int(),
  /** What the caller may do with it. */
  may: z.array(z.enum(taskAbilities)),
})
export type Task = z.infer<typeof Task>

export const Tasks = z.object({
  /** In the order that the people of the case have given them. */
  todo: z.array(Task),
  /** The latest completed first. */
  done: z.array(Task),
  may: z.array(z.enum(['add'])),
})
export type Tasks = z.infer<typeof Tasks>

export const TaskChanged = z.object({
  caseId: z.string(),
  caseTaskId: z.string(),
  version: z.number().int(),
  meanwhile,
})
export type TaskChanged = z.infer<typeof TaskChanged>

/** Open tasks from the first to the last, after a move. */
export const TaskOrder = z.object({ caseTaskIds: z.array(z.string()).max(mostTasksPerCase) })
