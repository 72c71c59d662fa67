/** The tables of clients as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

/** Row-level security checks both ends of a transaction; the two-column keys keep it inside one office besides. */
const first = `
create table clients (
  id text primary key,
  company_id text not null,
  name text not null,
  search_text text not null,
  version integer not null default 1,
  balance numeric(17,2) not null default 0,
  created_by text not null,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  deleted_by text,
  unique (company_id, id),
  check ((deleted_at is null) = (deleted_by is null))
);
create index clients_by_name on clients (company_id, name collate "tr-x-icu", id) where deleted_at is null;
create index clients_of_office on clients (company_id) where deleted_at is null;

create table client_contacts (
  id text primary key,
  company_id text not null,
  client_id text not null,
  position bigint generated always as identity,
  type text not null check (type in ('Email', 'Phone', 'Address', 'WhatsApp', 'Website')),
  title text not null,
  value text not null,
  foreign key (company_id, client_id) references clients (company_id, id)
);
create index client_contacts_of_client on client_contacts (client_id, position);

create table client_transactions (
  id text primary key,
  company_id text not null,
  client_id text not null,
  position bigint generated always as identity,
  kind text not null check (kind in ('payment', 'service')),
  date date not null,
  amount numeric(14,2) not null check (amount > 0),
  description text not null,
  payment_type text check (payment_type in ('cash', 'card', 'check', 'other')),
  created_by text not null,
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  deleted_by text,
  deletion_comment text,
  foreign key (company_id, client_id) references clients (company_id, id),
  check ((kind = 'payment') = (payment_type is not null)),
  check (num_nulls(deleted_at, deleted_by, deletion_comment) in (0, 3))
);
create index client_transactions_of_client on client_transactions (client_id, date desc, position desc);
`

export const clientMigrations: Migration[] = [
  {
    name: 'clients-0001',
    sql: [first, ...['clients', 'client_contacts', 'client_transactions'].map(tenantPolicy)].join('\n'),
  },
]
