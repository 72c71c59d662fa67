import type { Migration } from '@mizan/platform/database'

export const storageMigrations: Migration[] = [
  {
    name: 'documents-0008-stored-bytes',
    sql: 'create index document_versions_of_office on document_versions (company_id) include (size)',
  },
]
