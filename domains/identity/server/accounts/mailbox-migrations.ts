/**
 * An address and a number belong to the account that has proven them; unproven ones are claims and belong to nobody.
 */
import { type Migration, systemPolicy } from '@mizan/platform/database'

/**
 * Accounts that were verified only by SMS stay and must prove their mailbox at the next sign-in, because no record
 * shows whose it is. Their sessions end as if they had expired.
 */
const proven = `
select set_config('app.company_id', '*', true);
drop index accounts_email;
drop index accounts_phone_number;
create index accounts_email on accounts (email);
create index accounts_phone_number on accounts (phone_number);
create unique index accounts_proven_email on accounts (email) where email_verified_at is not null;
create unique index accounts_proven_phone_number on accounts (phone_number) where phone_verified_at is not null;
alter table accounts add column invitation_id text;
update sessions set ended_at = last_seen_at
where ended_at is null and user_id in (
  select id from accounts where verified_at is not null and email_verified_at is null
);
`

const trials = `
create table past_trials (
  hash bytea primary key,
  noted_at timestamptz(3) not null
);
`

export const mailboxMigrations: Migration[] = [
  { name: 'identity-0101-proven-mailboxes', sql: proven },
  { name: 'identity-0102-past-trials', sql: [trials, systemPolicy('past_trials')].join('\n') },
]
