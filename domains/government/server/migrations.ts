/** The tables of court files as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

const first = `
create table government_cases (
  id text primary key,
  company_id text not null,
  case_id text not null,
  court_id text not null,
  case_no text not null,
  type_code text not null,
  natural_key text not null,
  court_name text not null,
  status text not null,
  type text not null,
  opened_on date,
  parties jsonb not null default '[]',
  read_at timestamptz(3) not null,
  listed_at timestamptz(3),
  synced_at timestamptz(3),
  told_at timestamptz(3) not null,
  created_by text not null,
  created_at timestamptz(3) not null,
  unique (company_id, id),
  unique (company_id, natural_key),
  foreign key (company_id, case_id) references cases (company_id, id)
);
create index government_cases_of_case on government_cases (case_id);
create index government_cases_by_number on government_cases (company_id, court_id, case_no);

create table government_files (
  id text primary key,
  company_id text not null,
  government_case_id text not null,
  main_id text,
  position integer not null default 0,
  natural_key text not null,
  occurrence integer not null check (occurrence > 0),
  domain text not null,
  court_file_no text not null,
  approval_date date not null,
  sender_date date not null,
  type text not null,
  sub_type text not null,
  sender text not null,
  sender_number text not null,
  send_file_no text not null,
  description text not null,
  portal_hash text,
  read_at timestamptz(3) not null,
  listed_at timestamptz(3),
  fault text,
  document_id text,
  sha256 text,
  copy_read_at timestamptz(3),
  copies integer not null default 0,
  stored_at timestamptz(3),
  stored_by text,
  created_at timestamptz(3) not null,
  unique (company_id, id),
  unique (government_case_id, natural_key, occurrence),
  foreign key (company_id, government_case_id) references government_cases (company_id, id) on delete cascade,
  foreign key (company_id, main_id) references government_files (company_id, id) on delete cascade,
  foreign key (company_id, document_id) references documents (company_id, id) on delete set null (document_id),
  check (num_nulls(sha256, copy_read_at, stored_at) in (0, 3))
);
create index government_files_by_day on government_files (government_case_id, approval_date desc, id);
create index government_files_of_main on government_files (main_id) where main_id is not null;
create index government_files_of_document on government_files (document_id) where document_id is not null;
create index government_files_by_portal on government_files (government_case_id, portal_hash);

create table government_copies (
  company_id text not null,
  government_case_id text not null,
  natural_key text not null,
  sha256 text not null,
  read_at timestamptz(3) not null,
  file_id text,
  primary key (government_case_id, natural_key, sha256),
  foreign key (company_id, government_case_id) references government_cases (company_id, id) on delete cascade,
  foreign key (company_id, file_id) references government_files (company_id, id) on delete cascade
);
create index government_copies_of_file on government_copies (file_id);

create table government_hearings (
  company_id text not null,
  government_case_id text not null,
  date date not null,
  time text not null,
  kind text not null,
  result text not null,
  hearing_id text,
  primary key (government_case_id, date, time, kind),
  foreign key (company_id, government_case_id) references government_cases (company_id, id) on delete cascade
);

create table government_reads (
  company_id text not null,
  government_case_id text not null,
  file_id text not null,
  user_id text not null,
  primary key (file_id, user_id),
  foreign key (company_id, file_id) references government_files (company_id, id) on delete cascade
);
create index government_reads_of_person on government_reads (user_id, government_case_id);

create table government_looks (
  company_id text not null,
  government_case_id text not null,
  user_id text not null,
  seen_until timestamptz(3) not null,
  primary key (government_case_id, user_id),
  foreign key (company_id, government_case_id) references government_cases (company_id, id) on delete cascade
);
create index government_looks_of_person on government_looks (user_id);
`

const tables = [
  ...['government_cases', 'government_files', 'government_copies'],
  ...['government_hearings', 'government_reads', 'government_looks'],
]

const dismissed = `
create table government_dismissed (
  company_id text not null,
  government_case_id text not null,
  key text not null,
  dismissed_by text not null,
  dismissed_at timestamptz(3) not null,
  primary key (government_case_id, key),
  foreign key (company_id, government_case_id) references government_cases (company_id, id) on delete cascade
);
`

export const governmentMigrations: Migration[] = [
  { name: 'government-0001', sql: [first, ...tables.map(tenantPolicy)].join('\n') },
  { name: 'government-0002-proposals', sql: dismissed + tenantPolicy('government_dismissed') },
]
