/** Columns of the tables of drafts. */
import type { Instant, Json, Nullable, PlatformTables } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'
import type { DraftKind, TemplateField } from '../rules/templates/template.ts'

interface DraftsTable {
  id: string
  company_id: string
  /** The only reader of a draft that has no case; null after they have left: then its administrators read it. */
  owner_id: Nullable<string>
  case_id: Nullable<string>
  template_id: Nullable<string>
  kind: DraftKind
  title: string
  /** The title, folded. */
  search_text: string
  /** The number of saves of its text. */
  revision: Generated<number>
  /** The data key of its texts under the key of the office. */
  wrapped_key: Buffer
  /** The document of the case that its files are versions of. */
  document_id: Nullable<string>
  created_by: string
  created_at: Instant
  changed_by: string
  changed_at: Instant
}

interface DraftVersionsTable {
  id: string
  company_id: string
  draft_id: string
  number: number
  /** The text under the data key of its draft. */
  sealed: Buffer
  /** It was not saved because somebody else had saved meanwhile. */
  is_clash: Generated<boolean>
  saved_by: string
  began_at: Instant
  saved_at: Instant
}

interface DraftTemplatesTable {
  id: string
  company_id: string
  kind: DraftKind
  title: string
  /** When it is used. */
  purpose: string
  fields: Json<TemplateField[]>
  /** The checklist of the product's template from which it was copied. */
  checklist: Nullable<string>
  /** The number of saves. */
  revision: Generated<number>
  /** The data key of its text under the key of the office. */
  wrapped_key: Buffer
  /** The text with its conditions under its data key. */
  sealed: Buffer
  created_by: string
  created_at: Instant
  changed_by: string
  changed_at: Instant
}

export interface DraftTables extends Pick<PlatformTables, 'audit_entries'> {
  drafts: DraftsTable
  draft_versions: DraftVersionsTable
  draft_templates: DraftTemplatesTable
}

export type DraftRow = Selectable<DraftsTable>
export type TemplateRow = Selectable<DraftTemplatesTable>
export type VersionRow = Selectable<DraftVersionsTable>
