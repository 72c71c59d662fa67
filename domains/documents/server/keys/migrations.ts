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

const heldByOffice = `
alter table office_keys
  add column custody text not null default 'server' check (custody in ('server', 'office')),
  add column salt bytea,
  add column derivation smallint,
  add column recovery bytea,
  add column closings integer not null default 0,
  add column taken_by text,
  add column taken_at timestamptz(3),
  add column member_left_at timestamptz(3),
  add check (num_nulls(salt, derivation, recovery, taken_by, taken_at) = case custody when 'office' then 0 else 5 end),
  add check (custody = 'office' or member_left_at is null);
`

export const keyMigrations: Migration[] = [
  { name: 'documents-keys-0001', sql: first + tenantPolicy('office_keys') },
  { name: 'documents-keys-0002-held-by-office', sql: heldByOffice },
]
