// The tables of the platform. A migration that has been released is never edited: a new one follows it.
import type { Migration } from './migrate.ts'
import { tenantOrSystemPolicy } from './row-security.ts'

export const platformMigrations: Migration[] = [
  {
    name: 'platform-0001-outbox',
    sql: `
      create table outbox (
        id bigint generated always as identity primary key,
        kind text not null,
        payload jsonb not null,
        created_at timestamptz(3) not null,
        available_at timestamptz(3) not null,
        attempts integer not null default 0,
        done_at timestamptz(3),
        last_error text
      );
      create index outbox_waiting on outbox (available_at, id) where done_at is null;`,
  },
  {
    name: 'platform-0002-audit',
    sql: `
      create table audit_entries (
        id bigint generated always as identity primary key,
        at timestamptz(3) not null,
        company_id text,
        actor_id text,
        row_name text not null,
        action text not null,
        subject_id text,
        details jsonb not null,
        request_id text
      );
      create index audit_entries_by_company on audit_entries (company_id, at desc);
      create index audit_entries_by_subject on audit_entries (subject_id) where subject_id is not null;
      ${tenantOrSystemPolicy('audit_entries')}`,
  },
  {
    name: 'platform-0003-settings',
    sql: `
      create table settings (
        key text primary key,
        value jsonb not null,
        updated_at timestamptz(3) not null
      );`,
  },
]
