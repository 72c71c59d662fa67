/** The tables of documents as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'
import { keyMigrations } from './keys/migrations.ts'
import { storageMigrations } from './storage/migrations.ts'
import { textMigrations } from './texts/migrations.ts'
import { uploadMigrations } from './uploads/migrations.ts'

const first = `
create table documents (
  id text primary key,
  company_id text not null,
  case_id text not null,
  name text not null,
  name_key text not null,
  search_text text not null,
  extension text not null,
  kind text not null,
  description text not null default '',
  latest_id text not null,
  latest_number integer not null default 1 check (latest_number > 0),
  size bigint not null,
  changed_by text not null,
  changed_at timestamptz(3) not null,
  version integer not null default 1,
  created_by text not null,
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  deleted_by text,
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id),
  check ((deleted_at is null) = (deleted_by is null))
);
create unique index documents_by_name on documents (case_id, name_key) where deleted_at is null;
create index documents_of_case on documents (case_id, changed_at desc, id);
create index documents_in_bin on documents (deleted_at) where deleted_at is not null;

create table document_files (
  id text primary key,
  company_id text not null,
  wrapped_key bytea,
  created_at timestamptz(3) not null,
  dropped_at timestamptz(3),
  unique (company_id, id)
);
create index document_files_unused on document_files (created_at) where wrapped_key is null or dropped_at is not null;

create table document_versions (
  id text primary key,
  company_id text not null,
  document_id text not null,
  number integer not null check (number > 0),
  file_name text not null,
  extension text not null,
  content_type text not null,
  size bigint not null,
  sha256 text not null,
  has_macros boolean not null,
  comment text not null,
  created_by text not null,
  created_at timestamptz(3) not null,
  unique (document_id, number),
  unique (company_id, id),
  foreign key (company_id, document_id) references documents (company_id, id) on delete cascade,
  foreign key (company_id, id) references document_files (company_id, id)
);

create table document_reads (
  company_id text not null,
  document_id text not null,
  version_id text not null,
  user_id text not null,
  day date not null,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  primary key (version_id, user_id, day),
  foreign key (company_id, document_id) references documents (company_id, id) on delete cascade,
  foreign key (company_id, version_id) references document_versions (company_id, id) on delete cascade
);
create index document_reads_of_document on document_reads (document_id, last_at desc);
create index document_reads_of_person on document_reads (user_id);
`

const tables = ['documents', 'document_files', 'document_versions', 'document_reads']

export const documentMigrations: Migration[] = [
  ...keyMigrations,
  { name: 'documents-0001', sql: [first, ...tables.map(tenantPolicy)].join('\n') },
  ...textMigrations,
  ...uploadMigrations,
  ...storageMigrations,
  {
    name: 'documents-0002-section',
    sql: "alter table documents add column section text not null default 'office' check (section in ('office', 'court'));",
  },
]
