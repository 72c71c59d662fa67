/** What a model may use of the caller's own cases: their dates. */
import { toolsOf } from '@mizan/platform/tools'
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
])
