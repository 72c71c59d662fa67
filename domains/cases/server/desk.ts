/** Which row of the contract is answered by which query or action. */
import { type Desk, desk } from '@mizan/platform/http'
import { caseRows } from '../contract.ts'
import { addClientParty, addParty } from './actions/add-party.ts'
import { createFeed, revokeFeed } from './actions/calendar/feed.ts'
import { setReminders } from './actions/calendar/set-reminders.ts'
import { changeAssignee } from './actions/change-assignee.ts'
import { changeDetails } from './actions/change-details.ts'
import {
  changeDeadline,
  changeDescription,
  changeDisplayTitle,
  changePriority,
  changeState,
  changeTitle,
} from './actions/change-fields.ts'
import { changeMany } from './actions/change-many.ts'
import { createCase } from './actions/create-case.ts'
import { deleteCase } from './actions/delete-case.ts'
import { deleteParty } from './actions/delete-party.ts'
import { followCase, unfollowCase } from './actions/follow.ts'
import { addHearing, changeHearing, deleteHearing, restoreHearing } from './actions/hearings.ts'
import { addLimit, changeLimit, deleteLimit, restoreLimit } from './actions/limits/edit-limit.ts'
import { completeLimit, confirmLimit, rejectLimit, reopenLimit } from './actions/limits/settle-limit.ts'
import { linkDecision } from './actions/link-decision.ts'
import { saveDraft } from './actions/save-draft.ts'
import { setPermissions } from './actions/set-permissions.ts'
import { deleteTemplate, restoreTemplate } from './actions/task-templates/delete-template.ts'
import { changeTemplate, createTemplate } from './actions/task-templates/save-template.ts'
import { addTask } from './actions/tasks/add-task.ts'
import { applyTemplate } from './actions/tasks/apply-template.ts'
import { assignTask } from './actions/tasks/assign-task.ts'
import {
  changeTaskDeadline,
  changeTaskDisplayTitle,
  changeTaskNote,
  changeTaskState,
  changeTaskTitle,
} from './actions/tasks/change-task.ts'
import { deleteTask, restoreTask } from './actions/tasks/delete-task.ts'
import { followTask, unfollowTask } from './actions/tasks/follow-task.ts'
import { reorderTask } from './actions/tasks/reorder-task.ts'
import { unlinkDecision } from './actions/unlink-decision.ts'
import { changeParty } from './actions/update-party.ts'
import { deleteView, saveView } from './actions/views.ts'
import type { CaseParts } from './parts.ts'
import { readCalendar } from './queries/calendar.ts'
import {
  listAll,
  listBasicInfo,
  listCases,
  listOfState,
  readCase,
  readCaseSheet,
  readNextNumber,
} from './queries/cases.ts'
import { listOwnCases, listOwnTasks, readToday } from './queries/dashboard.ts'
import { listHearings, listLimits } from './queries/dates.ts'
import { listCasesUsing, readDecisions } from './queries/decisions.ts'
import { readHistory, readHistoryIds } from './queries/history.ts'
import { readFeedState, readReminders } from './queries/own-calendar.ts'
import { checkConflicts, listCasesOfClient, readParties } from './queries/parties.ts'
import { readPeople, readViews } from './queries/people.ts'
import { readPermissions } from './queries/permissions.ts'
import { readFeed } from './queries/read-feed.ts'
import { readHolidays } from './queries/read-holidays.ts'
import { listStates, listTaskStates } from './queries/states.ts'
import { listTemplates, previewTemplate } from './queries/task-templates.ts'
import { readTasks } from './queries/tasks.ts'

