/** The tables of parties and of the decisions that cases collect, as SQL. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

const tables = `
create table case_parties (
  id text primary key,
  company_id text not null,
  case_id text not null,
  position bigint generated always as identity,
  name text not null,
  role text not null,
  type text not null check (type in ('individual', 'organisation')),
  client_id text,
  representatives text[] not null default '{}',
  version integer not null default 1,
  conflicts integer not null,
  checked_at timestamptz(3) not null,
  seen_by text,
  created_by text not null,
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  deleted_by text,
  foreign key (company_id, case_id) references cases (company_id, id),
  foreign key (company_id, client_id) references clients (company_id, id),
  check ((conflicts > 0) = (seen_by is not null)),
  check ((deleted_at is null) = (deleted_by is null))
);
create index case_parties_of_case on case_parties (case_id, position) where deleted_at is null;
create index case_parties_of_client on case_parties (client_id) where deleted_at is null and client_id is not null;

create table case_decisions (
  company_id text not null,
  case_id text not null,
  decision_id text not null,
  citation text not null,
  linked_by text not null,
  linked_at timestamptz(3) not null,
  position bigint generated always as identity,
  primary key (case_id, decision_id),
  foreign key (company_id, case_id) references cases (company_id, id)
);
create index case_decisions_by_decision on case_decisions (company_id, decision_id);
`

export const partyMigration: Migration = {
  name: 'cases-0003-parties',
  sql: [tables, ...['case_parties', 'case_decisions'].map(tenantPolicy)].join('\n'),
}
