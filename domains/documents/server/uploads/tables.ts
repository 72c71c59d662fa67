/** Columns of uploads whose bytes come one part after the other. */
import type { Instant, Nullable, NullableInstant } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'

interface UploadsTable {
  id: string
  company_id: string
  case_id: string
  /** Who began it; nobody else can go on with it, nor they in another session. */
  user_id: string
  session_id: string
  file_name: string
  size: number
  /** Bytes that are on the disk for sure, and their CRC-32. */
  received: Generated<number>
  checksum: Generated<number>
  /** The document of which the file becomes a version. */
  version_of: Nullable<string>
  /** The key of the received bytes, encrypted under the key of the office. */
  wrapped_key: Nullable<Buffer>
  created_at: Instant
  /** What it became: an answer that was lost can be given again. */
  document_id: Nullable<string>
  finished_at: NullableInstant
}

export interface UploadTables {
  document_uploads: UploadsTable
}

export type UploadRow = Selectable<UploadsTable>