export const caseDesk = (parts: CaseParts): Desk =>
  desk(
    caseRows,
    {
      'cases.create': (call, { body }) => createCase(call, body),
      'cases.all': listAll,
      'cases.list': (call, { query }) => listCases(call, query),
      'cases.ofState': (call, { params, query }) => listOfState(call, { ...params, ...query }),
      'cases.basicInfo': (call, { query }) => listBasicInfo(call, query),
      'cases.states': listStates,
      'cases.taskStates': listTaskStates,
      'cases.nextNumber': readNextNumber,
      'cases.read': (call, { params }) => readCase(call, params),
      'cases.delete': (call, { params, body }) => deleteCase(call, { ...params, ...body }),
      'cases.history': (call, { params, body }) => readHistory(call, { ...params, ...body }),
      'cases.historyIds': (call, { params }) => readHistoryIds(call, params),
      'cases.updateTitle': (call, { params, body }) => changeTitle(call, { ...params, ...body }),
      'cases.updateDisplayTitle': (call, { params, body }) =>
        changeDisplayTitle(call, { ...params, ...body }),
      'cases.updateDescription': (call, { params, body }) => changeDescription(call, { ...params, ...body }),
      'cases.saveDraft': (call, { params, body }) => saveDraft(call, { ...params, ...body }),
      'cases.updateState': (call, { params, body }) => changeState(call, { ...params, ...body }),
      'cases.updatePriority': (call, { params, body }) => changePriority(call, { ...params, ...body }),
      'cases.updateAssignee': (call, { params, body }) => changeAssignee(call, { ...params, ...body }),
      'cases.updateDeadline': (call, { params, body }) => changeDeadline(call, { ...params, ...body }),
      'cases.updateDetails': (call, { params, body }) => changeDetails(call, { ...params, ...body }),
      'cases.changeMany': (call, { body }) => changeMany(call, body),
      'cases.sheet': (call, { body }) => readCaseSheet(call, body),
      'cases.people': readPeople,
      'cases.views': readViews,
      'cases.saveView': (call, { body }) => saveView(call, body),
      'cases.deleteView': (call, { body }) => deleteView(call, body),
      'cases.follow': (call, { params }) => followCase(call, params),
      'cases.unfollow': (call, { params }) => unfollowCase(call, params),
      'cases.permissions': (call, { params }) => readPermissions(call, params),
      'cases.updatePermissions': (call, { params, body }) => setPermissions(call, { ...params, ...body }),
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
      'taskTemplates.list': listTemplates,
      'taskTemplates.preview': (call, { params, query }) => previewTemplate(call, { ...params, ...query }),
      'taskTemplates.create': (call, { body }) => createTemplate(call, body),
      'taskTemplates.update': (call, { params, body }) => changeTemplate(call, { ...params, ...body }),
      'taskTemplates.delete': (call, { params }) => deleteTemplate(call, params),
      'taskTemplates.restore': (call, { params }) => restoreTemplate(call, params),
      'dashboard.cases': (call, { body }) => listOwnCases(call, body),
      'dashboard.tasks': (call, { body }) => listOwnTasks(call, body),
      'dashboard.today': (call, { query }) => readToday(call, query),
      'cases.parties': (call, { params }) => readParties(call, params),
      'cases.addParty': (call, { params, body }) => addParty(call, { ...params, ...body }),
      'cases.updateParty': (call, { params, body }) => changeParty(call, { ...params, ...body }),
      'cases.deleteParty': (call, { params, body }) => deleteParty(call, { ...params, ...body }),
      'cases.addClientParty': (call, { body }) => addClientParty(call, body),
      'cases.removeClientParty': (call, { body }) => deleteParty(call, body),
      'cases.ofClient': (call, { params }) => listCasesOfClient(call, params),
      'cases.conflicts': (call, { body }) => checkConflicts(call, body),
      'cases.decisions': (call, { params }) => readDecisions(call, params),
      'cases.linkDecision': (call, { params, body }) => linkDecision(call, { ...params, link: body }),
      'cases.unlinkDecision': (call, { params }) => unlinkDecision(call, params),
      'cases.usingDecision': (call, { params }) => listCasesUsing(call, params),
      'hearings.list': (call, { params }) => listHearings(call, params),
      'hearings.add': (call, { params, body }) => addHearing(call, { ...params, ...body }),
      'hearings.update': (call, { params, body }) => changeHearing(call, { ...params, ...body }),
      'hearings.delete': (call, { params, body }) => deleteHearing(call, { ...params, ...body }),
      'hearings.restore': (call, { params, body }) => restoreHearing(call, { ...params, ...body }),
      'limits.list': (call, { params }) => listLimits(call, params),
      'limits.add': (call, { params, body }) => addLimit(call, { ...params, ...body }),
      'limits.update': (call, { params, body }) => changeLimit(call, { ...params, ...body }),
      'limits.complete': (call, { params, body }) => completeLimit(call, { ...params, ...body }),
      'limits.confirm': (call, { params, body }) => confirmLimit(call, { ...params, ...body }),
      'limits.reject': (call, { params, body }) => rejectLimit(call, { ...params, ...body }),
      'limits.reopen': (call, { params, body }) => reopenLimit(call, { ...params, ...body }),
      'limits.delete': (call, { params, body }) => deleteLimit(call, { ...params, ...body }),
      'limits.restore': (call, { params, body }) => restoreLimit(call, { ...params, ...body }),
      'calendar.list': (call, { query }) => readCalendar(call, query),
      'calendar.holidays': readHolidays,
      'calendar.feed': readFeedState,
      'calendar.createFeed': createFeed,
      'calendar.revokeFeed': revokeFeed,
      'calendar.readFeed': (call, { params }) => readFeed(call, params),
      'calendar.reminders': readReminders,
      'calendar.setReminders': (call, { body }) => setReminders(call, body),
    },
    parts,
  )
