/** Columns of the tables of mails. */
import type { Instant, Nullable, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'
import type { BoxProblem } from '../data/box-problems.ts'
import type { Reason } from '../data/reasons.ts'

/** Codes of cases, and one of each office without a case. */
interface CodesTable {
  code: string
  company_id: string
  case_id: Nullable<string>
  created_at: Instant
}

/** The id is also that of its file. */
interface MailsTable {
  id: string
  company_id: string
  state: Generated<'arriving' | 'waiting' | 'filed' | 'declined'>
  source: 'brought' | 'box'
  /** The people who have brought it as a file. */
  brought_by: Generated<string[]>
  /** The data key of the file and of `head`, encrypted under the key of the office; only while it waits. */
  wrapped_key: Nullable<Buffer>
  /** Its shown fields, encrypted under its data key. */
  head: Nullable<Buffer>
  size: Nullable<number>
  sha256: Nullable<string>
  /** The same for the same mail; no two mails of an office have it. */
  fingerprint: Nullable<string>
  /** Whether the store may still have its file. */
  has_file: Generated<boolean>
  created_at: Instant
  settled_at: NullableInstant
  settled_by: Nullable<string>
}

interface CandidatesTable {
  company_id: string
  mail_id: string
  case_id: string
  position: number
  reason: Reason
  is_best: boolean
}

/** One row: the box of this server. */
interface BoxTable {
  id: string
  /** The validity of the numbers of letters; another value means that they have changed. */
  validity: string
  /** Number of the letter that was looked at last. */
  cursor: number
  /** The time at which it was last read to its end, and the number of letters left unread. */
  read_at: NullableInstant
  left_behind: Generated<number>
  /** Tries in a row that failed, when the last one did, and why. */
  failures: Generated<number>
  failed_at: NullableInstant
  problem: Nullable<BoxProblem>
}

export interface MailTables extends Pick<PlatformTables, 'audit_entries'> {
  mail_codes: CodesTable
  mails: MailsTable
  mail_candidates: CandidatesTable
  mail_box: BoxTable
}

export type BoxRow = Selectable<BoxTable>
export type MailRow = Selectable<MailsTable>
export type CandidateRow = Selectable<CandidatesTable>
