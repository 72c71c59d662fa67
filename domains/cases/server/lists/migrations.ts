/** Indexes that keep lists quick in an office with very many cases. */
import type { Migration } from '@mizan/platform/database'

/** Those of tasks hold the id of the case, so that counting what somebody may read needs no row. */
export const indexMigration: Migration = {
  name: 'cases-0005-indexes',
  sql: `
    create index if not exists case_rights_readable on case_rights (company_id, user_id, case_id) where may_read;
    create index case_limits_open on case_limits (company_id, date) where deleted_at is null and state <> 'done';
    drop index case_tasks_of_assignee, case_tasks_by_deadline, case_tasks_completed, case_tasks_created;
    create index case_tasks_of_assignee on case_tasks (company_id, assignee_id, deadline, id) include (case_id)
      where deleted_at is null and state = 'Todo';
    create index case_tasks_by_deadline on case_tasks (company_id, deadline, id) include (case_id)
      where deleted_at is null and state = 'Todo' and deadline is not null;
    create index case_tasks_by_day on case_tasks (company_id, deadline) include (case_id)
      where deleted_at is null and deadline is not null;
    create index case_tasks_completed on case_tasks (company_id, completed_by, completed_at desc, id) include (case_id)
      where deleted_at is null and state = 'Done';
    create index case_tasks_created on case_tasks (company_id, created_by, created_at desc, id) include (case_id)
      where deleted_at is null;`,
}

/** Whether somebody may read a case is asked case by case of long lists; the words of a case are then asked for too. */
export const readerIndexMigration: Migration = {
  name: 'cases-0010-reader-indexes',
  sql: `
    create index case_rights_of_person_on_case on case_rights (case_id, user_id) include (company_id, may_read);
    drop index case_rights_of_case;
    create index case_words_by_case on case_words (company_id, case_id, word);
    drop index case_words_of_case;`,
}

/** What a day has is read from these alone; each holds all that `calendar/store/dated-sources.ts` asks of its kind. */
export const dayIndexMigration: Migration = {
  name: 'cases-0011-day-indexes',
  sql: `
    drop index cases_by_deadline, case_tasks_by_deadline, case_tasks_by_day, case_hearings_by_date, case_limits_by_date,
      case_limits_by_pre_deadline, case_limits_open;
    create index cases_by_deadline on cases (company_id, deadline, id) include (state) where deleted_at is null;
    create index cases_due on cases (company_id, deadline) include (id)
      where deleted_at is null and state is distinct from 'closed' and deadline is not null;
    create index case_tasks_by_day on case_tasks (company_id, deadline) include (state, case_id, assignee_id, id)
      where deleted_at is null and deadline is not null;
    create index case_tasks_by_deadline on case_tasks (company_id, deadline, id) include (case_id, assignee_id)
      where deleted_at is null and state = 'Todo' and deadline is not null;
    create index case_hearings_by_date on case_hearings (company_id, date) include (time, case_id, id)
      where deleted_at is null;
    create index case_limits_by_date on case_limits (company_id, date) include (is_critical, state, case_id, id)
      where deleted_at is null;
    create index case_limits_by_pre_deadline on case_limits (company_id, pre_deadline)
      include (is_critical, state, case_id, id) where deleted_at is null and pre_deadline is not null;
    create index case_limits_open on case_limits (company_id, date) include (is_critical, case_id, id)
      where deleted_at is null and state <> 'done';`,
}

/** The case comes first, because ids of offices are long and equal: whether a case has a word costs a quarter less. */
export const wordIndexMigration: Migration = {
  name: 'cases-0013-word-index',
  sql: `
    create index case_words_of_case on case_words (case_id, word) include (company_id);
    drop index case_words_by_case;`,
}

/** A day gives its first tasks without reading the others: what is open, then what is done, each by its ids. */
export const taskDayIndexMigration: Migration = {
  name: 'cases-0015-task-day-index',
  sql: `
    drop index case_tasks_by_day;
    create index case_tasks_by_day on case_tasks (company_id, deadline, state desc, id collate "C")
      include (case_id, assignee_id) where deleted_at is null and deadline is not null;`,
}
