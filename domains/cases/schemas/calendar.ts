/** Shapes of the calendar and of the private calendar address. */
import { daysBetween, isDate } from '@mizan/platform/calendar'
import { z } from 'zod'
import { longestCalendar, mostInCalendar, mostOfDay } from '../data/limits.ts'
import { calendarKinds } from '../data/words.ts'
import { day, endNotBeforeStart, Person } from './common.ts'
import { HearingKind } from './hearings.ts'

export const CalendarKind = z.enum(calendarKinds)
export type CalendarKind = z.infer<typeof CalendarKind>

/** Several kinds, separated by commas. */
const kindList = z
  .string()
  .max(100)
  .transform((text) => text.split(',').filter((one) => one !== ''))
  .pipe(z.array(CalendarKind))

/** Also asked of texts that are no dates, which are refused as such. */
const isShortEnough = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  !isDate(startDate) || !isDate(endDate) || daysBetween(startDate, endDate) < longestCalendar

export const CalendarQuery = z
  .object({
    startDate: day,
    endDate: day,
    kinds: kindList.default([...calendarKinds]),
    /** Only what the caller is assigned or follows, and what is nobody else's on cases that they opened, answer for or follow. */
    mine: z.stringbool().optional(),
    /** Only the first things of each day, as many as a grid of days has room for; `days` counts all of them. */
    perDay: z.coerce.number().int().min(1).max(mostOfDay).optional(),
    /** Pages of what is not cut by `perDay`. */
    pageIndex: z.coerce.number().int().min(0).max(mostInCalendar).default(0),
    pageSize: z.coerce.number().int().min(1).max(mostInCalendar).default(mostInCalendar),
  })
  .refine(endNotBeforeStart.holds, endNotBeforeStart.issue)
  .refine(isShortEnough, { path: ['endDate'], message: 'field.range_too_long' })
export type CalendarQuery = z.output<typeof CalendarQuery>

const CalendarItem = z.object({
  kind: CalendarKind,
  /** Id of the hearing, time limit or task; with `deadline` that of the case. */
  id: z.string(),
  caseId: z.string(),
  caseNumber: z.string(),
  caseTitle: z.string(),
  /** What it is called; with `deadline` the title of the case, with `hearing` the court. */
  title: z.string(),
  date: z.string(),
  /** Hour and minute in Turkey, for what has them. */
  time: z.string().nullable(),
  room: z.string().nullable(),
  /** Of a hearing. */
  hearingKind: HearingKind.nullable(),
  /** Whether the date is the earlier day by which the work for a time limit should be ready. */
  isPreDeadline: z.boolean(),
  isCritical: z.boolean(),
  isDone: z.boolean(),
  assignee: Person.nullable(),
  version: z.number().int(),
})
export type CalendarItem = z.infer<typeof CalendarItem>

export const Calendar = z.object({
  /** By their days, and within a day in the order of `rules/day-order.ts`. */
  items: z.array(CalendarItem),
  /** False if there are more than one answer holds; the next page or a shorter range shows them. */
  isComplete: z.boolean(),
  /** With `perDay`: how many things there are on each day that has any; there are more than `total` if it `isCut`. */
  days: z.array(z.object({ date: z.string(), total: z.number().int(), isCut: z.boolean() })).nullable(),
})
export type Calendar = z.infer<typeof Calendar>

export const FeedState = z.object({
  feed: z.object({ createdAt: z.string(), lastReadAt: z.string().nullable() }).nullable(),
})
export type FeedState = z.infer<typeof FeedState>

/** The only answer that contains the address; it is kept as a hash. */
export const NewFeed = z.object({ address: z.string(), createdAt: z.string() })
export type NewFeed = z.infer<typeof NewFeed>

export const FeedKey = z.object({ secretKey: z.string().max(100) })
