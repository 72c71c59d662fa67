/** The tables of the sample office as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

/** An office that was filled once is in the first table for good, so that it is never filled again. */
const first = `
create table sample_offices (
  company_id text primary key,
  filled_at timestamptz(3) not null,
  removed_at timestamptz(3)
);
create table sample_records (
  company_id text not null,
  kind text not null,
  record_id text not null,
  primary key (company_id, kind, record_id)
);
`

export const sampleMigrations: Migration[] = [
  {
    name: 'sample-0001',
    sql: [first, ...['sample_offices', 'sample_records'].map(tenantPolicy)].join('\n'),
  },
]
