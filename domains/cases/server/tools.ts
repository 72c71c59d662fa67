/** What a model may use of the caller's own cases: their dates; and what it may propose to them for a case. */
import { proposalsOf, toolsOf } from '@mizan/platform/tools'
import { caseRows } from '../contract.ts'
import { calendarKinds } from '../data/words.ts'

const scope = 'cases'

export const caseTools = toolsOf(caseRows, [
  {
    name: 'my_dates',
    row: 'calendar.list',
    scope,
    describes:
      'Lists hearings, time limits, tasks and deadlines of the cases that the lawyer may read, in a range of at most 400 days.',
    fields: {
      startDate: 'First day, YYYY-MM-DD.',
      endDate: 'Last day, YYYY-MM-DD.',
      kinds: `Several of these, separated by commas: ${calendarKinds.join(', ')}. All of them if left out.`,
      mine: '"true" for only what is the lawyer’s own or what they follow.',
    },
    shows: ({ items, isComplete }) => ({
      isComplete,
      dates: items.map(({ version: _, id: __, assignee, ...date }) => ({
        ...date,
        assignee: assignee?.name,
      })),
    }),
  },
  {
    name: 'my_day',
    row: 'dashboard.today',
    scope,
    describes: 'What is overdue, due today and due in the next seven days in the lawyer’s cases.',
    fields: { most: 'How many of each part are listed, at most 100.' },
    fixed: { scope: 'mine' },
    shows: ({ date, overdue, today, nextDays }) => ({ date, overdue, today, nextDays }),
  },
  {
    name: 'case_tasks',
    row: 'tasks.list',
    scope: null,
    describes: 'Lists the tasks of the case: what is to do, until when and by whom, and what is done.',
    fields: { caseId: 'Id of the case.' },
  },
  {
    name: 'case_limits',
    row: 'limits.list',
    scope: null,
    describes: 'Lists the time limits of the case with their last days, and which of them are done.',
    fields: { caseId: 'Id of the case.' },
  },
  {
    name: 'case_hearings',
    row: 'hearings.list',
    scope: null,
    describes: 'Lists the hearings of the case with day, hour, court and room.',
    fields: { caseId: 'Id of the case.' },
  },
])

export const caseProposals = proposalsOf(caseRows, [
  {
    name: 'propose_task',
    row: 'tasks.add',
    describes:
      'Proposes a task for the case to the lawyer, who accepts or dismisses it. Nothing is added by the call itself. Only if the lawyer asks for it.',
    fields: {
      displayTitle: 'What is to be done, in a few words of Turkish.',
      note: 'More about it.',
      deadline: 'Last day, YYYY-MM-DD, if the lawyer has named one.',
    },
    given: ['caseId'],
  },
  {
    name: 'propose_date',
    row: 'limits.add',
    describes:
      'Proposes a time limit or another date for the case to the lawyer, who accepts or dismisses it. Nothing is added by the call itself. Compute a time limit with compute_time_limit first. Only if the lawyer asks for it.',
    fields: {
      title: 'What it is, such as "İstinaf süresi".',
      date: 'The last day, YYYY-MM-DD.',
      note: 'More about it.',
      isCritical: 'Whether a second person has to confirm that it is done.',
    },
    given: ['caseId'],
  },
])
