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

const tables = ['notifications', 'notification_settings']

export const notificationMigrations: Migration[] = [
  { name: 'notifications-0001', sql: [first, ...tables.map(tenantPolicy)].join('\n') },
]
