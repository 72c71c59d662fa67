/** The tables of mails as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, systemPolicy, tenantPolicy } from '@mizan/platform/database'

const first = `
create table mail_codes (
  code text primary key,
  company_id text not null,
  case_id text,
  created_at timestamptz(3) not null,
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create unique index mail_codes_of_case on mail_codes (case_id) where case_id is not null;
create unique index mail_codes_of_office on mail_codes (company_id) where case_id is null;

create table mails (
  id text primary key,
  company_id text not null,
  state text not null default 'arriving' check (state in ('arriving', 'waiting', 'filed', 'declined')),
  source text not null check (source in ('brought', 'box')),
  brought_by text[] not null default '{}',
  wrapped_key bytea,
  head bytea,
  size bigint,
  sha256 text,
  fingerprint text,
  has_file boolean not null default true,
  created_at timestamptz(3) not null,
  settled_at timestamptz(3),
  settled_by text,
  unique (company_id, id),
  check (num_nulls(wrapped_key, head) = case state when 'waiting' then 0 else 2 end),
  check ((settled_at is null) = (state in ('arriving', 'waiting')))
);
create unique index mails_by_fingerprint on mails (company_id, fingerprint);
create index mails_waiting on mails (company_id, created_at desc, id) where state = 'waiting';
create index mails_of_day on mails (company_id, created_at);
create index mails_with_file on mails (created_at) where has_file;
create index mails_settled on mails (settled_at) where settled_at is not null;

create table mail_candidates (
  company_id text not null,
  mail_id text not null,
  case_id text not null,
  position integer not null,
  reason text not null check (reason in ('code', 'number', 'sender')),
  is_best boolean not null,
  primary key (mail_id, case_id),
  foreign key (company_id, mail_id) references mails (company_id, id) on delete cascade,
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index mail_candidates_of_case on mail_candidates (case_id);
`

/** The box belongs to the server, and not to an office. */
const box = `
create table mail_box (
  id text primary key,
  validity text not null,
  cursor bigint not null,
  read_at timestamptz(3),
  left_behind integer not null default 0,
  failures integer not null default 0,
  failed_at timestamptz(3),
  problem text
);
`

export const mailMigrations: Migration[] = [
  {
    name: 'mail-0001',
    sql: [first, ...['mail_codes', 'mails', 'mail_candidates'].map(tenantPolicy)].join('\n'),
  },
  { name: 'mail-0002-box', sql: box + systemPolicy('mail_box') },
]
