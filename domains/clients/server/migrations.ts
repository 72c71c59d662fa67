/** The tables of clients as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'
import { accountMigration } from './accounts-migration.ts'
import { wordMigration } from './word-tables.ts'

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

const instalments = `
create table client_instalments (
  id text primary key,
  company_id text not null,
  client_id text not null,
  due date not null,
  amount numeric(14,2) not null check (amount > 0),
  foreign key (company_id, client_id) references clients (company_id, id)
);
create index client_instalments_of_client on client_instalments (client_id, due);
create index client_transactions_by_day on client_transactions (company_id, date) where deleted_at is null;
`

/** Names of clients and, for the domain of cases, of parties and representatives: a row for each key (decision 052). */
const nameKeys = `
create table name_keys (
  company_id text not null,
  key text not null,
  kind text not null check (kind in ('client', 'party', 'representative')),
  ref_id text not null,
  name text not null
);
create index name_keys_by_key on name_keys (company_id, key) include (kind, ref_id, name);
create index name_keys_of_record on name_keys (ref_id);
alter table clients add column names_kept boolean not null default false;
create index clients_without_keys on clients (id) where not names_kept and deleted_at is null;
`

/** A service may name the case that it was for; cases come later, so no key refers to them. */
const relatedCase = `
alter table client_transactions add column case_id text check (case_id is null or kind = 'service');
`

/** What is owed is summed over these few, and not over all clients. */
const owing = `
create index clients_that_owe on clients (company_id) include (balance) where balance > 0 and deleted_at is null;
create index client_instalments_by_day on client_instalments (company_id, due);
`

/** Whoever bears a name gets new keys, because the rule that makes them reads names in another way. */
const namesToKey = `
create table names_to_key (company_id text not null, ref_id text primary key);
insert into names_to_key select distinct company_id, ref_id from name_keys on conflict do nothing;
`

/** The same once more, for rules that read more spellings of names than the one before. */
const namesToKeyAgain = `
select set_config('app.company_id', '*', true);
insert into names_to_key select distinct company_id, ref_id from name_keys on conflict do nothing;
`

/** A client whose account is not settled is deleted for a reason only. */
const deletionComment = `
alter table clients add column deletion_comment text check (deletion_comment is null or deleted_at is not null);
`

/**
 * Services that were charged from time had the title of the case or what was done as their text, then how long it took
 * in brackets; only such services named a case then, and nobody could type their text. Whoever reads the client reads
 * it, also in the history, and may be somebody who may not read the case, so the same neutral words take its place as
 * services from time have now.
 */
const took = String.raw`\(((\d+ (sa|h))( \d+ (dk|min))?|\d+ (dk|min))\)$`
const neutral = (text: string) =>
  `case when ${text} ~ '(h|min)\\)$' then 'Work, ' else 'Çalışma, ' end || substring(${text} from '\\(([^()]*)\\)$')`
const neutralTexts = `
select set_config('app.company_id', '*', true);
update audit_entries a
  set details = jsonb_set(a.details, '{description}', to_jsonb(${neutral(`(a.details ->> 'description')`)}))
  from client_transactions t
  where a.action in ('client.service_added', 'client.service_deleted') and a.company_id = t.company_id
    and a.subject_id = t.client_id and a.details ->> 'description' = t.description
    and t.kind = 'service' and t.case_id is not null and t.description ~ '${took}';
update client_transactions set description = ${neutral('description')}
  where kind = 'service' and case_id is not null and description ~ '${took}';
`

const contactVersion = `alter table client_contacts add column version integer not null default 1`

const receipt = `
alter table client_transactions add column receipt jsonb check (receipt is null or kind = 'service');
`

/** The payments from this moment on settle the plan; all of them if there is none. */
const countedPayments = `alter table client_instalments add column counted_from timestamptz`

export const clientMigrations: Migration[] = [
  {
    name: 'clients-0001',
    sql: [first, ...['clients', 'client_contacts', 'client_transactions'].map(tenantPolicy)].join('\n'),
  },
  { name: 'clients-0002', sql: [instalments, tenantPolicy('client_instalments')].join('\n') },
  { name: 'clients-0003-name-keys', sql: [nameKeys, tenantPolicy('name_keys')].join('\n') },
  { name: 'clients-0004-related-case', sql: relatedCase },
  { name: 'clients-0005-owing', sql: owing },
  { name: 'clients-0006-names-to-key', sql: [namesToKey, tenantPolicy('names_to_key')].join('\n') },
  { name: 'clients-0007-deletion-comment', sql: deletionComment },
  { name: 'clients-0008-neutral-texts', sql: neutralTexts },
  { name: 'clients-0009-contact-version', sql: contactVersion },
  { name: 'clients-0010-receipt', sql: receipt },
  { name: 'clients-0011-names-to-key-again', sql: namesToKeyAgain },
  { name: 'clients-0012-names-to-key-for-readings', sql: namesToKeyAgain },
  { name: 'clients-0013-names-to-key-for-bodies', sql: namesToKeyAgain },
  { name: 'clients-0014-names-to-key-for-misread-letters', sql: namesToKeyAgain },
  { name: 'clients-0015-names-to-key-for-offices', sql: namesToKeyAgain },
  { name: 'clients-0016-counted-payments', sql: countedPayments },
  wordMigration,
  accountMigration,
  { name: 'clients-0019-names-to-key-for-arabic-letters', sql: namesToKeyAgain },
]
