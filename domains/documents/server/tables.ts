/** Columns of the tables of documents. */
import type { Instant, Nullable, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'
import type { DocumentKind } from '../data/types.ts'
import type { DocumentSection } from '../schemas/documents.ts'
import type { TextTables } from './texts/tables.ts'
import type { UploadTables } from './uploads/tables.ts'

interface DocumentsTable {
  id: string
  company_id: string
  case_id: string
  name: string
  /** The name as it is compared: no two documents of a case have the same, the bin aside. */
  name_key: string
  /** The name as it is looked for. */
  search_text: string
  extension: string
  kind: DocumentKind
  /** Whose it is: `court` for what the portal of the courts has. */
  section: Generated<DocumentSection>
  description: Generated<string>
  /** Of the newest version: its id, number, size, author and time. */
  latest_id: string
  latest_number: Generated<number>
  size: number
  changed_by: string
  changed_at: Instant
  /** Of name and description. */
  version: Generated<number>
  created_by: string
  created_at: Instant
  deleted_at: NullableInstant
  deleted_by: Nullable<string>
}

interface VersionsTable {
  id: string
  company_id: string
  document_id: string
  number: number
  /** The name of the file that was uploaded. */
  file_name: string
  extension: string
  content_type: string
  size: number
  sha256: string
  has_macros: boolean
  comment: string
  created_by: string
  created_at: Instant
}

/** Files in the store; the id is the key. A file of a version has the id of the version. */
interface FilesTable {
  id: string
  company_id: string
  /** The data key, encrypted under the key of the office; null until the file is complete. */
  wrapped_key: Nullable<Buffer>
  /** Bytes that count as used by the office until then. */
  promised: Generated<number>
  created_at: Instant
  /** From then on the file belongs to no version and is to be removed. */
  dropped_at: NullableInstant
}

/** Who has read which version, on which day in Turkey. */
interface ReadsTable {
  company_id: string
  document_id: string
  version_id: string
  user_id: string
  day: string
  first_at: Instant
  last_at: Instant
}

export interface DocumentTables
  extends Pick<PlatformTables, 'audit_entries' | 'record_changes'>,
    TextTables,
    UploadTables {
  documents: DocumentsTable
  document_versions: VersionsTable
  document_files: FilesTable
  document_reads: ReadsTable
}

export type DocumentRow = Selectable<DocumentsTable>
export type VersionRow = Selectable<VersionsTable>
