/** The facts about a session that the gate reads, in a single statement without a transaction. */
import type { Migration } from '@mizan/platform/database'

/**
 * The function sets the scope of the system while it reads and restores the former one; a statement that fails in
 * between undoes the setting. It returns only the session whose id is given.
 */
export const gateMigration: Migration = {
  name: 'identity-0040-gate',
  sql: `
    create function session_at_gate(wanted text) returns table (
      session_id text, user_id text, kind text, verified_at timestamptz, last_seen_at timestamptz,
      expires_at timestamptz, ended_at timestamptz, end_reason text, removed_from text
    ) language plpgsql as $$
      declare scope text := current_setting('app.company_id', true);
      begin
        perform set_config('app.company_id', '*', true);
        return query
          select s.id, s.user_id, s.kind, s.verified_at, s.last_seen_at, s.expires_at, s.ended_at, s.end_reason, r.office
          from sessions s left join office_removals r on r.user_id = s.user_id where s.id = wanted;
        perform set_config('app.company_id', coalesce(scope, ''), true);
      end $$;`,
}
