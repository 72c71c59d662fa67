/** Continues an unfinished recording: the browser's sound from now on is a part of its own. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { largestAudio, mostParts } from '../../data/limits.ts'
import type { GoingOn, RecordingId } from '../../schemas.ts'
import type { RecordingCall, Tx } from '../call.ts'
import { findPart } from '../store/pieces.ts'
import { lockRecording, promiseBytes, updateRecording } from '../store/recordings.ts'
import type { RecordingRow } from '../tables.ts'

export function goOn(call: RecordingCall, { caseId, recordingId }: RecordingId): Promise<GoingOn> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    await call.parts.requireCase(tx, caller, { caseId, needs: 'write' })
    const row = await lockRecording(tx, { caseId, recordingId })
    if (row.state !== 'unfinished') throw new AppError('recording.finished')
    if (row.created_by !== caller.userId) throw new AppError('recording.of_other')
    // If the last part has no audio, it is continued itself.
    const isUsed = (await findPart(tx, { recordingId, part: row.part })) !== undefined
    if (row.size >= largestAudio || (isUsed && row.part >= mostParts))
      throw new AppError('recording.too_large')
    await promiseRest(call, tx, row)
    const part = isUsed ? row.part + 1 : row.part
    await updateRecording(tx, recordingId, { part })
    return { part }
  })
}

/**
 * Its room was taken back if nothing arrived for long; it is reserved again so that the recording is not cut off.
 * @throws AppError `document.office_full`
 */
async function promiseRest(call: RecordingCall, tx: Tx, row: RecordingRow): Promise<void> {
  const kept = Math.max(row.promised, row.size)
  if (row.source !== 'microphone' || kept >= largestAudio) return
  await call.parts.room.require(tx, row.company_id, largestAudio - kept)
  await promiseBytes(tx, row.id, largestAudio)
}
