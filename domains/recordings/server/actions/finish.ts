/** Finishes a recording, and removes one that will not be finished. */
import { wantTexts } from '@mizan/documents/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import type { FinishInput, Recording, RecordingId } from '../../schemas.ts'
import type { RecordingCall, Tx } from '../call.ts'
import { presentRecording } from '../present.ts'
import { findPart, removeRecordings } from '../store/pieces.ts'
import { isLive, lockRecording, updateRecording } from '../store/recordings.ts'
import type { RecordingRow } from '../tables.ts'

export function finishRecording(
  call: RecordingCall,
  { caseId, recordingId, pieces = 0 }: RecordingId & FinishInput,
): Promise<Recording> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const { row: ofCase } = await call.parts.requireCase(tx, caller, { caseId, needs: 'write' })
    const row = await lockRecording(tx, { caseId, recordingId })
    if (row.state === 'ready') return presentRecording(call, tx, recordingId)
    requireStill(row, caller.userId, tx.clock.now())
    await requirePieces(tx, row, pieces)
    requireContent(row)
    await updateRecording(tx, recordingId, { state: 'ready' })
    if (row.transcript_version > 0) await wantTexts(tx, row.company_id)
    await insertAuditEntry(tx, 'recording.added', {
      subjectId: caseId,
      details: { case: ofCase.display_title, recording: row.name, recordingId },
    })
    return presentRecording(call, tx, recordingId)
  })
}

/** Nobody can end the recording that somebody else is making. @throws AppError `recording.of_other` */
function requireStill(row: RecordingRow, userId: string, now: Date): void {
  if (row.created_by !== userId && isLive(row, now)) throw new AppError('recording.of_other')
}

/** @throws AppError `recording.piece_missing` */
async function requirePieces(tx: Tx, row: RecordingRow, expected: number): Promise<void> {
  if (expected === 0) return
  const { pieces = 0 } = (await findPart(tx, { recordingId: row.id, part: row.part })) ?? {}
  if (pieces < expected)
    throw new AppError('recording.piece_missing', {
      values: { pieces: String(pieces) },
      details: { part: row.part, pieces },
    })
}

/**
 * If the sound was refused there may still be a text, which is worth keeping alone. @throws AppError
 * `recording.empty`
 */
function requireContent({ size, transcript_version }: RecordingRow): void {
  if (size === 0 && transcript_version === 0) throw new AppError('recording.empty')
}

export function dropRecording(
  call: RecordingCall,
  { caseId, recordingId }: RecordingId,
): Promise<{ done: true }> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const { row: ofCase } = await call.parts.requireCase(tx, caller, { caseId, needs: 'write' })
    const row = await lockRecording(tx, { caseId, recordingId })
    if (row.state !== 'unfinished') throw new AppError('recording.finished')
    requireStill(row, caller.userId, tx.clock.now())
    await removeRecordings(tx, [recordingId])
    tx.about(caseId, { case: ofCase.display_title, recording: row.name, recordingId })
    return { done: true }
  })
}
