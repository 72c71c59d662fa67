/** Columns of the tables of court files. */
import type { Instant, Json, Nullable, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'
import type { CourtParty } from '../schemas.ts'

interface CasesTable {
  id: string
  company_id: string
  case_id: string
  court_id: string
  case_no: string
  type_code: string
  /** Court, number and type in one; no two court files of an office have the same. */
  natural_key: string
  court_name: string
  status: string
  type: string
  opened_on: Nullable<string>
  parties: Json<CourtParty[]>
  /** The time of the portal's answer. */
  read_at: Instant
  /** When the newest list was read that came to its end. */
  listed_at: NullableInstant
  synced_at: NullableInstant
  /** The record covers arrivals up to this time. */
  told_at: Instant
  created_by: string
  created_at: Instant
}

interface FilesTable {
  id: string
  company_id: string
  government_case_id: string
  /** For an attachment: its document, and its place there. */
  main_id: Nullable<string>
  position: Generated<number>
  /** A hash of its entry in the register; similar documents have the same hash, and are counted. */
  natural_key: string
  occurrence: number
  domain: string
  court_file_no: string
  approval_date: string
  sender_date: string
  type: string
  sub_type: string
  sender: string
  sender_number: string
  send_file_no: string
  description: string
  /** A hash of the id that the portal last gave it. */
  portal_hash: Nullable<string>
  /** The reading time of the list that reported it. */
  read_at: Instant
  /** The time at which the portal last listed it; null for a copy beside the listed ones. */
  listed_at: NullableInstant
  fault: Nullable<string>
  /** Null while no copy has arrived, and after its document was removed for good. */
  document_id: Nullable<string>
  /** For the shown copy: its hash, and the reading time of the list from which it was fetched. */
  sha256: Nullable<string>
  copy_read_at: NullableInstant
  copies: Generated<number>
  stored_at: NullableInstant
  stored_by: Nullable<string>
  created_at: Instant
}

/** Every copy that has arrived; one without a file arrived when a newer one was stored. */
interface CopiesTable {
  company_id: string
  government_case_id: string
  natural_key: string
  sha256: string
  read_at: Instant
  file_id: Nullable<string>
}

/** Hearings that the portal has reported. One that was deleted from the calendar does not come back. */
interface HearingsTable {
  company_id: string
  government_case_id: string
  date: string
  time: string
  kind: string
  result: string
  hearing_id: Nullable<string>
}

interface ReadsTable {
  company_id: string
  government_case_id: string
  file_id: string
  user_id: string
}

/** The person has seen everything that arrived until then. */
interface LooksTable {
  company_id: string
  government_case_id: string
  user_id: string
  seen_until: Instant
}

/** Proposals that were taken up, or do not apply. */
interface DismissedTable {
  company_id: string
  government_case_id: string
  key: string
  dismissed_by: string
  dismissed_at: Instant
}

export interface GovernmentTables extends Pick<PlatformTables, 'audit_entries'> {
  government_cases: CasesTable
  government_files: FilesTable
  government_copies: CopiesTable
  government_hearings: HearingsTable
  government_reads: ReadsTable
  government_looks: LooksTable
  government_dismissed: DismissedTable
}

export type CaseRow = Selectable<CasesTable>
export type FileRow = Selectable<FilesTable>
