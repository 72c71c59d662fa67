/** What a right has to know of its case, so that the cases of a person are counted without reading cases. */
import type { Migration } from '@mizan/platform/database'

/**
 * Triggers keep the state of the case in each right on it, and whether the case is kept. Whoever gives a right holds the
 * case until the end of their transaction, as whoever changes the state does: a right cannot miss a change made meanwhile.
 */
export const rightStateMigration: Migration = {
  name: 'cases-0018-right-state',
  sql: `
select set_config('app.company_id', '*', true);
create function state_of_case(wanted text) returns text language sql stable as $$
  select state from cases where id = wanted
$$;
create function is_kept_case(wanted text) returns boolean language sql stable as $$
  select deleted_at is null from cases where id = wanted
$$;
alter table case_rights add column state text, add column is_kept boolean;
alter table case_rights
  alter column state type text using state_of_case(case_id),
  alter column is_kept type boolean using is_kept_case(case_id),
  alter column is_kept set not null;
drop function state_of_case, is_kept_case;

create function fill_case_right() returns trigger language plpgsql as $$
begin
  select c.state, c.deleted_at is null into new.state, new.is_kept
  from cases c where c.id = new.case_id for no key update;
  return new;
end $$;
create trigger fill_case_right before insert on case_rights for each row execute function fill_case_right();

create function tell_case_rights() returns trigger language plpgsql as $$
begin
  update case_rights set state = new.state, is_kept = new.deleted_at is null
  where company_id = new.company_id and case_id = new.id;
  return null;
end $$;
create trigger tell_case_rights after update of state, deleted_at on cases for each row
  when (old.state is distinct from new.state or old.deleted_at is distinct from new.deleted_at)
  execute function tell_case_rights();

create index case_rights_of_state on case_rights (company_id, user_id, state, case_id) where may_read and is_kept;
drop index case_rights_readable;
drop index case_rights_of_person_on_case;
create index case_rights_of_person_on_case on case_rights (case_id, user_id) include (company_id, may_read, is_kept);
`,
}
