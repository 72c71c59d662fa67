// Columns of the tables that the platform itself keeps.
import type { ColumnType, Generated, Kysely } from 'kysely'

/** An instant, RFC 3339 in UTC, such as 2026-11-21T04:38:12.123Z; a Date may be written as well. */
export type Instant = ColumnType<string, string | Date, string | Date>
export type NullableInstant = ColumnType<
  string | null,
  string | Date | null | undefined,
  string | Date | null
>
/** A JSON value; written as JSON text so that arrays are not taken for PostgreSQL arrays. */
export type Json<Value = unknown> = ColumnType<Value, string, string>

export type AuditEntriesTable = {
  id: Generated<number>
  at: Instant
  company_id: string | null
  actor_id: string | null
  row_name: string
  action: string
  subject_id: string | null
  details: Json
  request_id: string | null
}

export type SettingsTable = { key: string; value: Json; updated_at: Instant }

export type PlatformTables = {
  audit_entries: AuditEntriesTable
  settings: SettingsTable
}

// biome-ignore lint/suspicious/noExplicitAny: any set of tables; each store names its own
export type AnyDatabase = Kysely<any>

/** The same connection, seen with the tables that the caller works on. */
export function withTables<Tables>(db: AnyDatabase): Kysely<Tables> {
  return db
}
