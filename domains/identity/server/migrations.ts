/** The identity tables as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, systemPolicy } from '@mizan/platform/database'
import { mailboxMigrations } from './accounts/mailbox-migrations.ts'
import { barMigrations } from './bars/migrations.ts'
import { secondMigration } from './migrations-0002.ts'
import { gateMigration } from './sessions/gate-migrations.ts'
import { repeatedRefreshMigration, severalBrowsersMigration } from './sessions/migrations.ts'
import { tokenMigration } from './tokens/migrations.ts'

/** Rows of accounts have no office: only the system can read them. */
const tables = [
  'bar_associations',
  'accounts',
  'sessions',
  'refresh_tokens',
  'one_time_codes',
  'reset_tokens',
  'tries',
  'second_factors',
  'passkey_challenges',
]

const first = `
create table bar_associations (
  id text primary key,
  name text not null,
  country text not null check (country in ('turkey', 'kktc')),
  name_key text not null,
  created_at timestamptz(3) not null,
  unique (country, name_key)
);

create table accounts (
  id text primary key,
  email text,
  email_verified_at timestamptz(3),
  phone_number text,
  phone_verified_at timestamptz(3),
  password_hash text,
  password_changed_at timestamptz(3) not null,
  verified_at timestamptz(3),
  name text not null,
  surname text not null,
  occupation text not null check (occupation in ('lawyer', 'paralegal', 'academic', 'none')),
  organisation text not null,
  country text not null check (country in ('turkey', 'kktc')),
  bar_association_id text references bar_associations (id),
  bar_registration_number text not null default '',
  bar_membership text not null default 'none'
    check (bar_membership in ('none', 'pending', 'confirmed', 'notValid')),
  language text not null check (language in ('tr', 'en')),
  declarations_version text,
  declarations_accepted_at timestamptz(3),
  tutorial_completed_at timestamptz(3),
  created_at timestamptz(3) not null,
  erased_at timestamptz(3)
);
create unique index accounts_email on accounts (email);
create unique index accounts_phone_number on accounts (phone_number);

create table sessions (
  id text primary key,
  user_id text not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('browser', 'extension')),
  device text not null,
  address text not null,
  started_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  verified_at timestamptz(3),
  factor_tries integer not null default 0,
  ended_at timestamptz(3),
  end_reason text
);
create index sessions_of_user on sessions (user_id, started_at desc);
create unique index sessions_one_browser on sessions (user_id) where kind = 'browser' and ended_at is null;

create table refresh_tokens (
  hash bytea primary key,
  session_id text not null references sessions (id) on delete cascade,
  created_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index refresh_tokens_of_session on refresh_tokens (session_id);

create table one_time_codes (
  id text primary key,
  purpose text not null check (purpose in ('verification', 'otherDevice', 'passwordReset', 'phone')),
  account_key text not null,
  user_id text references accounts (id) on delete cascade,
  session_id text references sessions (id) on delete cascade,
  channel text not null check (channel in ('email', 'sms')),
  target text not null,
  address text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index one_time_codes_of_account on one_time_codes (account_key, purpose, sent_at desc);

create table reset_tokens (
  hash bytea primary key,
  user_id text not null references accounts (id) on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create table tries (
  key text primary key,
  wrong integer not null,
  last_at timestamptz(3) not null,
  paused_until timestamptz(3)
);

create table second_factors (
  id text primary key,
  user_id text not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null,
  sealed_secret bytea,
  last_step bigint,
  credential_id text unique,
  public_key bytea,
  counter bigint not null default 0,
  transports jsonb,
  created_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  last_used_at timestamptz(3)
);
create index second_factors_of_user on second_factors (user_id);

create table passkey_challenges (
  id text primary key,
  user_id text not null references accounts (id) on delete cascade,
  session_id text not null references sessions (id) on delete cascade,
  purpose text not null check (purpose in ('add', 'verify')),
  challenge text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
`

export const identityMigrations: Migration[] = [
  { name: 'identity-0001', sql: [first, ...tables.map(systemPolicy)].join('\n') },
  secondMigration,
  ...barMigrations,
  repeatedRefreshMigration,
  ...mailboxMigrations,
  gateMigration,
  tokenMigration,
  severalBrowsersMigration,
]
