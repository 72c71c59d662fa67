/** Makes the heard text the transcript, after somebody had changed the transcript meanwhile. */
import { wantTexts } from '@mizan/documents/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import { expectFields, insertAuditEntry } from '@mizan/platform/database'
import type { RecordingId, Transcript, TranscriptionUse } from '../../schemas.ts'
import type { RecordingCall } from '../call.ts'
import { recordingKeyOf } from '../places.ts'
import { openText } from '../seal.ts'
import { lockRecording } from '../store/recordings.ts'
import { presentTranscript, writeTranscript } from '../transcript.ts'
import { lockTranscription, updateTranscription } from './store.ts'

export function useTranscription(
  call: RecordingCall,
  { caseId, recordingId, version: seen }: RecordingId & TranscriptionUse,
): Promise<Transcript> {
  const { officeId, userId } = callerOf(call)
  return call.office(async (tx) => {
    const { row: ofCase } = await call.parts.requireCase(tx, callerOf(call), { caseId, needs: 'write' })
    const { open } = await call.parts.keys.lockOpenerOf(tx, officeId)
    const before = await lockRecording(tx, { caseId, recordingId })
    const { result = null } = (await lockTranscription(tx, recordingId)) ?? {}
    if (result === null) throw new AppError('recording.nothing_offered')
    const record = { table: 'recording_transcripts', id: recordingId }
    await expectFields(tx, record, { seen, current: before.transcript_version, fields: ['text'] })
    const dataKey = open(recordingKeyOf(recordingId), before.wrapped_key)
    const text = openText(dataKey, { kind: 'transcription', id: recordingId }, result)
    const after = await writeTranscript(tx, before, { text, dataKey, by: userId })
    await wantTexts(tx, officeId)
    await updateTranscription(tx, recordingId, { result: null })
    await insertAuditEntry(tx, 'recording.transcript_saved', {
      subjectId: caseId,
      details: { case: ofCase.display_title, recording: before.name, recordingId },
    })
    return presentTranscript(call, tx, after, text)
  })
}
