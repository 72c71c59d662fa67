/** The tables of the platform. A released migration is never edited: a new one follows it. */
import { jobTables } from './data/job-tables.ts'
import type { Migration } from './migrate.ts'
import { systemPolicy, tenantOrSystemPolicy, tenantPolicy } from './row-security.ts'

/**
 * Every scope may queue messages, and only the system may read them, because they hold codes and addresses. The job
 * that sends a message knows its id and reads it without a transaction of the system, so that a code leaves sooner.
 */
const messagesPolicy = `
  alter table waiting_messages enable row level security;
  alter table waiting_messages force row level security;
  create policy tenant on waiting_messages using (current_setting('app.company_id', true) = '*') with check (true);
  create function waiting_message(wanted uuid) returns setof waiting_messages language plpgsql as $$
    declare scope text := current_setting('app.company_id', true);
    begin
      perform set_config('app.company_id', '*', true);
      return query select * from waiting_messages where id = wanted;
      perform set_config('app.company_id', coalesce(scope, ''), true);
    end $$;
  create function forget_waiting_message(done uuid) returns void language plpgsql as $$
    declare scope text := current_setting('app.company_id', true);
    begin
      perform set_config('app.company_id', '*', true);
      delete from waiting_messages where id = done;
      perform set_config('app.company_id', coalesce(scope, ''), true);
    end $$;`

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
  {
    name: 'platform-0004-jobs',
    sql: `
      ${jobTables}
      select jobs.create_queue('dead-letters', '{"policy":"standard","retentionSeconds":2592000}');
      create table job_progress (
        job_id text primary key,
        company_id text,
        done integer not null,
        total integer not null,
        at timestamptz(3) not null
      );
      ${tenantOrSystemPolicy('job_progress')}`,
  },
  {
    name: 'platform-0005-waiting-messages',
    sql: `
      create table waiting_messages (
        id uuid primary key,
        position bigint generated always as identity,
        queued_at timestamptz(3) not null,
        message jsonb not null
      );
      create index waiting_messages_by_recipient on waiting_messages ((message->>'to'));
      insert into waiting_messages (id, queued_at, message)
        select gen_random_uuid(), created_at, payload from outbox where kind = 'message' and done_at is null order by id;
      select jobs.create_queue('messages.send', '{"policy":"standard"}');
      insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
          heartbeat_seconds, dead_letter)
        select 'messages.send', jsonb_build_object('input', jsonb_build_object('message', id)), 'standard', 100, 5, true,
          3600, 300, 30, 'dead-letters'
        from waiting_messages;
      ${messagesPolicy}
      drop table outbox;`,
  },
  {
    name: 'platform-0006-events',
    sql: `
      create table office_events (
        id bigint generated always as identity primary key,
        company_id text not null,
        name text not null,
        data jsonb not null,
        permission jsonb,
        at timestamptz(3) not null
      );
      create index office_events_by_company on office_events (company_id, id);
      ${tenantPolicy('office_events')}`,
  },
  {
    name: 'platform-0007-webhooks',
    sql: `
      create table webhook_deliveries (
        sender text not null,
        id text not null,
        body_hash text not null,
        received_at timestamptz(3) not null,
        answer jsonb,
        primary key (sender, id)
      );
      create index webhook_deliveries_by_time on webhook_deliveries (received_at);
      ${systemPolicy('webhook_deliveries')}`,
  },
  {
    name: 'platform-0008-record-changes',
    sql: `
      create table record_changes (
        table_name text not null,
        record_id text not null,
        version integer not null,
        company_id text,
        fields text[] not null,
        actor_id text,
        at timestamptz(3) not null,
        primary key (table_name, record_id, version)
      );
      create index record_changes_by_time on record_changes (at);
      ${tenantOrSystemPolicy('record_changes')}`,
  },
  { name: 'platform-0009-events-for-people', sql: 'alter table office_events add column people jsonb;' },
]
