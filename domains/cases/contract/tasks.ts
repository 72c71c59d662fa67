/** Rows about the tasks of a case. */
import { defineRows, done } from '@mizan/platform/contract'
import type { z } from 'zod'
import { caseAudit } from '../audit.ts'
import {
  Application,
  Applied,
  CaseId,
  NewTask,
  Task,
  TaskAssigneeChange,
  TaskChanged,
  TaskDeadlineChange,
  TaskDeletion,
  TaskDisplayTitleChange,
  TaskId,
  TaskMove,
  TaskNoteChange,
  TaskOrder,
  TaskRestoring,
  TaskStateChange,
  Tasks,
  TaskTitleChange,
} from '../schemas.ts'
import { due, following, group, oneCase, reading, refusals, sampleId, writing } from './access.ts'

const version = 1
const path = '/case-management/{caseId}/case-tasks'
const one = `${path}/{caseTaskId}` as const
const errors = [...refusals, 'task.not_found'] as const
const assigning = ['case.not_a_member', 'case.assignee_without_role', 'task.assignee_without_access'] as const
const renews = ['tasks.list', 'cases.list', ...due, ...oneCase] as const
const sampleTask = { ...sampleId, caseTaskId: 'sample' }
const failed = (tr: string, en: string) => ({ tr: `${tr} kaydedilemedi.`, en: `Failed to save the ${en}.` })

const ofCase = { method: 'POST', group, access: writing, params: CaseId, renews } as const
const ofTask = { method: 'POST', group, access: writing, params: TaskId, errors, renews } as const
const change = { ...ofTask, answer: TaskChanged } as const
const follow = { ...ofTask, access: following, answer: done, sample: { params: sampleTask } } as const
const sample = <Body extends z.ZodType>(_shape: Body, body: z.input<Body>) => ({ params: sampleTask, body })

export const taskRows = defineRows({
  'tasks.list': {
    method: 'GET',
    path,
    group,
    access: reading,
    summary: 'Lists the tasks of a case: those to do in the order of the case, those done newest first',
    params: CaseId,
    answer: Tasks,
    errors: refusals,
    sample: { params: sampleId },
  },
  'tasks.add': {
    ...ofCase,
    path: `${path}/add`,
    summary: 'Adds a task at the end of those to do',
    body: NewTask,
    answer: Task,
    errors: [...refusals, ...assigning, 'task.too_many', 'case.already_added'],
    fails: failed('Görev', 'task'),
    audit: caseAudit['task.added'],
    sample: { params: sampleId, body: { displayTitle: 'Tanık listesini sun', deadline: '2026-12-14' } },
  },
  'tasks.applyTemplate': {
    ...ofCase,
    path: `${path}/apply-template`,
    summary: 'Adds all tasks of a template, with days counted from a start: all of them or none',
    body: Application,
    answer: Applied,
    errors: [...refusals, ...assigning, 'task.too_many', 'case.already_added', 'task_template.not_found'],
    fails: { tr: 'Görevler eklenemedi; hiçbiri eklenmedi.', en: 'Failed to add the tasks; none was added.' },
    audit: caseAudit['task.template_applied'],
    sample: {
      params: sampleId,
      body: { templateId: 'reinstatement', startDate: '2026-12-01', version },
    },
  },
  'tasks.delete': {
    ...ofTask,
    path: `${one}/delete`,
    summary: 'Deletes a task, which can be restored, unless somebody has changed it since the version',
    body: TaskDeletion,
    answer: done,
    fails: { tr: 'Görev silinemedi.', en: 'Failed to delete the task.' },
    audit: caseAudit['task.deleted'],
    sample: sample(TaskDeletion, { version }),
  },
  'tasks.restore': {
    ...ofTask,
    path: `${one}/restore`,
    summary: 'Restores a deleted task to its former place',
    body: TaskRestoring,
    answer: Task,
    errors: [...errors, 'task.too_many'],
    fails: { tr: 'Görev geri alınamadı.', en: 'Failed to restore the task.' },
    audit: caseAudit['task.restored'],
    sample: sample(TaskRestoring, { version }),
  },
  'tasks.updateTitle': {
    ...change,
    path: `${one}/update/title`,
    summary: 'Changes the hidden title of a task',
    body: TaskTitleChange,
    fails: failed('Gizli ad', 'hidden title'),
    audit: caseAudit['task.title_changed'],
    sample: sample(TaskTitleChange, { title: 'Tanıklar', version }),
  },
  'tasks.updateDisplayTitle': {
    ...change,
    path: `${one}/update/display-title`,
    summary: 'Changes the title of a task; a hidden title that was the same changes with it',
    body: TaskDisplayTitleChange,
    fails: failed('Görev adı', 'title'),
    audit: caseAudit['task.display_title_changed'],
    sample: sample(TaskDisplayTitleChange, { displayTitle: 'Tanık listesini ver', version }),
  },
  'tasks.updateNote': {
    ...change,
    path: `${one}/update/note`,
    summary: 'Changes the note of a task',
    body: TaskNoteChange,
    fails: failed('Not', 'note'),
    audit: caseAudit['task.note_changed'],
    sample: sample(TaskNoteChange, { note: 'Üç tanık', version }),
  },
  'tasks.updateDeadline': {
    ...change,
    path: `${one}/update/deadline`,
    summary: 'Sets the deadline of a task, or takes it away',
    body: TaskDeadlineChange,
    fails: failed('Son gün', 'deadline'),
    audit: caseAudit['task.deadline_changed'],
    sample: sample(TaskDeadlineChange, { deadline: '2026-12-14', version }),
  },
  'tasks.updateState': {
    ...change,
    path: `${one}/update/state`,
    summary: 'Says whether a task is done; its assignee needs only the right to read the case',
    body: TaskStateChange,
    fails: failed('Durum', 'state'),
    audit: caseAudit['task.state_changed'],
    sample: sample(TaskStateChange, { state: 'Done', version }),
  },
  'tasks.updateAssignee': {
    ...change,
    path: `${one}/update/assignee`,
    summary: 'Assigns a task to a member who may read the case, or to nobody',
    body: TaskAssigneeChange,
    errors: [...errors, ...assigning],
    fails: failed('Sorumlu', 'assignee'),
    audit: caseAudit['task.assignee_changed'],
    sample: sample(TaskAssigneeChange, { assigneeId: null, version }),
  },
  'tasks.move': {
    ...ofTask,
    path: `${one}/update/order`,
    summary: 'Moves a task directly before or after another one of the case',
    body: TaskMove,
    answer: TaskOrder,
    renews: ['tasks.list', ...oneCase],
    fails: failed('Sıra', 'order'),
    audit: caseAudit['task.moved'],
    sample: sample(TaskMove, { besideId: 'other', place: 'before' }),
  },
  'tasks.follow': {
    ...follow,
    path: `${one}/follow`,
    summary: 'Follows a task: changes of it are reported to the caller',
    fails: { tr: 'Görev takibe alınamadı.', en: 'Failed to follow the task.' },
    audit: caseAudit['task.followed'],
  },
  'tasks.unfollow': {
    ...follow,
    path: `${one}/unfollow`,
    summary: 'Ends following a task',
    fails: { tr: 'Takip bırakılamadı.', en: 'Failed to unfollow the task.' },
    audit: caseAudit['task.unfollowed'],
  },
})
