/** Which row about tasks is answered by which function; a part of the desk of cases. */
import type { Handlers } from '@mizan/platform/call'
import type { taskRows } from '../../contract/tasks.ts'
import type { CaseCall } from '../call.ts'
import { applyTemplate } from '../task-templates/actions/apply-template.ts'
import { addTask } from './actions/add-task.ts'
import { assignTask } from './actions/assign-task.ts'
import {
  changeTaskDeadline,
  changeTaskDisplayTitle,
  changeTaskNote,
  changeTaskState,
  changeTaskTitle,
} from './actions/change-task.ts'
import { deleteTask, restoreTask } from './actions/delete-task.ts'
import { followTask, unfollowTask } from './actions/follow-task.ts'
import { reorderTask } from './actions/reorder-task.ts'
import { readTasks } from './queries.ts'

export const taskHandlers: Handlers<typeof taskRows, CaseCall> = {
  'tasks.list': (call, { params }) => readTasks(call, params),
  'tasks.add': (call, { params, body }) => addTask(call, { ...params, ...body }),
  'tasks.applyTemplate': (call, { params, body }) => applyTemplate(call, { ...params, ...body }),
  'tasks.delete': (call, { params, body }) => deleteTask(call, { ...params, ...body }),
  'tasks.restore': (call, { params, body }) => restoreTask(call, { ...params, ...body }),
  'tasks.updateTitle': (call, { params, body }) => changeTaskTitle(call, { ...params, ...body }),
  'tasks.updateDisplayTitle': (call, { params, body }) =>
    changeTaskDisplayTitle(call, { ...params, ...body }),
  'tasks.updateNote': (call, { params, body }) => changeTaskNote(call, { ...params, ...body }),
  'tasks.updateDeadline': (call, { params, body }) => changeTaskDeadline(call, { ...params, ...body }),
  'tasks.updateState': (call, { params, body }) => changeTaskState(call, { ...params, ...body }),
  'tasks.updateAssignee': (call, { params, body }) => assignTask(call, { ...params, ...body }),
  'tasks.move': (call, { params, body }) => reorderTask(call, { ...params, ...body }),
  'tasks.follow': (call, { params }) => followTask(call, params),
  'tasks.unfollow': (call, { params }) => unfollowTask(call, params),
}
