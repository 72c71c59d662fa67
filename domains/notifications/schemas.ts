/** Shapes of notifications. */
import { pageOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { ways } from './data/kinds.ts'
import { farthestReminder, mostReminderDays } from './data/limits.ts'

/** An id of the database, which is a number, as text. */
const number = z.string().regex(/^\d{1,15}$/)
/** The text is in both languages, because a person may change the language on an open page. */
const said = z.object({ tr: z.string(), en: z.string() })

export const ListQuery = z.strictObject({
  ...pageQuery,
  /** Only subjects with something unread, and only their unread changes. */
  unread: z.stringbool().default(false),
})
export type ListQuery = z.output<typeof ListQuery>

/** One change, or one reminder. */
export const Notification = z.object({
  id: number,
  at: z.string(),
  kind: z.string(),
  /** Null for a reminder, and for an erased account. */
  actor: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The entry of the record of the office; null for a reminder. */
  action: z.string().nullable(),
  /** The event, or the due thing. */
  says: said,
  /** The day of a reminder, with the hour and minute in Turkey if it has one. */
  due: z.object({ date: z.string(), time: z.string().nullable() }).nullable(),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

/** The changes of one subject; newest first, and of many only the latest. */
export const AboutSubject = z.object({
  subjectKind: z.string(),
  subjectId: z.string(),
  title: z.string(),
  number: z.string(),
  /** Address of its screen. */
  path: z.string(),
  unread: z.number().int(),
  total: z.number().int(),
  latest: z.array(Notification),
})
export type AboutSubject = z.infer<typeof AboutSubject>

export const NotificationList = pageOf(AboutSubject)
export type NotificationList = z.infer<typeof NotificationList>

/** `count`: at most 100, which means that many or more. */
export const Unread = z.object({ count: z.number().int() })

const name = z.string().min(1).max(64)

export const Reading = z.union([
  z.strictObject({
    /** All subjects if left out. */
    subjectId: name.optional(),
    /** Everything about the id if left out. */
    subjectKind: name.optional(),
    /** The newest one that the reader has seen: later ones stay unread. */
    upTo: number,
  }),
  /** A person who opens the screen of a subject has seen all of it, whether or not there is anything to read. */
  z.strictObject({ subjectId: name, isOpened: z.literal(true) }),
])
export type Reading = z.output<typeof Reading>

const SettingRow = z.object({
  kind: z.string(),
  name: said,
  /** Why it cannot be switched off on the screen; null if it can. */
  locked: said.nullable(),
  screen: z.boolean(),
  mail: z.boolean(),
  digest: z.boolean(),
})
export type SettingRow = z.infer<typeof SettingRow>

/** The settings are empty if the caller's roles open nothing that sends notifications. */
export const Settings = z.object({
  groups: z.array(z.object({ name: said, items: z.array(SettingRow) })),
  /**
   * The days before a due date at which the caller is reminded, the most first; null if there are no reminders for
   * them.
   */
  days: z.array(z.number().int()).nullable(),
})
export type Settings = z.infer<typeof Settings>

export const SettingChange = z.strictObject({ kind: name, way: z.enum(ways), on: z.boolean() })
export type SettingChange = z.output<typeof SettingChange>

export const ReminderDays = z.strictObject({
  /** The number of days before: 0 is the day itself. */
  days: z.array(z.number().int().min(0).max(farthestReminder)).min(1).max(mostReminderDays),
})
export type ReminderDays = z.output<typeof ReminderDays>
export type { KindGroup, KindRule, ReminderRule } from './data/kinds.ts'
