/** Which row of the contract is answered by which query or action. */
import { type Desk, desk } from '@mizan/platform/http'
import { caseRows } from '../contract.ts'
import { readCalendar } from './calendar/queries/calendar.ts'
import { readFeedState, readReminders } from './calendar/queries/own-calendar.ts'
import { readHolidays } from './calendar/queries/read-holidays.ts'
import { changeAssignee } from './case/actions/change-assignee.ts'
import { changeDetails } from './case/actions/change-details.ts'
import {
  changeDeadline,
  changeDescription,
  changeDisplayTitle,
  changePriority,
  changeState,
  changeTitle,
} from './case/actions/change-fields.ts'
import { createCase } from './case/actions/create-case.ts'
import { deleteCase } from './case/actions/delete-case.ts'
import { saveDraft } from './case/actions/save-draft.ts'
import { readHistory, readHistoryIds } from './case/queries/history.ts'
import { listStates, listTaskStates } from './case/queries/states.ts'
import { listOwnCases, listOwnTasks, readToday } from './dashboard/queries.ts'
import { addHearing, changeHearing, deleteHearing, restoreHearing } from './dates/actions/edit-hearing.ts'
import { addLimit, changeLimit, deleteLimit, restoreLimit } from './dates/actions/edit-limit.ts'
import { completeLimit, confirmLimit, rejectLimit, reopenLimit } from './dates/actions/settle-limit.ts'
import { listHearings, listLimits } from './dates/queries.ts'
import { linkDecision } from './decisions/actions/link-decision.ts'
import { unlinkDecision } from './decisions/actions/unlink-decision.ts'
import { listCasesUsing, readDecisions } from './decisions/queries.ts'
import { createFeed, revokeFeed } from './feed/actions/create-feed.ts'
import { readFeed } from './feed/queries.ts'
import { changeMany } from './lists/actions/change-many.ts'
import { deleteView, saveView } from './lists/actions/save-view.ts'
import {
  listAll,
  listBasicInfo,
  listCases,
  listOfState,
  readCase,
  readCaseSheet,
  readNextNumber,
} from './lists/queries/cases.ts'
import { readPeople, readViews } from './lists/queries/people.ts'
import { followCase, unfollowCase } from './notices/actions/follow-case.ts'
import { addClientParty, addParty } from './parties/actions/add-party.ts'
import { deleteParty } from './parties/actions/delete-party.ts'
import { changeParty } from './parties/actions/update-party.ts'
import { checkConflicts, listCasesOfClient, readParties } from './parties/queries.ts'
import type { CaseParts } from './parts.ts'
import { setReminders } from './reminders/actions/set-reminders.ts'
import { setPermissions } from './rights/actions/set-permissions.ts'
import { readPermissions } from './rights/queries.ts'
import { applyTemplate } from './task-templates/actions/apply-template.ts'
import { deleteTemplate, restoreTemplate } from './task-templates/actions/delete-template.ts'
import { changeTemplate, createTemplate } from './task-templates/actions/save-template.ts'
import { listTemplates, previewTemplate } from './task-templates/queries.ts'
import { addTask } from './tasks/actions/add-task.ts'
import { assignTask } from './tasks/actions/assign-task.ts'
import {
  changeTaskDeadline,
  changeTaskDisplayTitle,
  changeTaskNote,
  changeTaskState,
  changeTaskTitle,
} from './tasks/actions/change-task.ts'
import { deleteTask, restoreTask } from './tasks/actions/delete-task.ts'
import { followTask, unfollowTask } from './tasks/actions/follow-task.ts'
import { reorderTask } from './tasks/actions/reorder-task.ts'
import { readTasks } from './tasks/queries.ts'

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
