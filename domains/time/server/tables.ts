/** Columns of the tables of time. */
import type { Instant, Nullable, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'

/** The running timer of a person, who has at most one in an office. */
interface TimersTable {
  company_id: string
  user_id: string
  id: string
  case_id: Nullable<string>
  what: string
  rate: Nullable<string>
  started_at: Instant
}

interface EntriesTable {
  /** For a timed entry: the id of the timer. */
  id: string
  company_id: string
  case_id: string
  user_id: string
  date: string
  minutes: number
  what: string
  /** Lira for an hour. */
  rate: Nullable<string>
  /** `costOf` minutes and rate; null without a rate. */
  amount: Nullable<string>
  version: Generated<number>
  /** The service that it became, the client charged, the time and the person. */
  service_id: Nullable<string>
  billed_client_id: Nullable<string>
  billed_at: NullableInstant
  billed_by: Nullable<string>
  created_at: Instant
  changed_at: Instant
  deleted_at: NullableInstant
  deleted_by: Nullable<string>
}

export interface TimeTables extends Pick<PlatformTables, 'audit_entries' | 'record_changes'> {
  time_timers: TimersTable
  time_entries: EntriesTable
}

export type TimerRow = Selectable<TimersTable>
export type EntryRow = Selectable<EntriesTable>
