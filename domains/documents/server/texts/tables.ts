/** Columns of the tables of texts. */
import type { Instant, Nullable, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'
import type { DocumentKind } from '../../data/types.ts'

/**
 * The text of the newest version of a document, whose id it has, or of something that a later domain has. `gone`: the document was deleted or has a newer
 * version; the row only says so to those who have the index in memory.
 */
interface TextsTable {
  id: string
  company_id: string
  /** Of a document, or the domain whose text it is. */
  source: Generated<string>
  document_id: string
  case_id: string
  kind: DocumentKind
  dated_at: Instant
  state: Generated<'waiting' | 'done' | 'no_text' | 'failed' | 'gone'>
  /** Why there is no text. */
  reason: Nullable<string>
  /** How often reading was begun: a file that ends the process each time is given up. */
  tries: Generated<number>
  /** Only of files that have pages. */
  pages: Nullable<number>
  /** Whether it was read from pictures. */
  recognised: Generated<boolean>
  /** The data key of text and terms, encrypted under the key of the office. */
  wrapped_key: Nullable<Buffer>
  text: Nullable<Buffer>
  /** An index of this text alone, until it is part of another. */
  terms: Nullable<Buffer>
  /** The part of the index that has its terms. */
  segment_id: Nullable<string>
  touched: Generated<string>
  /** When it was noted that it is gone; only of later domains. */
  gone_at: NullableInstant
}

/** A part of the index of an office. */
interface IndexTable {
  id: string
  company_id: string
  documents: number
  wrapped_key: Buffer
  sealed: Buffer
  /** Whether a text has left it, with its words still in it. */
  is_stale: Generated<boolean>
}

export interface TextTables extends Pick<PlatformTables, 'audit_entries'> {
  document_texts: TextsTable
  document_index: IndexTable
}

export type TextRow = Selectable<TextsTable>
