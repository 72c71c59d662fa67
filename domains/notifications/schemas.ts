/** Shapes of notifications. */
import { pageOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { kinds, ways } from './data/kinds.ts'

/** An id of the database, which is a number, as text. */
const number = z.string().regex(/^\d{1,15}$/)

export const ListQuery = z.strictObject({
  ...pageQuery,
  /** Only subjects with something unread, and of these only that. */
  unread: z.stringbool().default(false),
})
export type ListQuery = z.output<typeof ListQuery>

/** One change. Texts of `action` and `details` are those of the record of the office (`virtual:audit`). */
export const Notification = z.object({
  id: number,
  at: z.string(),
  kind: z.enum(kinds),
  actor: z.object({ id: z.string(), name: z.string() }).nullable(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof Notification>

/** What happened to one subject, such as a case; newest first, and of many changes only the latest. */
export const AboutSubject = z.object({
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

const subjectId = z.string().min(1).max(64)

export const Reading = z.union([
  z.strictObject({
    /** All subjects if left out. */
    subjectId: subjectId.optional(),
    /** The newest one that the reader has seen: what came later stays unread. */
    upTo: number,
  }),
  /** Whoever opens the screen of a subject sees all of it, whether or not there is anything to read. */
  z.strictObject({ subjectId, isOpened: z.literal(true) }),
])
export type Reading = z.output<typeof Reading>

export const Settings = z.object({
  items: z.array(
    z.object({ kind: z.enum(kinds), screen: z.boolean(), mail: z.boolean(), digest: z.boolean() }),
  ),
})
export type Settings = z.infer<typeof Settings>

export const SettingChange = z.strictObject({ kind: z.enum(kinds), way: z.enum(ways), on: z.boolean() })
export type SettingChange = z.output<typeof SettingChange>
export type { Kind } from './data/kinds.ts'
