/** Bars that people miss in the list, until staff has decided on them. */
import { type Migration, systemPolicy } from '@mizan/platform/database'

const proposals = `
create table bar_proposals (
  id text primary key,
  user_id text not null unique references accounts (id) on delete cascade,
  name text not null,
  country text not null check (country in ('turkey', 'kktc')),
  proposed_at timestamptz(3) not null
);
create index accounts_bar_membership on accounts (bar_membership, created_at) where bar_membership <> 'none';
`

export const barMigration: Migration = {
  name: 'identity-0010-bar-proposals',
  sql: [proposals, systemPolicy('bar_proposals')].join('\n'),
}
