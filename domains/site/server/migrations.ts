/** The tables of the product about itself. A migration that has been released is never edited; a new one follows. */
import { type Migration, systemPolicy } from '@mizan/platform/database'

export const siteMigrations: Migration[] = [
  {
    name: 'site-0001-features',
    sql: `
      create table features (
        name text primary key,
        state text not null check (state in ('Maintenance', 'TurnedOff', 'TurnedOn', 'ComingSoon')),
        changed_at timestamptz(3) not null
      );`,
  },
  {
    name: 'site-0002-forms',
    sql: `
      create table contact_messages (
        id bigint generated always as identity primary key,
        at timestamptz(3) not null,
        user_id text,
        name text,
        email text,
        topic text,
        message text not null
      );
      create index contact_messages_by_user on contact_messages (user_id) where user_id is not null;
      ${systemPolicy('contact_messages')}
      create table demo_requests (
        id bigint generated always as identity primary key,
        at timestamptz(3) not null,
        user_id text,
        name text not null,
        surname text not null,
        email text not null,
        phone_number text,
        organisation text not null,
        message text
      );
      ${systemPolicy('demo_requests')}`,
  },
  {
    name: 'site-0003-message-states',
    sql: ['contact_messages', 'demo_requests']
      .map(
        (table) => `
      alter table ${table}
        add column state text not null default 'new' check (state in ('new', 'answered', 'closed')),
        add column changed_at timestamptz(3),
        add column changed_by text;
      create index ${table}_by_time on ${table} (at);`,
      )
      .join('\n'),
  },
]
