/** The writes of a transcription: its start, its progress and its end. Each notifies the people of the office. */
import { wantTexts } from '@mizan/documents/server'
import { insertAuditEntry } from '@mizan/platform/database'
import type { TranscriptionProblem } from '../../data/states.ts'
import type { RecordingCall, Tx } from '../call.ts'
import { recordingKeyOf } from '../places.ts'
import { sealText } from '../seal.ts'
import { type Audio, audioOfParts } from '../store/pieces.ts'
import { getRecording, lockRecording } from '../store/recordings.ts'
import { writeTranscript } from '../transcript.ts'
import { isStillPermitted } from './permitted.ts'
import { TranscriptionError } from './port.ts'
import type { Run } from './run.ts'
import { lockTranscription, updateRun, updateTranscription } from './store.ts'

export interface TranscriptionRun {
  run: string
  language: string
  dataKey: Buffer
  parts: Audio[]
}

/** Undefined if it was cancelled while it waited, or has ended already. @throws TranscriptionError `not_permitted` */
export const beginRun = (
  call: RecordingCall,
  officeId: string,
  { caseId, recordingId, run }: Run,
): Promise<TranscriptionRun | undefined> =>
  call.office(async (tx) => {
    const row = await lockTranscription(tx, recordingId)
    if (row?.run !== run || row.ended_at !== null) return undefined
    if (!(await isStillPermitted(call, tx, { officeId, caseId, startedBy: row.started_by })))
      throw new TranscriptionError('not_permitted', 'Whoever has started it may no longer do so')
    await updateRun(tx, run, { state: 'running', percent: 0, touched_at: tx.clock.now().toISOString() })
    const { wrapped_key } = await getRecording(tx, { caseId, recordingId })
    const name = { officeId, fileKey: recordingKeyOf(recordingId) }
    const dataKey = await call.parts.keys.openFileKey(tx, name, wrapped_key)
    return { run, language: row.language, dataKey, parts: await audioOfParts(tx, recordingId) }
  })

export async function noteProgress({ office }: RecordingCall, run: string, percent: number): Promise<void> {
  await office((tx) => updateRun(tx, run, { percent, touched_at: tx.clock.now().toISOString() }))
}

export async function failRun(
  { office }: RecordingCall,
  run: string,
  problem: TranscriptionProblem,
): Promise<void> {
  await office((tx) =>
    updateRun(tx, run, { state: 'failed', problem, ended_at: tx.clock.now().toISOString() }),
  )
}

interface Ending {
  officeId: string
  run: Run
  transcript: string
}

/** The heard text becomes the transcript, unless somebody has changed that meanwhile: then it is offered. */
export const endRun = (call: RecordingCall, { officeId, run, transcript: text }: Ending): Promise<void> =>
  call.office(async (tx) => {
    const { open } = await call.parts.keys.lockOpenerOf(tx, officeId)
    const recording = await lockRecording(tx, run)
    const row = await lockTranscription(tx, run.recordingId)
    if (row?.run !== run.run || row.ended_at !== null) return
    const dataKey = open(recordingKeyOf(recording.id), recording.wrapped_key)
    const isFree = recording.transcript_version === row.transcript_version
    if (isFree) await writeTranscript(tx, recording, { text, dataKey, by: row.started_by })
    await wantTexts(tx, officeId)
    await updateTranscription(tx, recording.id, {
      state: 'done',
      percent: 100,
      ended_at: tx.clock.now().toISOString(),
      result: isFree ? null : sealText(dataKey, { kind: 'transcription', id: recording.id }, text),
    })
    await noteTranscribed(tx, { caseId: run.caseId, recording, by: row.started_by })
  })

interface TranscriptionNotice {
  caseId: string
  recording: { id: string; name: string }
  by: string
}

async function noteTranscribed(tx: Tx, { caseId, recording, by }: TranscriptionNotice): Promise<void> {
  await insertAuditEntry(tx, 'recording.transcribed', {
    subjectId: caseId,
    details: { recording: recording.name, recordingId: recording.id },
    parties: { actorId: by },
  })
}
