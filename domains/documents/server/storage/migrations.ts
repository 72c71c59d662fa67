import type { Migration } from '@mizan/platform/database'

const promised = `
alter table document_files add column promised bigint not null default 0 check (promised >= 0);
create index document_files_promised on document_files (company_id) include (promised, created_at)
  where wrapped_key is null and dropped_at is null;
create index document_uploads_promised on document_uploads (company_id) include (size, created_at)
  where finished_at is null;
`

const growth = `
create index document_versions_lately on document_versions (company_id, created_at) include (size);

create function outstanding_of_documents(uploads_since timestamptz, files_since timestamptz)
  returns numeric language plpgsql as $$
  declare
    scope text := current_setting('app.company_id', true);
    found numeric;
  begin
    perform set_config('app.company_id', '*', true);
    found := (select coalesce(sum(size - received), 0) from document_uploads
        where finished_at is null and created_at > uploads_since)
      + (select coalesce(sum(promised), 0) from document_files
        where wrapped_key is null and dropped_at is null and created_at > files_since);
    perform set_config('app.company_id', coalesce(scope, ''), true);
    return found;
  end $$;
`

/** What was promised to uploads of a deleted case is free again. */
const ended = `
create or replace function outstanding_of_documents(uploads_since timestamptz, files_since timestamptz)
  returns numeric language plpgsql as $$
  declare
    scope text := current_setting('app.company_id', true);
    found numeric;
  begin
    perform set_config('app.company_id', '*', true);
    found := (select coalesce(sum(u.size - u.received), 0)
        from document_uploads u join cases c on c.id = u.case_id and c.deleted_at is null
        where u.finished_at is null and u.created_at > uploads_since)
      + (select coalesce(sum(promised), 0) from document_files
        where wrapped_key is null and dropped_at is null and created_at > files_since);
    perform set_config('app.company_id', coalesce(scope, ''), true);
    return found;
  end $$;
`

export const storageMigrations: Migration[] = [
  {
    name: 'documents-0008-stored-bytes',
    sql: 'create index document_versions_of_office on document_versions (company_id) include (size)',
  },
  { name: 'documents-0010-promised-bytes', sql: promised },
  { name: 'documents-0012-growth', sql: growth },
  { name: 'documents-0013-ended-uploads', sql: ended },
]
