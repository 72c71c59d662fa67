/** Columns of the making of transcripts. */
import type { Instant, Nullable, NullableInstant } from '@mizan/platform/database'
import type { Generated, Selectable } from 'kysely'
import type { TranscriptionProblem, transcriptionStates } from '../../data/states.ts'

/** The latest transcription of each recording. */
interface TranscriptionsTable {
  recording_id: string
  company_id: string
  /** The id of the run; a job whose run is no longer the one here stops. */
  run: string
  state: Generated<(typeof transcriptionStates)[number]>
  language: string
  percent: Generated<number>
  problem: Nullable<TranscriptionProblem>
  /** The version of the transcript when it began. */
  transcript_version: number
  /** The text that could not become the transcript, encrypted under the data key of the recording. */
  result: Nullable<Buffer>
  started_by: string
  started_at: Instant
  /** When its job last gave a sign of life. */
  touched_at: Instant
  ended_at: NullableInstant
}

export interface TranscriptionTables {
  recording_transcriptions: TranscriptionsTable
}

export type TranscriptionRow = Selectable<TranscriptionsTable>
