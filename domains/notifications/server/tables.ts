/** Columns of notifications, for Kysely; and the platform's record of the office, which they point into. */
import type { Instant, Json, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { ColumnType, Generated } from 'kysely'
import type { Kind } from '../data/kinds.ts'
import type { Chosen } from '../rules/settings.ts'

/** One change of which one person was told. */
interface NotificationsTable {
  id: Generated<number>
  company_id: string
  user_id: string
  /** What was changed, such as a case. */
  subject_id: string
  /** The entry in the record of the office that says what was done, and by whom. */
  entry_id: number
  kind: Kind
  at: Instant
  on_screen: boolean
  read_at: NullableInstant
  /** When it has to be mailed; null if it was, or need not be. */
  mail_at: NullableInstant
  /** Whether it waits for the daily digest. */
  in_digest: boolean
}

interface SettingsTable {
  company_id: string
  user_id: string
  chosen: Json<Chosen>
  /** The last day for which the person got a digest. */
  digest_on: ColumnType<string | null, string | null | undefined, string | null>
}

export interface NotificationTables extends Pick<PlatformTables, 'audit_entries'> {
  notifications: NotificationsTable
  notification_settings: SettingsTable
}
