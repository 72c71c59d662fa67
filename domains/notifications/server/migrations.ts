/** The tables of notifications as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

const first = `
create table notifications (
  id bigint generated always as identity primary key,
  company_id text not null,
  user_id text not null,
  subject_id text not null,
  entry_id bigint not null,
  kind text not null,
  at timestamptz(3) not null,
  on_screen boolean not null,
  read_at timestamptz(3),
  mail_at timestamptz(3),
  in_digest boolean not null
);
create index notifications_of_person on notifications (company_id, user_id, id);
create index notifications_unread on notifications (company_id, user_id, subject_id)
  where read_at is null and on_screen;
create index notifications_to_mail on notifications (mail_at) where mail_at is not null;
create index notifications_for_digest on notifications (company_id, user_id) where in_digest;
create index notifications_by_age on notifications (at);

create table notification_settings (
  company_id text not null,
  user_id text not null,
  chosen jsonb not null default '{}',
  digest_on date,
  primary key (company_id, user_id)
);`

/** Before, there was one kind of subject, and each notification had an entry. */
const subjects = `
alter table notifications
  add column subject_kind text not null default 'case',
  alter column entry_id drop not null,
  add column due_on date,
  add column due_time text,
  add column details jsonb,
  add check ((entry_id is null) = (due_on is not null)),
  add check ((due_on is null) = (details is null));
alter table notifications alter column subject_kind drop default;
drop index notifications_unread;
create index notifications_unread on notifications (company_id, user_id, subject_kind, subject_id)
  where read_at is null and on_screen;
alter table notification_settings add column reminder_days integer[];`

const tables = ['notifications', 'notification_settings']

export const notificationMigrations: Migration[] = [
  { name: 'notifications-0001', sql: [first, ...tables.map(tenantPolicy)].join('\n') },
  { name: 'notifications-0002-subjects', sql: subjects },
]
