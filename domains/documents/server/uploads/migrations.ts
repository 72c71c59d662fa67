/** The table of uploads as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

const first = `
create table document_uploads (
  id text primary key,
  company_id text not null,
  case_id text not null,
  user_id text not null,
  session_id text not null,
  file_name text not null,
  size bigint not null check (size > 0),
  received bigint not null default 0,
  checksum bigint not null default 0,
  version_of text,
  wrapped_key bytea,
  created_at timestamptz(3) not null,
  document_id text,
  finished_at timestamptz(3),
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade,
  check (received between 0 and size),
  check ((document_id is null) = (finished_at is null))
);
create index document_uploads_of_person on document_uploads (user_id) where finished_at is null;
create index document_uploads_by_age on document_uploads (created_at);
`

export const uploadMigrations: Migration[] = [
  { name: 'documents-0004-uploads', sql: first + tenantPolicy('document_uploads') },
]
