/** Rows about everything that has a day: the calendar, the private address for calendar programs. */
import { FigureRow } from '@mizan/calculators/schemas'
import { defineRows, done, fileOf } from '@mizan/platform/contract'
import { z } from 'zod'
import { calendarAudit } from '../audit.ts'
import { Calendar, CalendarQuery, FeedKey, FeedState, NewFeed } from '../schemas.ts'
import { reading } from './access.ts'

const group = 'calendar'
const own = { group, access: reading, errors: [] } as const

export const calendarRows = defineRows({
  'calendar.list': {
    ...own,
    method: 'GET',
    path: '/case-management/calendar',
    summary: 'Everything with a day in a range of at most 400 days, of the cases that the caller may read',
    query: CalendarQuery,
    price: 2,
    answer: Calendar,
    sample: { query: { startDate: '2026-12-01', endDate: '2026-12-31', kinds: 'hearing,limit' } },
  },
  'calendar.holidays': {
    ...own,
    method: 'GET',
    path: '/case-management/calendar/holidays',
    summary: 'Holidays that move from year to year and count now, of both countries, as dated figures',
    answer: z.object({ items: z.array(FigureRow) }),
    sample: {},
  },
  'calendar.feed': {
    ...own,
    method: 'GET',
    path: '/calendar/feed',
    summary: 'Whether the caller has a private calendar address, and when it was last read',
    answer: FeedState,
    sample: {},
  },
  'calendar.createFeed': {
    ...own,
    method: 'POST',
    path: '/calendar/feed',
    summary: 'Makes a private calendar address, which is shown once; a former one stops working',
    answer: NewFeed,
    fails: { tr: 'Takvim adresi alınamadı.', en: 'Failed to create the calendar address.' },
    renews: ['calendar.feed'],
    audit: calendarAudit['calendar.feed_created'],
    sample: {},
  },
  'calendar.revokeFeed': {
    ...own,
    method: 'POST',
    path: '/calendar/feed/revoke',
    summary: 'Ends the private calendar address',
    answer: done,
    fails: { tr: 'Takvim adresi kaldırılamadı.', en: 'Failed to revoke the calendar address.' },
    renews: ['calendar.feed'],
    audit: calendarAudit['calendar.feed_revoked'],
    sample: {},
  },
  'calendar.readFeed': {
    method: 'GET',
    path: '/calendar/feeds/{secretKey}/mizan.ics',
    group,
    // Calendar services read the addresses of many people from one network.
    access: {
      session: 'secretKey',
      keyOf: 'calendar',
      feature: 'caseManagement',
      limit: { calls: 600, seconds: 60 },
    },
    summary: 'The calendar of the person to whom the address was given, as iCalendar',
    params: FeedKey,
    price: 2,
    answer: fileOf('text/calendar; charset=utf-8'),
    errors: ['access.wrong_key', 'request.too_many'],
    sample: { params: { secretKey: 'sample' } },
  },
})
