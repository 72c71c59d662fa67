/** Columns of the tables of cases. */
import type { Instant, Nullable, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { CasePermission } from '../access.ts'
import type { CaseState, Jurisdiction, PartyType, Priority, TaskState } from '../schemas.ts'
import type { CalendarTables } from './dates/tables.ts'
import type { RightChangeTables } from './rights/change-tables.ts'

interface CasesTable {
  id: string
  company_id: string
  case_number: string
  /** Its place among the cases of the office, from 0 on; a trigger gives it, and it never changes. */
  ordinal: ColumnType<number, never, never>
  /** Equal for all spellings of the number. */
  number_key: ColumnType<string, never, never>
  external_id: Nullable<string>
  /** The hidden title. */
  title: string
  display_title: string
  description: string
  client_id: Nullable<string>
  state: Nullable<CaseState>
  priority: Nullable<Priority>
  assignee_id: Nullable<string>
  deadline: Nullable<string>
  court_name: Nullable<string>
  docket_number: Nullable<string>
  jurisdiction: Nullable<Jurisdiction>
  case_type: Nullable<string>
  claim_value: Nullable<string>
  /** Titles, numbers, court and name of the client in folded letters. */
  search_text: string
  /** Names of the parties and of those who represent them in folded letters; triggers keep it. */
  party_text: ColumnType<string, never, never>
  version: Generated<number>
  created_by: string
  created_at: Instant
  changed_at: Instant
  deleted_at: NullableInstant
  deleted_by: Nullable<string>
  deletion_comment: Nullable<string>
}

/** What a case says about a person; nobody is in it for their role alone. */
interface RightsTable {
  company_id: string
  user_id: string
  case_id: string
  case_ordinal: ColumnType<number, never, never>
  granted: CasePermission
  is_assignee: Generated<boolean>
  may_read: ColumnType<boolean, never, never>
  /** As the case has it; triggers keep it. */
  state: ColumnType<CaseState | null, never, never>
  /** Whether the case is not deleted; triggers keep it. */
  is_kept: ColumnType<boolean, never, never>
}

interface FollowersTable {
  company_id: string
  case_id: string
  user_id: string
  since: Instant
}

interface DraftsTable {
  company_id: string
  case_id: string
  user_id: string
  description: string
  /** Version of the case from which the draft began. */
  version: number
  saved_at: Instant
}

/** The highest number that the office has given to a case in its latest year. */
interface NumbersTable {
  company_id: string
  year: number
  last: number
}

interface TasksTable {
  id: string
  company_id: string
  case_id: string
  case_ordinal: ColumnType<number, never, never>
  /** The hidden title. */
  title: string
  display_title: string
  note: Generated<string>
  state: Generated<TaskState>
  /** In the order of the case, with gaps. */
  place: number
  deadline: Nullable<string>
  /** The day of the template, where its deadline was moved to the next working day. */
  moved_from: Nullable<string>
  assignee_id: Nullable<string>
  version: Generated<number>
  created_by: string
  created_at: Instant
  completed_at: NullableInstant
  completed_by: Nullable<string>
  deleted_at: NullableInstant
  deleted_by: Nullable<string>
}

interface ViewsTable {
  id: string
  company_id: string
  user_id: string
  name: string
  search: string
}

interface PartiesTable {
  id: string
  company_id: string
  case_id: string
  /** In the order in which they were added. */
  position: Generated<number>
  name: string
  /** A code of `data/party-roles.ts`, or a text. */
  role: string
  type: PartyType
  client_id: Nullable<string>
  representatives: string[]
  version: Generated<number>
  /** How many similar names there were when it was last checked. */
  conflicts: number
  checked_at: Instant
  /** Who saw them. */
  seen_by: Nullable<string>
  created_by: string
  created_at: Instant
  deleted_at: NullableInstant
  deleted_by: Nullable<string>
}

interface TaskFollowersTable {
  company_id: string
  task_id: string
  user_id: string
  since: Instant
}

interface TemplatesTable {
  company_id: string
  /** Unique in the office; a template of the product that the office has changed keeps its id. */
  id: string
  name: string
  start_means: string
  version: number
  created_by: string
  created_at: Instant
  deleted_at: NullableInstant
}

interface TemplateItemsTable {
  company_id: string
  template_id: string
  place: number
  title: string
  offset_days: number
  note: string
}

interface DecisionsTable {
  company_id: string
  case_id: string
  decision_id: string
  /** Shown if the archive no longer has the decision. */
  citation: string
  linked_by: string
  linked_at: Instant
  position: Generated<number>
}

export interface CaseTables
  extends Pick<PlatformTables, 'audit_entries' | 'record_changes'>,
    CalendarTables,
    RightChangeTables {
  cases: CasesTable
  case_rights: RightsTable
  case_followers: FollowersTable
  case_drafts: DraftsTable
  case_numbers: NumbersTable
  case_tasks: TasksTable
  case_task_followers: TaskFollowersTable
  case_task_templates: TemplatesTable
  case_task_template_items: TemplateItemsTable
  case_views: ViewsTable
  case_parties: PartiesTable
  case_decisions: DecisionsTable
}

/** Without what the database derives for searching. */
export type CaseRow = Omit<Selectable<CasesTable>, 'number_key' | 'party_text'>
/** What may be changed of a case. */
export type CaseColumns = Partial<Omit<CaseRow, 'ordinal'>>
export type PartyRow = Selectable<PartiesTable>
export type TaskRow = Omit<Selectable<TasksTable>, 'case_ordinal'>
