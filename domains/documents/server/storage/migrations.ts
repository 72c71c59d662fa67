import type { Migration } from '@mizan/platform/database'

const promised = `
alter table document_files add column promised bigint not null default 0 check (promised >= 0);
create index document_files_promised on document_files (company_id) include (promised, created_at)
  where wrapped_key is null and dropped_at is null;
create index document_uploads_promised on document_uploads (company_id) include (size, created_at)
  where finished_at is null;
`

export const storageMigrations: Migration[] = [
  {
    name: 'documents-0008-stored-bytes',
    sql: 'create index document_versions_of_office on document_versions (company_id) include (size)',
  },
  { name: 'documents-0010-promised-bytes', sql: promised },
]
