/** Gives a recording another name, unless somebody else has done so meanwhile. */
import { callerOf } from '@mizan/platform/contract'
import { expectFields, noteChange } from '@mizan/platform/database'
import { cleanRecordingName } from '../../rules/names.ts'
import type { RecordingChange, RecordingChanged, RecordingId } from '../../schemas.ts'
import type { RecordingCall } from '../call.ts'
import { presentRecording } from '../present.ts'
import { lockRecording, updateRecording } from '../store/recordings.ts'

const fields = ['name']

export function renameRecording(
  call: RecordingCall,
  { caseId, recordingId, name: given, version: seen }: RecordingId & RecordingChange,
): Promise<RecordingChanged> {
  return call.office(async (tx) => {
    const { row } = await call.parts.requireCase(tx, callerOf(call), { caseId, needs: 'write' })
    const before = await lockRecording(tx, { caseId, recordingId })
    const record = { table: 'recordings', id: recordingId }
    // The recording has one editable field, so a change by others is a change of it.
    await expectFields(tx, record, { seen, current: before.version, fields })
    const name = cleanRecordingName(given) || before.name
    const version = before.version + 1
    await updateRecording(tx, recordingId, { name, version })
    await noteChange(tx, record, { version, fields })
    tx.about(caseId, { case: row.display_title, recording: name, recordingId, nameBefore: before.name })
    return { ...(await presentRecording(call, tx, recordingId)), meanwhile: [] }
  })
}
