/** Columns of the platform's own tables. */
import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Permission } from '../contract/index.ts'

/** An instant, RFC 3339 in UTC, such as 2026-11-21T04:38:12.123Z; a Date may be written as well. */
export type Instant = ColumnType<string, string | Date, string | Date>
/** A column that may be empty, and is if it is not written. */
export type Nullable<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>
export type NullableInstant = ColumnType<
  string | null,
  string | Date | null | undefined,
  string | Date | null
>
/** A JSON value; written as JSON text so that arrays are not taken for PostgreSQL arrays. */
export type Json<Value = unknown> = ColumnType<
  Value,
  null extends Value ? string | null : string,
  null extends Value ? string | null : string
>

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

export type OfficeEventsTable = {
  id: Generated<number>
  company_id: string
  name: string
  data: Json<Record<string, unknown>>
  /** The module and level that a role must grant. */
  permission: Json<Permission | null>
  /** Ids of the only people who receive it; null for everybody. */
  people: Json<string[] | null>
  at: Instant
}

/** The changes of a record, one row for each of its versions. */
export type RecordChangesTable = {
  table_name: string
  record_id: string
  version: number
  company_id: string | null
  fields: string[]
  actor_id: string | null
  at: Instant
}

export type PlatformTables = {
  audit_entries: AuditEntriesTable
  settings: SettingsTable
  office_events: OfficeEventsTable
  record_changes: RecordChangesTable
}

// biome-ignore lint/suspicious/noExplicitAny: any set of tables; each store names its own
export type AnyDatabase = Kysely<any>

/** The same connection, seen with the tables that the caller works on. */
export function withTables<Tables>(db: AnyDatabase): Kysely<Tables> {
  return db
}
