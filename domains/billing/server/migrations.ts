/** The tables of billing as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, systemPolicy, tenantPolicy } from '@mizan/platform/database'
import { firstPrices } from './data/first-prices.ts'
import { cardMigration } from './online-payment/migration.ts'
import { orderMigrations } from './orders/migrations.ts'

const prices = `
create table billing_prices (
  id text primary key,
  region text not null check (region in ('turkey', 'kktc')),
  plan_type text not null,
  offer_type text not null,
  cycle text not null check (cycle in ('1M', '3M', '6M', '12M')),
  cost numeric(12, 2) check (cost >= 0),
  seat_cost numeric(12, 2) not null check (seat_cost >= 0),
  vat_percent numeric(5, 2) not null check (vat_percent between 0 and 100),
  valid_from date not null,
  created_at timestamptz(3) not null,
  unique (region, plan_type, offer_type, cycle, valid_from)
);`

const subscriptions = `
create table billing_subscriptions (
  company_id text primary key,
  state text not null check (state in ('none', 'trial', 'paid', 'grace', 'lapsed')),
  offer jsonb,
  seats integer not null,
  from_at timestamptz(3),
  until_at timestamptz(3),
  anchor_at timestamptz(3),
  auto_renews boolean not null,
  cancelled_at timestamptz(3),
  cancel_reason text,
  had_trial boolean not null,
  has_paid boolean not null,
  worth numeric(12, 2) not null,
  tries integer not null,
  balance numeric(12, 2) not null check (balance >= 0),
  region text not null,
  reminded text,
  changed_at timestamptz(3) not null
);
create index billing_subscriptions_ending on billing_subscriptions (until_at) where state in ('trial', 'paid', 'grace');`

const orders = `
create table billing_orders (
  id text primary key,
  company_id text not null,
  created_by text,
  kind text not null,
  state text not null check (state in ('pending', 'paid', 'failed', 'expired', 'superseded', 'refunded')),
  method text not null check (method in ('card', 'storedCard', 'wallet', 'transfer', 'balance')),
  intent jsonb not null,
  intent_key text not null,
  amounts jsonb not null,
  due numeric(12, 2) not null check (due >= 0),
  currency text not null,
  promotion_id text,
  decline text,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  settled_at timestamptz(3)
);
create index billing_orders_of_office on billing_orders (company_id, created_at);
create unique index billing_orders_pending on billing_orders (company_id, intent_key) where state = 'pending';
create index billing_orders_waiting on billing_orders (created_at) where state = 'pending';

create table billing_attempts (
  order_id text not null,
  attempt integer not null,
  company_id text not null,
  kind text not null check (kind in ('form', 'stored', 'charge', 'wallet')),
  state text not null check (state in ('open', 'settled', 'declined', 'absent')),
  token text,
  address text,
  payment_id text unique,
  payment jsonb,
  decline text,
  provider_code text,
  started_at timestamptz(3) not null,
  expires_at timestamptz(3),
  primary key (order_id, attempt)
);

create table billing_periods (
  order_id text primary key,
  company_id text not null,
  from_at timestamptz(3) not null,
  until_at timestamptz(3) not null,
  offer jsonb not null,
  seats integer not null
);
create index billing_periods_of_office on billing_periods (company_id);

create table billing_refunds (
  id text primary key,
  order_id text not null,
  attempt integer not null,
  company_id text not null,
  amount numeric(12, 2) not null check (amount > 0),
  reason text not null,
  state text not null check (state in ('waiting', 'done', 'refused')),
  tries integer not null,
  last_error text,
  next_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  done_at timestamptz(3)
);
create index billing_refunds_waiting on billing_refunds (next_at) where state = 'waiting';
create index billing_refunds_of_office on billing_refunds (company_id);`

const ledger = `
create table billing_postings (
  id bigint generated always as identity primary key,
  booking_id text not null,
  company_id text not null,
  order_id text,
  what text not null,
  account text not null,
  amount numeric(12, 2) not null,
  at timestamptz(3) not null
);
create index billing_postings_of_office on billing_postings (company_id, account);
create index billing_postings_of_booking on billing_postings (booking_id);
create function billing_booking_balances() returns trigger language plpgsql as $$
  begin
    if (select sum(amount) from billing_postings where booking_id = new.booking_id) <> 0 then
      raise exception 'The booking % does not balance', new.booking_id;
    end if;
    return null;
  end $$;
create constraint trigger billing_postings_balance after insert on billing_postings
  deferrable initially deferred for each row execute function billing_booking_balances();
create function billing_postings_stay() returns trigger language plpgsql as $$
  begin
    raise exception 'A posting is never changed; a counter-booking follows';
  end $$;
create trigger billing_postings_stay before update or delete on billing_postings
  for each row execute function billing_postings_stay();`

const invoices = `
create table billing_series (
  series text not null,
  year integer not null,
  last integer not null,
  primary key (series, year)
);

create table billing_invoices (
  id text primary key,
  company_id text not null,
  order_id text not null,
  kind text not null check (kind in ('invoice', 'creditNote')),
  number text not null unique,
  issued_at timestamptz(3) not null,
  buyer jsonb not null,
  lines jsonb not null,
  net numeric(12, 2) not null,
  vat_percent numeric(5, 2) not null,
  vat numeric(12, 2) not null,
  withheld numeric(12, 2) not null,
  total numeric(12, 2) not null,
  sent_at timestamptz(3)
);
create index billing_invoices_of_office on billing_invoices (company_id, issued_at);
create unique index billing_invoices_of_order on billing_invoices (order_id) where kind = 'invoice';

create table billing_buyers (
  id text primary key,
  company_id text not null,
  is_default boolean not null,
  details jsonb not null,
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3)
);
create index billing_buyers_of_office on billing_buyers (company_id) where deleted_at is null;
create unique index billing_buyers_default on billing_buyers (company_id) where is_default and deleted_at is null;`

const promotions = `
create table billing_promotions (
  id text primary key,
  code text not null unique,
  name jsonb not null,
  percent integer not null check (percent between 1 and 100),
  plan_types jsonb,
  offer_types jsonb,
  cycles jsonb,
  valid_from date not null,
  valid_until date,
  most integer check (most > 0),
  used integer not null default 0,
  first_time_only boolean not null,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create table billing_promotion_uses (
  promotion_id text not null,
  company_id text not null,
  order_id text not null,
  used_at timestamptz(3) not null,
  primary key (promotion_id, company_id)
);`

const transfers = `
create table billing_transfers (
  id text primary key,
  company_id text not null,
  order_id text not null,
  reference text not null unique,
  amount numeric(12, 2) not null,
  received numeric(12, 2) not null default 0,
  state text not null check (state in ('waiting', 'partial', 'done', 'cancelled')),
  created_at timestamptz(3) not null,
  settled_at timestamptz(3)
);
create index billing_transfers_of_office on billing_transfers (company_id);`

const tables = [
  'billing_subscriptions',
  'billing_orders',
  'billing_attempts',
  'billing_periods',
  'billing_refunds',
  'billing_postings',
  'billing_invoices',
  'billing_buyers',
  'billing_promotion_uses',
  'billing_transfers',
]

export const billingMigrations: Migration[] = [
  {
    name: 'billing-0001',
    sql: [
      ...[prices, subscriptions, orders, ledger, invoices, promotions, transfers],
      ...tables.map(tenantPolicy),
      ...['billing_series'].map(systemPolicy),
    ].join('\n'),
  },
  { name: 'billing-0002-first-prices', sql: firstPrices },
  cardMigration,
  ...orderMigrations,
]
