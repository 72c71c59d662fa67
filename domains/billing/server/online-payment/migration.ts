/** Stored cards, and the secret keys in the addresses to which browsers return. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'

export const cardMigration: Migration = {
  name: 'billing-0003-cards',
  sql: `
create table billing_cards (
  id text primary key,
  company_id text not null,
  owner_key text not null,
  card_key text not null,
  brand text not null,
  last_four text not null,
  alias text not null,
  expiry_month integer,
  expiry_year integer,
  is_default boolean not null,
  created_at timestamptz(3) not null,
  unique (company_id, card_key)
);
create unique index billing_cards_default on billing_cards (company_id) where is_default;

create table billing_returns (
  key_hash text primary key,
  company_id text not null,
  order_id text not null,
  attempt integer not null,
  html text,
  created_at timestamptz(3) not null
);
create index billing_returns_old on billing_returns (created_at);
create index billing_attempts_open on billing_attempts (started_at) where state = 'open';
${tenantPolicy('billing_cards')}
${tenantPolicy('billing_returns')}`,
}
