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

/** A function for the gate, in a single statement, like `session_at_gate` of accounts. */
const gate = `
create function licences_at_gate(wanted text) returns jsonb language plpgsql as $$
  declare
    scope text := current_setting('app.company_id', true);
    found jsonb;
  begin
    perform set_config('app.company_id', '*', true);
    found := (select coalesce(jsonb_agg(l), '[]') from licences l where l.company_id = wanted);
    perform set_config('app.company_id', coalesce(scope, ''), true);
    return found;
  end $$;
`

/** Plans are sources of licences too. */
const plans = `alter table licences drop constraint licences_source_check;`

export const subscriptionMigrations: Migration[] = [
  { name: 'subscription-0001', sql: first },
  { name: 'subscription-0002-gate', sql: gate },
  { name: 'subscription-0003-plans', sql: plans },
]
