/** Goes on with an unfinished recording: what the browser records from now on is a stream of its own. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { largestAudio, mostParts } from '../../data/limits.ts'
import type { GoingOn, RecordingId } from '../../schemas.ts'
import type { RecordingCall } from '../call.ts'
import { findPart } from '../store/pieces.ts'
import { lockRecording, updateRecording } from '../store/recordings.ts'

export function goOn(call: RecordingCall, { caseId, recordingId }: RecordingId): Promise<GoingOn> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    await call.parts.requireCase(tx, caller, { caseId, needs: 'write' })
    const row = await lockRecording(tx, { caseId, recordingId })
    if (row.state !== 'unfinished') throw new AppError('recording.finished')
    if (row.created_by !== caller.userId) throw new AppError('recording.of_other')
    // A part without any audio is gone on with itself.
    const isUsed = (await findPart(tx, { recordingId, part: row.part })) !== undefined
    if (row.size >= largestAudio || (isUsed && row.part >= mostParts))
      throw new AppError('recording.too_large')
    const part = isUsed ? row.part + 1 : row.part
    await updateRecording(tx, recordingId, { part })
    return { part }
  })
}
