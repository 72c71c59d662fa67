/** The tables of licences as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

const first = `
create table licences (
  company_id text not null,
  key text not null,
  source text not null check (source in ('trial')),
  valid_from timestamptz(3) not null,
  valid_until timestamptz(3) not null,
  primary key (company_id, source, key)
);
${tenantPolicy('licences')}
`

export const subscriptionMigrations: Migration[] = [{ name: 'subscription-0001', sql: first }]
