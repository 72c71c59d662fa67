/** Which row about the calendar is answered by which function; a part of the desk of cases. */
import type { Handlers } from '@mizan/platform/call'
import type { calendarRows } from '../../contract/calendar.ts'
import type { CaseCall } from '../call.ts'
import { createFeed, revokeFeed } from '../feed/actions/create-feed.ts'
import { readFeed } from '../feed/queries.ts'
import { readCalendar } from './queries/calendar.ts'
import { readFeedState } from './queries/own-calendar.ts'
import { readHolidays } from './queries/read-holidays.ts'

export const calendarHandlers: Handlers<typeof calendarRows, CaseCall> = {
  'calendar.list': (call, { query }) => readCalendar(call, query),
  'calendar.holidays': readHolidays,
  'calendar.feed': readFeedState,
  'calendar.createFeed': createFeed,
  'calendar.revokeFeed': revokeFeed,
  'calendar.readFeed': (call, { params }) => readFeed(call, params),
}
