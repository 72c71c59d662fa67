/** Gives the audio of a recording, whole or in part, and tickets for players. */
import { cleanName } from '@mizan/documents/rules/names'
import { opensOf } from '@mizan/platform/access'
import { AppError, type BinaryAnswer, callerOf, sessionOf } from '@mizan/platform/contract'
import { audioTicket } from '../../contract/audio.ts'
import { extensionOfType } from '../../data/types.ts'
import type { AudioQuery, AudioTicket, RecordingId } from '../../schemas.ts'
import { audioOf } from '../audio.ts'
import type { RecordingCall } from '../call.ts'
import { recordingKeyOf } from '../places.ts'
import { audioOfParts } from '../store/pieces.ts'
import { getRecording } from '../store/recordings.ts'

export async function playAudio(
  call: RecordingCall,
  { caseId, recordingId, part }: AudioQuery & { caseId: string },
): Promise<BinaryAnswer> {
  const caller = callerOf(call)
  const found = await call.office.read(async (tx) => {
    await call.parts.requireCase(tx, caller, { caseId, needs: 'read' })
    const row = await getRecording(tx, { caseId, recordingId })
    const [audio] = await audioOfParts(tx, recordingId, part)
    if (!audio) throw new AppError('recording.no_audio')
    const name = { officeId: caller.officeId, fileKey: recordingKeyOf(recordingId) }
    return { row, audio, dataKey: await call.parts.keys.openFileKey(tx, name, row.wrapped_key) }
  })
  const { row, audio, dataKey } = found
  const read = audioOf(call.parts.files, audio.pieces, dataKey)
  const numbered = row.part > 1 ? `${row.name} ${part}` : row.name
  const extension = extensionOfType(audio.contentType)
  return {
    contentType: audio.contentType,
    fileName: cleanName(`${numbered}.${extension}`, extension) || `Kayıt.${extension}`,
    body: read({ start: 0, end: audio.size - 1 }),
    size: audio.size,
    parts: {
      // In an unfinished recording the same range has other bytes after each piece.
      validator: `${recordingId}-${part}-${audio.pieces.length}`,
      read: async (range) => read(range),
    },
  }
}

/** The right on the case is checked again at each use. */
export function issueTicket(call: RecordingCall, wanted: RecordingId): Promise<AudioTicket> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    await call.parts.requireCase(tx, caller, { caseId: wanted.caseId, needs: 'read' })
    const { id } = await getRecording(tx, wanted)
    // A player whose sound is refused cannot show the reason.
    await call.parts.keys.requireOpen(tx, caller.officeId)
    return { recordingId: id, ...call.parts.tickets.issue(sessionOf(call), opensOf(audioTicket.of, id)) }
  })
}
