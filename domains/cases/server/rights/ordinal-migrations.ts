/** Each case has a number of its own in its office, so that the cases of a person fit into one bit each. */
import type { Migration } from '@mizan/platform/database'

/**
 * Counted from 0 and never changed. The last one is given again if the row of its case is removed for good, so whoever
 * remembers ordinals has to hear of that (`change-tables.ts`). What has a day, and
 * each right, knows the ordinal of its case, because an index that holds it answers alone whether somebody may read.
 */
export const ordinalMigration: Migration = {
  name: 'cases-0020-ordinals',
  sql: `
select set_config('app.company_id', '*', true);
drop index case_tasks_by_day, case_tasks_by_deadline, case_hearings_by_date, case_limits_by_date,
  case_limits_by_pre_deadline, case_limits_open, cases_by_change, cases_by_deadline, cases_by_title, cases_by_number_order,
  cases_of_state, cases_due, case_rights_of_state;

create temporary table numbered on commit drop as
  select id, (row_number() over (partition by company_id order by created_at, id) - 1)::integer as ordinal from cases;
alter table numbered add primary key (id);
analyze numbered;
create function ordinal_of(wanted text) returns integer language sql stable as $$
  select ordinal from numbered where id = wanted
$$;
alter table cases add column ordinal integer;
alter table cases alter column ordinal type integer using ordinal_of(id), alter column ordinal set not null;
alter table case_tasks add column case_ordinal integer;
alter table case_tasks alter column case_ordinal type integer using ordinal_of(case_id),
  alter column case_ordinal set not null;
alter table case_hearings add column case_ordinal integer;
alter table case_hearings alter column case_ordinal type integer using ordinal_of(case_id),
  alter column case_ordinal set not null;
alter table case_limits add column case_ordinal integer;
alter table case_limits alter column case_ordinal type integer using ordinal_of(case_id),
  alter column case_ordinal set not null;
alter table case_rights add column case_ordinal integer;
alter table case_rights alter column case_ordinal type integer using ordinal_of(case_id),
  alter column case_ordinal set not null;
drop function ordinal_of;
create unique index cases_by_ordinal on cases (company_id, ordinal);

create function fill_ordinal() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('ordinals of cases ' || new.company_id, 0));
  select coalesce(max(ordinal) + 1, 0) into new.ordinal from cases where company_id = new.company_id;
  return new;
end $$;
create trigger fill_ordinal before insert on cases for each row execute function fill_ordinal();

create function fill_case_ordinal() returns trigger language plpgsql as $$
begin
  select ordinal into new.case_ordinal from cases where id = new.case_id;
  return new;
end $$;
create trigger fill_case_ordinal before insert or update of case_id on case_tasks
  for each row execute function fill_case_ordinal();
create trigger fill_case_ordinal before insert or update of case_id on case_hearings
  for each row execute function fill_case_ordinal();
create trigger fill_case_ordinal before insert or update of case_id on case_limits
  for each row execute function fill_case_ordinal();

create or replace function fill_case_right() returns trigger language plpgsql as $$
begin
  select c.state, c.deleted_at is null, c.ordinal into new.state, new.is_kept, new.case_ordinal
  from cases c where c.id = new.case_id for no key update;
  return new;
end $$;

create index case_tasks_by_day on case_tasks (company_id, deadline, state desc, id collate "C")
  include (case_ordinal, case_id, assignee_id) where deleted_at is null and deadline is not null;
create index case_tasks_by_deadline on case_tasks (company_id, deadline, id)
  include (case_ordinal, case_id, assignee_id)
  where deleted_at is null and state = 'Todo' and deadline is not null;
create index case_tasks_of_assignee_by_day on case_tasks (assignee_id, deadline, state desc, id collate "C")
  include (company_id, case_ordinal, case_id)
  where deleted_at is null and deadline is not null and assignee_id is not null;
create index case_tasks_unassigned_by_day on case_tasks (company_id, deadline)
  include (case_ordinal, case_id, state, id)
  where deleted_at is null and deadline is not null and assignee_id is null;
create index case_hearings_by_date on case_hearings (company_id, date) include (case_ordinal, time, case_id, id)
  where deleted_at is null;
create index case_limits_by_date on case_limits (company_id, date)
  include (case_ordinal, is_critical, state, case_id, id) where deleted_at is null;
create index case_limits_by_pre_deadline on case_limits (company_id, pre_deadline)
  include (case_ordinal, is_critical, state, case_id, id) where deleted_at is null and pre_deadline is not null;
create index case_limits_open on case_limits (company_id, date) include (case_ordinal, is_critical, case_id, id)
  where deleted_at is null and state <> 'done';
create index cases_by_change on cases (company_id, changed_at desc, id) include (ordinal) where deleted_at is null;
create index cases_by_deadline on cases (company_id, deadline, id) include (ordinal, state) where deleted_at is null;
create index cases_by_title on cases (company_id, display_title collate "tr-x-icu", id) include (ordinal)
  where deleted_at is null;
create index cases_by_number_order on cases (company_id, case_number collate natural_order, id) include (ordinal)
  where deleted_at is null;
create index cases_of_state on cases (company_id, state, changed_at desc, id) include (ordinal) where deleted_at is null;
create index cases_due on cases (company_id, deadline) include (ordinal, id)
  where deleted_at is null and state is distinct from 'closed' and deadline is not null;
create index case_rights_of_state on case_rights (company_id, user_id, state, case_id) include (case_ordinal)
  where may_read and is_kept;
`,
}
