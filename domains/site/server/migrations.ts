/** The tables of this domain as SQL. A migration that has been released is never edited; a new one follows. */
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
  {
    // Both tables number from 1, and staff knows a message as `contact-7`, so the key is kind and id. Row-level
    // security also binds the owner: without the system's scope no row would be copied.
    name: 'site-0004-visitor-messages',
    sql: `
      select set_config('app.company_id', '*', true);
      create table visitor_messages (
        kind text not null check (kind in ('contact', 'demo')),
        id bigint generated always as identity,
        at timestamptz(3) not null,
        user_id text,
        name text,
        surname text,
        email text,
        phone_number text,
        organisation text,
        topic text,
        message text,
        state text not null default 'new' check (state in ('new', 'answered', 'closed')),
        changed_at timestamptz(3),
        changed_by text,
        primary key (kind, id),
        check (kind <> 'contact' or message is not null),
        check (kind <> 'demo' or num_nulls(name, surname, email, organisation) = 0)
      );
      ${systemPolicy('visitor_messages')}
      insert into visitor_messages (kind, id, at, user_id, name, email, topic, message, state, changed_at, changed_by)
        overriding system value
        select 'contact', id, at, user_id, name, email, topic, message, state, changed_at, changed_by
        from contact_messages;
      insert into visitor_messages (kind, id, at, user_id, name, surname, email, phone_number, organisation, message,
                                    state, changed_at, changed_by)
        overriding system value
        select 'demo', id, at, user_id, name, surname, email, phone_number, organisation, message,
               state, changed_at, changed_by
        from demo_requests;
      select setval(pg_get_serial_sequence('visitor_messages', 'id'),
                    greatest(nextval(pg_get_serial_sequence('contact_messages', 'id')),
                             nextval(pg_get_serial_sequence('demo_requests', 'id'))), false);
      drop table contact_messages, demo_requests;
      create index visitor_messages_by_time on visitor_messages (at);
      create index visitor_messages_by_user on visitor_messages (user_id) where user_id is not null;`,
  },
]
