/** The transcript of a recording, encrypted in its row. */
import { namesFor } from '@mizan/identity/server'
import { noteChange } from '@mizan/platform/database'
import type { Transcript } from '../schemas.ts'
import type { RecordingCall, Tx } from './call.ts'
import { sealText } from './seal.ts'
import { updateRecording } from './store/recordings.ts'
import type { RecordingRow } from './tables.ts'

interface TranscriptText {
  text: string
  dataKey: Uint8Array
  by: string
}

/** Writes the transcript of a locked recording. */
export async function writeTranscript(
  tx: Tx,
  { id, transcript_version }: RecordingRow,
  { text, dataKey, by }: TranscriptText,
): Promise<RecordingRow> {
  const version = transcript_version + 1
  const after = await updateRecording(tx, id, {
    transcript: sealText(dataKey, { kind: 'transcript', id }, text),
    transcript_version: version,
    transcript_by: by,
    transcript_at: tx.clock.now().toISOString(),
  })
  await noteChange(tx, { table: 'recording_transcripts', id }, { version, fields: ['text'] })
  return after
}

export async function presentTranscript(
  call: RecordingCall,
  tx: Tx,
  { transcript_version, transcript_by, transcript_at }: RecordingRow,
  text: string,
): Promise<Transcript> {
  const person = await namesFor(tx, call.parts.namesOf, [transcript_by])
  return {
    text,
    version: transcript_version,
    changedBy: transcript_by === null ? null : person(transcript_by),
    changedAt: transcript_at,
  }
}
