/** Personal tokens: sessions for programs of their owner. */
import { type Migration, systemPolicy } from '@mizan/platform/database'

/**
 * `session_at_gate` also returns the values by which a personal token is checked, so that the gate still sends one
 * statement.
 */
const sql = `
alter table sessions drop constraint sessions_kind_check;
alter table sessions add constraint sessions_kind_check check (kind in ('browser', 'extension', 'token'));

create table personal_tokens (
  session_id text primary key references sessions (id) on delete cascade,
  user_id text not null references accounts (id) on delete cascade,
  name text not null,
  scopes text[] not null,
  hash bytea not null
);
create index personal_tokens_of_user on personal_tokens (user_id);
${systemPolicy('personal_tokens')}

drop function session_at_gate(text);
create function session_at_gate(wanted text) returns table (
  session_id text, user_id text, kind text, verified_at timestamptz, last_seen_at timestamptz,
  expires_at timestamptz, ended_at timestamptz, end_reason text, removed_from text,
  token_hash bytea, scopes text[]
) language plpgsql as $$
  declare scope text := current_setting('app.company_id', true);
  begin
    perform set_config('app.company_id', '*', true);
    return query
      select s.id, s.user_id, s.kind, s.verified_at, s.last_seen_at, s.expires_at, s.ended_at, s.end_reason, r.office,
        t.hash, t.scopes
      from sessions s left join office_removals r on r.user_id = s.user_id
        left join personal_tokens t on t.session_id = s.id
      where s.id = wanted;
    perform set_config('app.company_id', coalesce(scope, ''), true);
  end $$;`

export const tokenMigration: Migration = { name: 'identity-0050-personal-tokens', sql }
