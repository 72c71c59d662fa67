/** Tables of hearings, time limits and private calendar addresses. */
import {
  type Instant,
  type Migration,
  type Nullable,
  type NullableInstant,
  tenantPolicy,
} from '@mizan/platform/database'
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely'
import type { HearingKind } from '../../data/hearing-kinds.ts'
import type { Calculation } from '../../schemas/calculations.ts'
import type { LimitRequest, LimitState } from '../../schemas.ts'

interface OfCase {
  id: string
  company_id: string
  case_id: string
  case_ordinal: ColumnType<number, never, never>
  date: string
  note: string
  version: Generated<number>
  created_by: string
  created_at: Instant
  changed_at: Instant
  deleted_at: NullableInstant
  deleted_by: Nullable<string>
}

interface HearingsTable extends OfCase {
  /** Hour and minute in Turkey. */
  time: string
  court: Nullable<string>
  room: Nullable<string>
  kind: Generated<HearingKind>
  /** Who attends it. */
  attorney_id: Nullable<string>
}

interface LimitsTable extends OfCase {
  title: string
  basis: Nullable<string>
  pre_deadline: Nullable<string>
  is_critical: boolean
  state: Generated<LimitState>
  /** Who asked for what a second person confirms; set while it waits for that person, and afterwards. */
  requested_by: Nullable<string>
  requested_at: NullableInstant
  requested_what: Generated<LimitRequest>
  /** The days that it gets once a second person has confirmed that it moves. */
  requested_date: Nullable<string>
  requested_pre_deadline: Nullable<string>
  /** Who confirmed it, or completed one that needs no second person. */
  done_by: Nullable<string>
  done_at: NullableInstant
  calculation: JSONColumnType<Calculation | null, string | null | undefined, never>
  /** What the calculation gave when it was last found to differ; the people of the case were told of it. */
  last_day_now: Nullable<string>
}

interface FeedsTable {
  company_id: string
  user_id: string
  /** SHA-256 of the secret in the address. */
  key_hash: string
  language: 'tr' | 'en'
  created_at: Instant
  last_read_at: NullableInstant
  /** Readings since the start of the hour in which they are counted. */
  reads: Generated<number>
  counted_since: NullableInstant
}

export interface CalendarTables {
  case_hearings: HearingsTable
  case_limits: LimitsTable
  calendar_feeds: FeedsTable
}

/** Without what the database derives. */
export type HearingRow = Omit<Selectable<HearingsTable>, 'case_ordinal'>
export type LimitRow = Omit<Selectable<LimitsTable>, 'case_ordinal'>

const ofCase = `
  id text primary key,
  company_id text not null,
  case_id text not null,
  date date not null,
  note text not null default '',
  version integer not null default 1,
  created_by text not null,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  deleted_by text,
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id),
  check ((deleted_at is null) = (deleted_by is null))`

const sql = `
create table case_hearings (${ofCase},
  time text not null check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  court text,
  room text
);
create index case_hearings_of_case on case_hearings (case_id, date, time, id);
create index case_hearings_by_date on case_hearings (company_id, date) where deleted_at is null;

create table case_limits (${ofCase},
  title text not null,
  basis text,
  pre_deadline date check (pre_deadline < date),
  is_critical boolean not null,
  state text not null default 'open' check (state in ('open', 'awaiting', 'done')),
  requested_by text,
  requested_at timestamptz(3),
  done_by text,
  done_at timestamptz(3),
  check (state <> 'awaiting' or (is_critical and requested_by is not null)),
  check (state <> 'done' or done_by is not null)
);
create index case_limits_of_case on case_limits (case_id, date, id);
create index case_limits_by_date on case_limits (company_id, date) where deleted_at is null;
create index case_limits_by_pre_deadline on case_limits (company_id, pre_deadline)
  where deleted_at is null and pre_deadline is not null;

create table calendar_feeds (
  company_id text not null,
  user_id text not null,
  key_hash text not null unique,
  language text not null check (language in ('tr', 'en')),
  created_at timestamptz(3) not null,
  last_read_at timestamptz(3),
  reads integer not null default 0,
  counted_since timestamptz(3),
  primary key (company_id, user_id)
);

create table calendar_reminders (
  company_id text not null,
  user_id text not null,
  kinds text[] not null default '{hearing,limit,deadline,task}',
  days integer[] not null default '{7,3,1,0}',
  by_mail boolean not null default true,
  told_on date,
  primary key (company_id, user_id)
);`

const tables = ['case_hearings', 'case_limits', 'calendar_feeds', 'calendar_reminders']

export const calendarMigration: Migration = {
  name: 'cases-0004-calendar',
  sql: [sql, ...tables.map(tenantPolicy)].join('\n'),
}

export const limitMigration: Migration = {
  name: 'cases-0007-limits',
  sql: `alter table case_limits add column requested_what text not null default 'done'
    check (requested_what in ('done', 'unmark'));`,
}

export const calculationMigration: Migration = {
  name: 'cases-0009-calculations',
  sql: `alter table case_limits add column calculation jsonb, add column last_day_now date,
      add check (last_day_now is null or calculation is not null);
    create index case_limits_calculated on case_limits (id)
      where calculation is not null and deleted_at is null and state <> 'done';`,
}

export const limitWishMigration: Migration = {
  name: 'cases-0022-limit-wishes',
  sql: `alter table case_limits drop constraint case_limits_requested_what_check,
      add check (requested_what in ('done', 'unmark', 'move', 'delete')),
      add column requested_date date, add column requested_pre_deadline date,
      add check (requested_date is null or state = 'awaiting'),
      add check (requested_pre_deadline is null or requested_pre_deadline < requested_date);`,
}
