/** Moves a recording to the bin, and restores it from there. */
import { wantTexts } from '@mizan/documents/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { Recording, RecordingId } from '../../schemas.ts'
import type { RecordingCall } from '../call.ts'
import { presentRecording } from '../present.ts'
import { binSince } from '../store/lists.ts'
import { lockRecording, updateRecording } from '../store/recordings.ts'
import { cancelRunning } from '../transcription/store.ts'

export function deleteRecording(
  call: RecordingCall,
  { caseId, recordingId }: RecordingId,
): Promise<{ done: true }> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const { row } = await call.parts.requireCase(tx, caller, { caseId, needs: 'write' })
    await call.parts.keys.hold(tx, caller.officeId)
    const { state, name } = await lockRecording(tx, { caseId, recordingId })
    if (state !== 'ready') throw new AppError('recording.unfinished')
    const deletion = { deleted_at: tx.clock.now().toISOString(), deleted_by: caller.userId }
    await updateRecording(tx, recordingId, deletion)
    // No more audio of a deleted recording leaves the server.
    await cancelRunning(tx, recordingId)
    tx.about(caseId, { case: row.display_title, recording: name, recordingId })
    return { done: true }
  })
}

export function restoreRecording(
  call: RecordingCall,
  { caseId, recordingId }: RecordingId,
): Promise<Recording> {
  return call.office(async (tx) => {
    const { row } = await call.parts.requireCase(tx, callerOf(call), { caseId, needs: 'write' })
    const before = await lockRecording(tx, { caseId, recordingId }, true)
    if (new Date(before.deleted_at ?? 0) <= binSince(tx.clock.now()))
      throw new AppError('recording.not_found')
    await updateRecording(tx, recordingId, { deleted_at: null, deleted_by: null })
    await wantTexts(tx, before.company_id)
    tx.about(caseId, { case: row.display_title, recording: before.name, recordingId })
    return presentRecording(call, tx, recordingId)
  })
}
