/** Recovery codes, notices of removals, and one session of the extension at a time. */
import { type Migration, systemPolicy } from '@mizan/platform/database'

const tables = ['recovery_codes', 'office_removals']

/** A sign-in ends the earlier session of the extension; if two are open nevertheless, the newest one stays. */
const second = `
select set_config('app.company_id', '*', true);
update sessions set ended_at = last_seen_at, end_reason = 'replaced'
where kind = 'extension' and ended_at is null and exists (
  select from sessions newer
  where newer.user_id = sessions.user_id and newer.kind = 'extension' and newer.ended_at is null
    and (newer.started_at, newer.id) > (sessions.started_at, sessions.id)
);
create unique index sessions_one_extension on sessions (user_id) where kind = 'extension' and ended_at is null;

create table recovery_codes (
  user_id text not null references accounts (id) on delete cascade,
  hash bytea not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3),
  primary key (user_id, hash)
);

create table office_removals (
  user_id text primary key references accounts (id) on delete cascade,
  office text not null,
  removed_at timestamptz(3) not null,
  seen_at timestamptz(3)
);
`

export const secondMigration: Migration = {
  name: 'identity-0002-recovery-codes',
  sql: [second, ...tables.map(systemPolicy)].join('\n'),
}
