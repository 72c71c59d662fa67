/** Columns of notifications, for Kysely; and the platform's record of the office, which they point into. */
import type { Instant, Json, Nullable, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { ChosenSwitches } from '../rules/settings.ts'

/** One change of which one person was notified, or one day of which they were reminded. */
interface NotificationsTable {
  id: Generated<number>
  company_id: string
  user_id: string
  /** The subject; its kind shows which domain knows it. */
  subject_kind: string
  subject_id: string
  /** The entry in the record of the office with the change and its actor; null for a reminder. */
  entry_id: ColumnType<number | null, number | null | undefined, never>
  kind: string
  at: Instant
  on_screen: boolean
  read_at: NullableInstant
  /** When it has to be mailed; null if it was, or need not be. */
  mail_at: NullableInstant
  /** Whether it waits for the daily digest. */
  in_digest: boolean
  /** The day that a reminder is about; null for a change. */
  due_on: Nullable<string>
  due_time: Nullable<string>
  /** The details of a reminder. */
  details: JSONColumnType<Record<string, unknown> | null>
}

interface SettingsTable {
  company_id: string
  user_id: string
  chosen: Json<ChosenSwitches>
  /** The days before a due date at which the person is reminded; null for the usual ones. */
  reminder_days: Nullable<number[]>
  /** The last day on which the person was reminded and got a digest. */
  digest_on: ColumnType<string | null, string | null | undefined, string | null>
}

export interface NotificationTables extends Pick<PlatformTables, 'audit_entries'> {
  notifications: NotificationsTable
  notification_settings: SettingsTable
}
