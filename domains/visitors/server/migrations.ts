/** The tables of this domain as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, systemPolicy } from '@mizan/platform/database'

export const visitorMigrations: Migration[] = [
  {
    name: 'visitors-0001-conversations',
    sql: `
      create table visitor_uses (
        kind text not null,
        who text not null,
        day date not null,
        uses integer not null check (uses >= 0),
        primary key (kind, who, day)
      );
      create index visitor_uses_by_day on visitor_uses (day);
      ${systemPolicy('visitor_uses')}
      create table visitor_conversations (
        id text primary key,
        kind text not null check (kind in ('guest', 'llm-demo')),
        token_hash text not null unique,
        who text not null,
        mark text,
        day date not null,
        opened_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        answers integer not null default 0,
        searches integer not null default 0,
        readings integer not null default 0,
        cited text[] not null default '{}'
      );
      create index visitor_conversations_by_end on visitor_conversations (expires_at);
      ${systemPolicy('visitor_conversations')}
      create table used_human_checks (
        solution text primary key,
        expires_at timestamptz(3) not null
      );
      create index used_human_checks_by_end on used_human_checks (expires_at);
      ${systemPolicy('used_human_checks')}`,
  },
  {
    name: 'visitors-0002-news',
    sql: `
      create table news (
        id text primary key,
        is_published boolean not null,
        day date not null,
        picture text,
        title_tr text not null,
        body_tr text not null,
        title_en text not null,
        body_en text not null,
        changed_at timestamptz(3) not null
      );
      create index news_by_day on news (day desc, id desc);
      ${systemPolicy('news')}`,
  },
]
