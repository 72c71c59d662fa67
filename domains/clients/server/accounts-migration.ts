/** The migration that divides the account of a client into fees, advances for expenses, and money held in trust. */
import type { Migration } from '@mizan/platform/database'

/** The checks that name the kind of a line have generated names, so they are found by what they say. */
const dropChecksOfKind = `
do $$ declare found record; begin
  for found in select conname from pg_constraint where conrelid = 'client_transactions'::regclass
    and contype = 'c' and pg_get_constraintdef(oid) ~ '\\mkind\\M'
  loop execute format('alter table client_transactions drop constraint %I', found.conname); end loop;
end $$;
`

/** What was booked before is of the account of fees. */
const accounts = `
alter table client_transactions
  add column account text not null default 'fee',
  add column payment_detail text,
  add column expense_type text,
  add column consent text,
  add column pair_id text;
${dropChecksOfKind}
alter table client_transactions
  add constraint client_transactions_kind check (case account
    when 'fee' then kind in ('payment', 'service')
    when 'advance' then kind in ('payment', 'expense', 'payout', 'transfer')
    when 'trust' then kind in ('payment', 'payout', 'transfer') else false end),
  add constraint client_transactions_paid check ((kind in ('payment', 'payout')) = (payment_type is not null)),
  add constraint client_transactions_detail check (payment_detail is null
    or (payment_type = 'other' and payment_detail in ('bankTransfer', 'fromAdvance', 'fromTrust'))),
  add constraint client_transactions_expense check ((kind = 'expense') = (expense_type is not null)),
  add constraint client_transactions_consent check ((kind = 'transfer') = (consent is not null)),
  add constraint client_transactions_pair check (
    (kind = 'transfer' or coalesce(payment_detail in ('fromAdvance', 'fromTrust'), false)) = (pair_id is not null)),
  add constraint client_transactions_receipt check (receipt is null or kind = 'service');
alter table clients
  add column advance_balance numeric(17,2) not null default 0,
  add column trust_balance numeric(17,2) not null default 0
    constraint clients_trust_never_overdrawn check (trust_balance <= 0);
create index clients_with_held_money on clients (company_id) include (advance_balance, trust_balance)
  where (advance_balance <> 0 or trust_balance <> 0) and deleted_at is null;
`

export const accountMigration: Migration = { name: 'clients-0018-accounts', sql: accounts }
