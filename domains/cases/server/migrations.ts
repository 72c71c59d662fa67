/** The tables of cases as SQL. A migration that has been released is never edited; a new one follows. */
import { type Migration, tenantPolicy } from '@mizan/platform/database'
import { detailMigration, movedTaskMigration } from './case/migrations.ts'
import {
  calculationMigration,
  calendarMigration,
  limitMigration,
  limitWishMigration,
} from './dates/tables.ts'
import {
  dayIndexMigration,
  indexMigration,
  readerIndexMigration,
  taskDayIndexMigration,
  wordIndexMigration,
} from './lists/migrations.ts'
import { followerMigration } from './notices/migrations.ts'
import { partyMigration } from './parties/migrations.ts'
import { reminderMigration } from './reminders/migrations.ts'
import { rightChangeMigration } from './rights/change-tables.ts'
import { ordinalMigration } from './rights/ordinal-migrations.ts'
import { rightStateMigration } from './rights/state-migrations.ts'
import { wordMigration } from './words/migrations.ts'
import { numberKeyMigration } from './words/number-migrations.ts'
import { partyWordMigration } from './words/party-migrations.ts'
import { vocabularyMigration, wordsHeldMigration } from './words/vocabulary-migrations.ts'

/** Row-level security checks both ends of a transaction; the two-column keys keep it inside one office besides. */
const first = `
create collation if not exists natural_order (provider = icu, locale = 'und-u-kn-true');

create table cases (
  id text primary key,
  company_id text not null,
  case_number text not null,
  external_id text,
  title text not null,
  display_title text not null,
  description text not null default '',
  client_id text,
  state text check (state in ('open', 'out', 'appeal', 'yargitay', 'closed')),
  priority text check (priority in ('low', 'normal', 'high')),
  assignee_id text,
  deadline date,
  court_name text,
  docket_number text,
  search_text text not null,
  version integer not null default 1,
  created_by text not null,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  deleted_by text,
  deletion_comment text,
  unique (company_id, id),
  foreign key (company_id, client_id) references clients (company_id, id),
  check (num_nulls(deleted_at, deleted_by, deletion_comment) in (0, 3))
);
create unique index cases_by_number on cases (company_id, case_number) where deleted_at is null;
create index cases_by_change on cases (company_id, changed_at desc, id) where deleted_at is null;
create index cases_by_deadline on cases (company_id, deadline, id) where deleted_at is null;
create index cases_by_title on cases (company_id, display_title collate "tr-x-icu", id) where deleted_at is null;
create index cases_of_state on cases (company_id, state, changed_at desc, id) where deleted_at is null;
create index cases_of_client on cases (client_id) where deleted_at is null and client_id is not null;

create index cases_by_number_order on cases (company_id, case_number collate natural_order, id)
  where deleted_at is null;

create table case_numbers (
  company_id text primary key,
  year integer not null,
  last integer not null
);

create table case_rights (
  company_id text not null,
  user_id text not null,
  case_id text not null,
  granted text not null check (granted in ('none', 'read', 'write')),
  is_assignee boolean not null default false,
  may_read boolean generated always as (granted <> 'none' or is_assignee) stored,
  primary key (company_id, user_id, case_id),
  foreign key (company_id, case_id) references cases (company_id, id)
);
create index case_rights_of_case on case_rights (case_id);

create table case_followers (
  company_id text not null,
  case_id text not null,
  user_id text not null,
  since timestamptz(3) not null,
  primary key (case_id, user_id),
  foreign key (company_id, case_id) references cases (company_id, id)
);
create index case_followers_by_person on case_followers (company_id, user_id);

create table case_drafts (
  company_id text not null,
  case_id text not null,
  user_id text not null,
  description text not null,
  version integer not null,
  saved_at timestamptz(3) not null,
  primary key (case_id, user_id),
  foreign key (company_id, case_id) references cases (company_id, id)
);
`

