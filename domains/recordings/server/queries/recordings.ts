/** Recordings of a case, and their transcripts. */
import { callerOf } from '@mizan/platform/contract'
import type { Recording, RecordingId, RecordingPage, RecordingQuery, Transcript } from '../../schemas.ts'
import type { RecordingCall } from '../call.ts'
import { recordingKeyOf } from '../places.ts'
import { presentRecording, presentRecordings } from '../present.ts'
import { openText } from '../seal.ts'
import { pageOfRecordings } from '../store/lists.ts'
import { getRecording } from '../store/recordings.ts'
import { presentTranscript } from '../transcript.ts'

export function listRecordings(
  call: RecordingCall,
  { caseId, ...query }: RecordingQuery & { caseId: string },
): Promise<RecordingPage> {
  const { pageIndex, pageSize } = query
  return call.office.read(async (tx) => {
    const { right } = await call.parts.requireCase(tx, callerOf(call), { caseId, needs: 'read' })
    const mayWrite = right === 'write'
    const { rows, total, inBin } = await pageOfRecordings(tx, caseId, query)
    const items = await presentRecordings(call, tx, { rows, mayWrite })
    const { transcriber } = call.parts
    return {
      ...{ items, total, pageIndex, pageSize, inBin, may: mayWrite ? ['add'] : [] },
      transcribes: transcriber !== undefined,
      largestTranscribed: transcriber?.maxBytes ?? null,
    }
  })
}

export function readRecording(call: RecordingCall, wanted: RecordingId): Promise<Recording> {
  return call.office.read(async (tx) => {
    const asked = { caseId: wanted.caseId, needs: 'read' } as const
    const { right } = await call.parts.requireCase(tx, callerOf(call), asked)
    const { id } = await getRecording(tx, wanted)
    return presentRecording(call, tx, id, right === 'write')
  })
}

export function readTranscript(call: RecordingCall, wanted: RecordingId): Promise<Transcript> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    await call.parts.requireCase(tx, caller, { caseId: wanted.caseId, needs: 'read' })
    const row = await getRecording(tx, wanted)
    if (row.transcript === null) return presentTranscript(call, tx, row, '')
    const name = { officeId: caller.officeId, fileKey: recordingKeyOf(row.id) }
    const dataKey = await call.parts.keys.openFileKey(tx, name, row.wrapped_key)
    const text = openText(dataKey, { kind: 'transcript', id: row.id }, row.transcript)
    return presentTranscript(call, tx, row, text)
  })
}
