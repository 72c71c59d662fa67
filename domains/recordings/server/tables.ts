/** Columns of the tables of recordings. */
import type { Instant, Nullable, NullableInstant, PlatformTables } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'
import type { recordingStates, sources } from '../data/states.ts'
import type { TranscriptionTables } from './transcription/tables.ts'

interface RecordingsTable {
  id: string
  company_id: string
  case_id: string
  /** The key made by the browser that began it. */
  client_key: Nullable<string>
  name: string
  source: (typeof sources)[number]
  state: Generated<(typeof recordingStates)[number]>
  /** The data key of its pieces and texts, encrypted under the key of the office. */
  wrapped_key: Buffer
  /** The part to which pieces are added. */
  part: Generated<number>
  /** Bytes of all its pieces. */
  size: Generated<number>
  /** The room of the office that is reserved for it while it is unfinished, including its stored bytes. */
  promised: Generated<number>
  last_piece_at: NullableInstant
  /** Encrypted under the data key. */
  transcript: Nullable<Buffer>
  /** 0 before the first one. */
  transcript_version: Generated<number>
  transcript_by: Nullable<string>
  transcript_at: NullableInstant
  /** The version of the name. */
  version: Generated<number>
  created_by: string
  created_at: Instant
  deleted_at: NullableInstant
  deleted_by: Nullable<string>
}

interface PartsTable {
  company_id: string
  recording_id: string
  part: number
  content_type: string
  pieces: number
  size: number
  length_ms: Nullable<number>
}

/** Files in the store: listed before they are written, and until they are removed. The id is that of the file. */
interface PiecesTable {
  id: string
  company_id: string
  /** Null once its recording is gone. */
  recording_id: Nullable<string>
  part: number
  number: number
  /** Null until it is complete. */
  size: Nullable<number>
  sha256: Nullable<string>
  created_at: Instant
  /** The time from which it belongs to its recording. */
  stored_at: NullableInstant
  /** The time from which it is to be removed. */
  dropped_at: NullableInstant
}

/** Settings of the office as a whole. */
interface SettingsTable {
  company_id: string
  asks_consent: boolean
  changed_by: string
  changed_at: Instant
}

export interface RecordingTables
  extends Pick<PlatformTables, 'audit_entries' | 'record_changes'>,
    TranscriptionTables {
  recordings: RecordingsTable
  recording_parts: PartsTable
  recording_pieces: PiecesTable
  recording_settings: SettingsTable
}

export type RecordingRow = Selectable<RecordingsTable>
export type PartRow = Selectable<PartsTable>
