/** Columns of the tables of imports and exports. */
import type { Instant, Json, Nullable, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'
import type {
  ExportFormat,
  ExportState,
  ExportTrouble,
  ImportKind,
  ImportState,
  TableNote,
  TopRow,
} from '../schemas.ts'

interface ImportsTable {
  id: string
  company_id: string
  kind: ImportKind
  file_name: string
  sheets: string[]
  sheet: Nullable<string>
  headings: string[]
  heading_row: Nullable<number>
  top_rows: Json<TopRow[]>
  samples: string[]
  notes: Json<TableNote[]>
  lines: number
  mapping: (string | null)[]
  state: ImportState
  ready: Nullable<number>
  skipped: Nullable<number>
  alike: Nullable<number>
  new_clients: Nullable<number>
  /** Of the rows that the dry run found ready; an import that would differ is refused. */
  digest: Nullable<string>
  trouble: Nullable<'changed' | 'failed'>
  job_id: Nullable<string>
  created_by: string
  created_at: Instant
  finished_at: NullableInstant
  undone_at: NullableInstant
  undone_by: Nullable<string>
  reason: Nullable<string>
}

/** Rows of the uploaded table, for a day. */
interface LinesTable {
  company_id: string
  import_id: string
  row: number
  cells: string[]
}

interface FindingsTable {
  company_id: string
  import_id: string
  kind: 'problem' | 'alike'
  position: Generated<number>
  row: number
  details: Json<Record<string, unknown>>
}

/** What an import has added. */
interface RecordsTable {
  company_id: string
  import_id: string
  kind: 'client' | 'case' | 'party'
  record_id: string
  row: number
}

interface MappingsTable {
  company_id: string
  kind: ImportKind
  headings: string
  mapping: (string | null)[]
}

interface ExportsTable {
  id: string
  company_id: string
  format: ExportFormat
  /** Of an archive: whether older versions of documents are in it. */
  all_versions: Generated<boolean>
  /** In which a workbook is written. */
  language: 'tr' | 'en'
  state: ExportState
  /** How many rows each kind has, in the order in which they are written; null until it begins. */
  expected: Json<{ name: string; rows: number }[] | null>
  written: Generated<number>
  trouble: Nullable<ExportTrouble>
  file_key: Nullable<string>
  file_size: Nullable<number>
  file_hash: Nullable<string>
  /** Of an archive of documents, which is encrypted like them; null for tables. */
  wrapped_key: Nullable<Buffer>
  expires_at: NullableInstant
  created_by: string
  created_at: Instant
  finished_at: NullableInstant
}

export interface TransferTables extends Pick<PlatformTables, 'audit_entries'> {
  imports: ImportsTable
  import_lines: LinesTable
  import_findings: FindingsTable
  import_records: RecordsTable
  import_mappings: MappingsTable
  office_exports: ExportsTable
}

export type ImportRow = Selectable<ImportsTable>
export type LineRow = Pick<Selectable<LinesTable>, 'row' | 'cells'>
export type ExportRow = Selectable<ExportsTable>
