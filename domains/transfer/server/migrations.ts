/** The tables of imports and exports as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

const first = `
create table imports (
  id text primary key,
  company_id text not null,
  kind text not null check (kind in ('clients', 'cases', 'parties')),
  file_name text not null,
  sheets text[] not null,
  sheet text,
  headings text[] not null,
  samples text[] not null,
  lines integer not null,
  mapping text[] not null,
  state text not null check (state in ('mapping', 'checking', 'checked', 'running', 'done', 'undone')),
  ready integer,
  skipped integer,
  alike integer,
  new_clients integer,
  digest text,
  trouble text check (trouble in ('changed', 'failed')),
  job_id text,
  created_by text not null,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  undone_at timestamptz(3),
  undone_by text,
  reason text,
  unique (company_id, id),
  check (state not in ('done', 'undone') or finished_at is not null),
  check ((state = 'undone') = (undone_at is not null)),
  check (num_nulls(undone_at, undone_by, reason) in (0, 3))
);
create index imports_of_office on imports (company_id, created_at desc);

create table import_lines (
  company_id text not null,
  import_id text not null,
  row integer not null,
  cells text[] not null,
  primary key (import_id, row),
  foreign key (company_id, import_id) references imports (company_id, id) on delete cascade
);

create table import_findings (
  company_id text not null,
  import_id text not null,
  kind text not null check (kind in ('problem', 'alike')),
  position bigint generated always as identity,
  row integer not null,
  details jsonb not null,
  foreign key (company_id, import_id) references imports (company_id, id) on delete cascade
);
create index import_findings_of_import on import_findings (import_id, kind, position);

create table import_records (
  company_id text not null,
  import_id text not null,
  kind text not null check (kind in ('client', 'case', 'party')),
  record_id text not null,
  row integer not null,
  primary key (import_id, kind, record_id),
  foreign key (company_id, import_id) references imports (company_id, id)
);

create table import_mappings (
  company_id text not null,
  kind text not null,
  headings text not null,
  mapping text[] not null,
  primary key (company_id, kind, headings)
);
`

const exports = `
create table office_exports (
  id text primary key,
  company_id text not null,
  format text not null check (format in ('json', 'xlsx')),
  language text not null check (language in ('tr', 'en')),
  state text not null check (state in ('running', 'done', 'failed', 'cancelled', 'expired')),
  expected jsonb,
  written integer not null default 0,
  trouble text check (trouble in ('failed', 'too_large', 'not_permitted')),
  file_key text,
  file_size bigint,
  file_hash text,
  expires_at timestamptz(3),
  created_by text not null,
  created_at timestamptz(3) not null,
  finished_at timestamptz(3),
  check ((state = 'running') = (finished_at is null)),
  check ((state = 'failed') = (trouble is not null)),
  check (num_nulls(file_key, file_size, file_hash, expires_at) = case state when 'done' then 0 else 4 end)
);
create unique index office_exports_running on office_exports (company_id) where state = 'running';
create index office_exports_of_office on office_exports (company_id, created_at desc);
`

const headings = `
alter table imports add column heading_row integer;
alter table imports add column top_rows jsonb not null default '[]';
`

const files = `
alter table office_exports add column all_versions boolean not null default false;
alter table office_exports drop constraint office_exports_format_check;
alter table office_exports add constraint office_exports_format_check check (format in ('json', 'xlsx', 'zip'));
alter table office_exports drop constraint office_exports_trouble_check;
alter table office_exports add constraint office_exports_trouble_check
  check (trouble in ('failed', 'too_large', 'no_space', 'not_permitted'));
`

/** The data key of an archive of documents, encrypted under the key of the office. */
const sealed = 'alter table office_exports add column wrapped_key bytea'

const locked = `
alter table office_exports drop constraint office_exports_trouble_check;
alter table office_exports add constraint office_exports_trouble_check
  check (trouble in ('failed', 'too_large', 'no_space', 'not_permitted', 'locked'));
`

/** What a person should know of a table that was read all the same. */
const notes = `alter table imports add column notes jsonb not null default '[]'`

const tables = ['imports', 'import_lines', 'import_findings', 'import_records', 'import_mappings']

export const transferMigrations: Migration[] = [
  { name: 'transfer-0001-imports', sql: [first, ...tables.map(tenantPolicy)].join('\n') },
  { name: 'transfer-0002-exports', sql: exports + tenantPolicy('office_exports') },
  { name: 'transfer-0003-headings', sql: headings },
  { name: 'transfer-0004-files', sql: files },
  { name: 'transfer-0005-sealed-exports', sql: sealed },
  { name: 'transfer-0006-locked-exports', sql: locked },
  { name: 'transfer-0007-notes', sql: notes },
]
