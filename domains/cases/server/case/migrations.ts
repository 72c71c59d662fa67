/** What a case and a hearing of it say of themselves since the first tables. */
import type { Migration } from '@mizan/platform/database'

/** The day that a template had for a task, where it was moved to the next working day. */
export const movedTaskMigration: Migration = {
  name: 'cases-0025-moved-tasks',
  sql: 'alter table case_tasks add column moved_from date;',
}

/** Hearings of one lawyer are found by an index of their own: those by their days hold nothing of it. */
export const detailMigration: Migration = {
  name: 'cases-0024-details',
  sql: `
alter table cases add column jurisdiction text check (jurisdiction in
    ('civil', 'criminal', 'enforcement', 'administrative', 'constitutional', 'mediation')),
  add column case_type text, add column claim_value numeric(14,2) check (claim_value > 0);
alter table case_hearings add column kind text not null default 'hearing' check (kind in
    ('hearing', 'preliminary', 'examination', 'oral', 'inspection', 'verdict', 'meeting')),
  add column attorney_id text;
create index case_hearings_of_attorney on case_hearings (company_id, attorney_id, id)
  where attorney_id is not null and deleted_at is null;`,
}