/**
 * Places are numbers with gaps, in an order that covers done and deleted tasks as well, so that these come back to
 * where they were. The keys of templates contain the office, because a changed template of the product keeps its id.
 */
const tasks = `
create table case_tasks (
  id text primary key,
  company_id text not null,
  case_id text not null,
  title text not null,
  display_title text not null,
  note text not null default '',
  state text not null default 'Todo' check (state in ('Todo', 'Done')),
  place bigint not null,
  deadline date,
  assignee_id text,
  version integer not null default 1,
  created_by text not null,
  created_at timestamptz(3) not null,
  completed_at timestamptz(3),
  completed_by text,
  deleted_at timestamptz(3),
  deleted_by text,
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id),
  check ((state = 'Done') = (completed_at is not null)),
  check ((completed_at is null) = (completed_by is null)),
  check ((deleted_at is null) = (deleted_by is null))
);
create index case_tasks_of_case on case_tasks (case_id, place, id);
create index case_tasks_of_assignee on case_tasks (company_id, assignee_id, deadline, id)
  where deleted_at is null and state = 'Todo';
create index case_tasks_by_deadline on case_tasks (company_id, deadline, id)
  where deleted_at is null and state = 'Todo' and deadline is not null;
create index case_tasks_completed on case_tasks (company_id, completed_by, completed_at desc, id)
  where deleted_at is null and state = 'Done';
create index case_tasks_created on case_tasks (company_id, created_by, created_at desc, id) where deleted_at is null;

create index cases_of_assignee on cases (company_id, assignee_id, deadline, id) where deleted_at is null;
create index cases_deleted on cases (company_id, id) where deleted_at is not null;
create index cases_created on cases (company_id, created_by, created_at desc, id) where deleted_at is null;

create table case_task_followers (
  company_id text not null,
  task_id text not null,
  user_id text not null,
  since timestamptz(3) not null,
  primary key (task_id, user_id),
  foreign key (company_id, task_id) references case_tasks (company_id, id)
);
create index case_task_followers_by_person on case_task_followers (company_id, user_id, task_id);

create table case_task_templates (
  company_id text not null,
  id text not null,
  name text not null,
  start_means text not null default '',
  version integer not null,
  created_by text not null,
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  primary key (company_id, id)
);

create table case_task_template_items (
  company_id text not null,
  template_id text not null,
  place integer not null,
  title text not null,
  offset_days integer not null,
  note text not null default '',
  primary key (company_id, template_id, place),
  foreign key (company_id, template_id) references case_task_templates (company_id, id)
);
`

const taskTables = ['case_tasks', 'case_task_followers', 'case_task_templates', 'case_task_template_items']

const views = `
create table case_views (
  id text primary key,
  company_id text not null,
  user_id text not null,
  name text not null,
  search text not null,
  unique (company_id, user_id, name)
);
`

const tables = ['cases', 'case_numbers', 'case_rights', 'case_followers', 'case_drafts']

export const caseMigrations: Migration[] = [
  { name: 'cases-0001', sql: [first, ...tables.map(tenantPolicy)].join('\n') },
  { name: 'cases-0002-tasks', sql: [tasks, ...taskTables.map(tenantPolicy)].join('\n') },
  { name: 'cases-0002-views', sql: [views, tenantPolicy('case_views')].join('\n') },
  partyMigration,
  calendarMigration,
  indexMigration,
  wordMigration,
  limitMigration,
  calculationMigration,
  readerIndexMigration,
  dayIndexMigration,
  vocabularyMigration,
  wordIndexMigration,
  wordsHeldMigration,
  taskDayIndexMigration,
  numberKeyMigration,
  followerMigration,
  rightStateMigration,
  partyWordMigration,
  ordinalMigration,
  rightChangeMigration,
  limitWishMigration,
  reminderMigration,
  detailMigration,
  movedTaskMigration,
]
