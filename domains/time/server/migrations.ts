/** The tables of time as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

/** The key of an entry contains the office, because its id may come from a browser. */
const first = `
create table time_timers (
  company_id text not null,
  user_id text not null,
  id text not null,
  case_id text,
  what text not null default '',
  rate numeric(8,2) check (rate > 0),
  started_at timestamptz(3) not null,
  primary key (company_id, user_id),
  foreign key (company_id, case_id) references cases (company_id, id)
);

create table time_entries (
  id text not null,
  company_id text not null,
  case_id text not null,
  user_id text not null,
  date date not null,
  minutes integer not null check (minutes between 1 and 1440),
  what text not null,
  rate numeric(8,2) check (rate > 0),
  amount numeric(14,2) check (amount >= 0),
  version integer not null default 1,
  service_id text,
  billed_client_id text,
  billed_at timestamptz(3),
  billed_by text,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  deleted_by text,
  primary key (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id),
  foreign key (company_id, billed_client_id) references clients (company_id, id),
  check ((rate is null) = (amount is null)),
  check (num_nulls(service_id, billed_client_id, billed_at, billed_by) in (0, 4)),
  check (service_id is null or deleted_at is null),
  check ((deleted_at is null) = (deleted_by is null))
);
create index time_entries_by_date on time_entries (company_id, date desc, created_at desc, id)
  where deleted_at is null;
create index time_entries_of_case on time_entries (case_id) where deleted_at is null;
create index time_entries_of_person on time_entries (company_id, user_id, changed_at desc);
create index time_entries_of_service on time_entries (service_id) where service_id is not null;
`

export const timeMigrations: Migration[] = [
  { name: 'time-0001', sql: [first, ...['time_timers', 'time_entries'].map(tenantPolicy)].join('\n') },
]
