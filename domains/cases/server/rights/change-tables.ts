/** For whom a case is something else now, and since which transaction: what a server remembers of people is checked by it. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'
import type { Generated } from 'kysely'

export interface RightChangeTables {
  case_right_changes: {
    company_id: string
    user_id: string
    /** Null if the case itself is gone. */
    case_ordinal: number | null
    /** Id of the transaction, which tells whether a snapshot saw it. */
    changed_in: Generated<string>
  }
  /** In which transaction changes of the office were last removed: older memories are not checked any more. */
  case_right_changes_forgotten: { company_id: string; forgotten_in: Generated<string> }
}

const sql = `
create table case_right_changes (
  company_id text not null,
  user_id text not null,
  case_ordinal integer,
  changed_in xid8 not null default pg_current_xact_id()
);
create index case_right_changes_of_person on case_right_changes (company_id, user_id, changed_in) include (case_ordinal);
create table case_right_changes_forgotten (
  company_id text primary key,
  forgotten_in xid8 not null default pg_current_xact_id()
);

create function note_right_change() returns trigger language plpgsql as $$
declare
  changed case_rights := coalesce(new, old);
begin
  insert into case_right_changes (company_id, user_id, case_ordinal)
  values (changed.company_id, changed.user_id, changed.case_ordinal);
  return null;
end $$;
create trigger note_new_right after insert or delete on case_rights
  for each row execute function note_right_change();
create trigger note_right_change after update on case_rights for each row
  when ((old.may_read, old.is_kept, old.state) is distinct from (new.may_read, new.is_kept, new.state))
  execute function note_right_change();

create function note_follower() returns trigger language plpgsql as $$
declare
  changed case_followers := coalesce(new, old);
begin
  insert into case_right_changes (company_id, user_id, case_ordinal)
  values (changed.company_id, changed.user_id, (select ordinal from cases where id = changed.case_id));
  return null;
end $$;
create trigger note_follower after insert or delete on case_followers
  for each row execute function note_follower();

create function note_people_of_case() returns trigger language plpgsql as $$
declare
  changed cases := coalesce(new, old);
begin
  insert into case_right_changes (company_id, user_id, case_ordinal)
  select changed.company_id, person, changed.ordinal
  from unnest(array[changed.created_by, new.assignee_id, old.assignee_id]) as person where person is not null
  union select changed.company_id, user_id, changed.ordinal from case_followers where case_id = changed.id;
  return null;
end $$;
create trigger note_people_of_new_case after insert or delete on cases
  for each row execute function note_people_of_case();
-- Whoever opened a case answers for it as long as it has no assignee.
create trigger note_people_of_case after update on cases for each row
  when ((old.assignee_id, old.deleted_at) is distinct from (new.assignee_id, new.deleted_at))
  execute function note_people_of_case();
`

export const rightChangeMigration: Migration = {
  name: 'cases-0021-right-changes',
  sql: [sql, tenantPolicy('case_right_changes'), tenantPolicy('case_right_changes_forgotten')].join('\n'),
}
