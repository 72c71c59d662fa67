/** Saves the transcript, unless somebody else has changed it meanwhile. */
import { wantTexts } from '@mizan/documents/server'
import { callerOf } from '@mizan/platform/contract'
import { expectFields, insertAuditEntry } from '@mizan/platform/database'
import { oneEntryMinutes } from '../../data/limits.ts'
import type { RecordingId, Transcript, TranscriptChange } from '../../schemas.ts'
import type { RecordingCall, Tx } from '../call.ts'
import { recordingKeyOf } from '../places.ts'
import { lockRecording } from '../store/recordings.ts'
import type { RecordingRow } from '../tables.ts'
import { presentTranscript, writeTranscript } from '../transcript.ts'

export function saveTranscript(
  call: RecordingCall,
  { caseId, recordingId, text, version: seen }: RecordingId & TranscriptChange,
): Promise<Transcript> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const { row: ofCase } = await call.parts.requireCase(tx, caller, { caseId, needs: 'write' })
    const { open } = await call.parts.keys.lockOpenerOf(tx, caller.officeId)
    const before = await lockRecording(tx, { caseId, recordingId })
    const record = { table: 'recording_transcripts', id: recordingId }
    await expectFields(tx, record, { seen, current: before.transcript_version, fields: ['text'] })
    const dataKey = open(recordingKeyOf(recordingId), before.wrapped_key)
    const after = await writeTranscript(tx, before, { text, dataKey, by: caller.userId })
    if (before.state === 'ready') await wantTexts(tx, caller.officeId)
    if (isNews(before, caller.userId, tx))
      await insertAuditEntry(tx, 'recording.transcript_saved', {
        subjectId: caseId,
        details: { case: ofCase.display_title, recording: before.name, recordingId },
      })
    return presentTranscript(call, tx, after, text)
  })
}

/** During a recording the text is saved with each piece, and during editing every few seconds. */
function isNews(
  { state, transcript_by, transcript_at }: RecordingRow,
  userId: string,
  { clock }: Tx,
): boolean {
  if (state === 'unfinished') return false
  if (transcript_by !== userId || transcript_at === null) return true
  return clock.now().getTime() - new Date(transcript_at).getTime() >= oneEntryMinutes * 60_000
}
