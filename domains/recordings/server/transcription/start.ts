/** Has a recording written down, and cancels that. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import { enqueueJob } from '@mizan/platform/jobs'
import { extensionOfType, isDivisible } from '../../data/types.ts'
import type { NewTranscription, Recording, RecordingId } from '../../schemas.ts'
import type { RecordingCall, Tx } from '../call.ts'
import { jobs } from '../job-rules.ts'
import { presentRecording } from '../present.ts'
import { wholeRecording } from '../store/lists.ts'
import { getRecording, lockRecording } from '../store/recordings.ts'
import { isStale } from './stale.ts'
import { cancelRunning, putTranscription } from './store.ts'

type Starting = RecordingId & NewTranscription

const megabyte = 1024 * 1024

export function startTranscription(call: RecordingCall, asked: Starting): Promise<Recording> {
  const { caseId, recordingId, language } = asked
  const { officeId, userId } = callerOf(call)
  const { transcriber, requireCase, keys } = call.parts
  return call.office(async (tx) => {
    await requireCase(tx, callerOf(call), { caseId, needs: 'write' })
    if (!transcriber) throw new AppError('recording.transcriber_missing')
    const version = await requireReady(tx, asked, transcriber.maxBytes)
    await keys.requireOpen(tx, officeId)
    const run = randomUUID()
    const now = tx.clock.now().toISOString()
    await putTranscription(tx, {
      recording_id: recordingId,
      company_id: officeId,
      run,
      language,
      transcript_version: version,
      started_by: userId,
      started_at: now,
      touched_at: now,
    })
    await enqueueJob(tx, jobs['recordings.transcribe'], { caseId, recordingId, run })
    return presentRecording(call, tx, recordingId)
  })
}

/** Returns the version of the transcript that may be replaced. */
async function requireReady(tx: Tx, asked: Starting, maxBytes: number): Promise<number> {
  const { state, size, transcript_version } = await lockRecording(tx, asked)
  if (state !== 'ready') throw new AppError('recording.unfinished')
  if (size === 0) throw new AppError('recording.no_audio')
  if (transcript_version > 0 && !asked.replace) throw new AppError('recording.has_transcript')
  const { transcription, parts } = await wholeRecording(tx, asked.recordingId)
  if (transcription && transcription.ended_at === null && !isStale(transcription, tx.clock.now()))
    throw new AppError('recording.transcription_running')
  if (parts.some(({ size, content_type }) => size > maxBytes && !isDivisible(extensionOfType(content_type))))
    throw new AppError('recording.too_large_to_transcribe', {
      values: { most: String(Math.floor(maxBytes / megabyte)) },
    })
  return transcript_version
}

/** Its job stops when it next looks. */
export function cancelTranscription(call: RecordingCall, wanted: RecordingId): Promise<Recording> {
  return call.office(async (tx) => {
    await call.parts.requireCase(tx, callerOf(call), { caseId: wanted.caseId, needs: 'write' })
    const { id } = await getRecording(tx, wanted)
    await cancelRunning(tx, id)
    return presentRecording(call, tx, id)
  })
}
