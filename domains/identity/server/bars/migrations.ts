/** Proposals of missing bars, kept until staff decides, and the time since when a registration waits. */
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

/** The longest wait is decided first; it begins on the day of the registration. */
const waiting = `
alter table accounts add column bar_registered_at timestamptz(3);
drop index accounts_bar_membership;
create index accounts_bar_membership on accounts (bar_membership, coalesce(bar_registered_at, created_at))
  where bar_membership <> 'none';
`

export const barMigrations: Migration[] = [
  { name: 'identity-0010-bar-proposals', sql: [proposals, systemPolicy('bar_proposals')].join('\n') },
  { name: 'identity-0011-bar-registered-at', sql: waiting },
]
