/** The tables of keys as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

const first = `
create table office_keys (
  id uuid primary key,
  company_id text not null unique,
  server_key text not null,
  wrapped bytea not null,
  created_at timestamptz(3) not null
);
`

export const keyMigrations: Migration[] = [
  { name: 'documents-keys-0001', sql: first + tenantPolicy('office_keys') },
]
