/** The tables of offices as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

const first = `
create table companies (
  company_id text primary key,
  name text not null,
  name_key text not null,
  country text not null check (country in ('turkey', 'kktc')),
  seat_maximum integer not null check (seat_maximum > 0),
  founded_at timestamptz(3) not null,
  closed_at timestamptz(3)
);
create index companies_by_name on companies (name_key) where closed_at is null;

create table memberships (
  user_id text primary key,
  company_id text not null references companies (company_id),
  roles text[] not null check (cardinality(roles) > 0),
  invited_by text,
  joined_at timestamptz(3) not null
);
create index memberships_of_company on memberships (company_id, joined_at);

create table invitations (
  id text primary key,
  link_hash text not null unique,
  company_id text not null references companies (company_id),
  email text not null,
  name text not null,
  surname text not null,
  roles text[] not null check (cardinality(roles) > 0),
  invited_by text not null,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  accepted_by text,
  deleted_at timestamptz(3)
);
create index invitations_of_company on invitations (company_id, created_at);
create unique index invitations_one_for_each_person on invitations (company_id, email)
  where accepted_at is null and deleted_at is null;
`

/** The founder of offices that were founded before this was recorded: their earliest member who is still there. */
const founders = `
select set_config('app.company_id', '*', true);
alter table companies add column founded_by text;
update companies set founded_by = (
  select user_id from memberships
  where memberships.company_id = companies.company_id and invited_by is null
    and memberships.joined_at = companies.founded_at
  limit 1
);
create index companies_by_founder on companies (founded_by) where founded_by is not null;
`

/** A function for the gate, in a single statement, like `session_at_gate` of accounts. */
const gate = `
create function membership_at_gate(wanted text) returns table (company_id text, roles text[]) language plpgsql as $$
  declare scope text := current_setting('app.company_id', true);
  begin
    perform set_config('app.company_id', '*', true);
    return query select m.company_id, m.roles from memberships m where m.user_id = wanted;
    perform set_config('app.company_id', coalesce(scope, ''), true);
  end $$;
`

/** The number of devices on which each person may be signed in at a time; one, unless an administrator allows more. */
const devices = `
alter table companies add column device_maximum integer not null default 1 check (device_maximum between 1 and 3);
`

const profiles = `
create table office_profiles (
  company_id text primary key references companies (company_id),
  address text not null,
  tax_office text not null,
  tax_number text not null,
  iban text not null,
  phone text not null,
  logo text check (length(logo) <= 300000),
  version integer not null,
  changed_at timestamptz(3) not null,
  changed_by text not null
);
`

const presetNames = `('lawyer', 'intern', 'clerk', 'accounting')`
/** The gate gets the position beside the roles, because it may change their rights. */
const presets = `
alter table memberships add column preset text check (preset in ${presetNames});
alter table invitations add column preset text check (preset in ${presetNames});
create or replace function membership_at_gate(wanted text) returns table (company_id text, roles text[])
language plpgsql as $$
  declare scope text := current_setting('app.company_id', true);
  begin
    perform set_config('app.company_id', '*', true);
    return query select m.company_id, array_remove(m.roles || m.preset, null) from memberships m
      where m.user_id = wanted;
    perform set_config('app.company_id', coalesce(scope, ''), true);
  end $$;
`

export const companyMigrations: Migration[] = [
  {
    name: 'company-0001',
    sql: [first, ...['companies', 'memberships', 'invitations'].map(tenantPolicy)].join('\n'),
  },
  { name: 'company-0002-founders', sql: founders },
  { name: 'company-0003-gate', sql: gate },
  { name: 'company-0004-devices', sql: devices },
  { name: 'company-0005-profiles', sql: [profiles, tenantPolicy('office_profiles')].join('\n') },
  { name: 'company-0006-presets', sql: presets },
]
