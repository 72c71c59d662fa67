/** Begins a recording: everything that can be refused without its audio is refused here. */
import { randomBytes, randomUUID } from 'node:crypto'
import { extensionOf, stemOf } from '@mizan/documents/rules/names'
import { AppError, callerOf } from '@mizan/platform/contract'
import { largestAudio, mostRecordings, mostUnfinished } from '../../data/limits.ts'
import { audioEndings } from '../../data/types.ts'
import { cleanRecordingName, nameOfMoment } from '../../rules/names.ts'
import type { NewRecording, Recording } from '../../schemas.ts'
import type { RecordingCall, Tx } from '../call.ts'
import { recordingKeyOf } from '../places.ts'
import { presentRecording } from '../present.ts'
import { findByKey, holdBeginnings, insertRecording } from '../store/recordings.ts'

type Beginning = NewRecording & { caseId: string }

export function beginRecording(call: RecordingCall, asked: Beginning): Promise<Recording> {
  const { caseId, key } = asked
  const caller = callerOf(call)
  requireFile(asked)
  return call.office(async (tx) => {
    await call.parts.requireCase(tx, caller, { caseId, needs: 'write' })
    const { ofCase, unfinished } = await holdBeginnings(tx, { userId: caller.userId, caseId })
    const begun = key === undefined ? undefined : await findByKey(tx, { userId: caller.userId, key })
    if (begun && begun.case_id !== caseId) throw new AppError('recording.key_taken')
    if (begun) return presentRecording(call, tx, begun.id)
    if (ofCase >= mostRecordings || unfinished >= mostUnfinished)
      throw new AppError('recording.too_many', {
        values: { most: String(mostRecordings), unfinished: String(mostUnfinished) },
      })
    // Nobody knows how long they will speak, so a recording is not cut off because the office has no room left.
    const promised = asked.size ?? largestAudio
    await call.parts.room.require(tx, caller.officeId, promised)
    return presentRecording(call, tx, await insertNew(call, tx, { ...asked, promised }))
  })
}

/** @throws AppError `recording.type_not_allowed`, `document.empty`, `recording.too_large` */
function requireFile({ source, fileName, size }: Beginning): void {
  const ending = fileName === undefined ? '' : extensionOf(fileName)
  if (source === 'file' && !audioEndings.includes(ending))
    throw new AppError('recording.type_not_allowed', {
      values: { extension: ending === '' ? '–' : `.${ending}` },
    })
  if (source === 'file' && size === 0) throw new AppError('document.empty')
  if ((size ?? 0) > largestAudio) throw new AppError('recording.too_large')
}

async function insertNew(
  call: RecordingCall,
  tx: Tx,
  asked: Beginning & { promised: number },
): Promise<string> {
  const { officeId, userId } = callerOf(call)
  const id = randomUUID()
  const now = tx.clock.now()
  const own = cleanRecordingName(asked.name ?? (asked.source === 'file' ? stemOf(asked.fileName ?? '') : ''))
  const name = { officeId, fileKey: recordingKeyOf(id) }
  await insertRecording(tx, {
    id,
    company_id: officeId,
    case_id: asked.caseId,
    client_key: asked.key ?? null,
    name: own === '' ? nameOfMoment(now, call.language) : own,
    source: asked.source,
    promised: asked.promised,
    wrapped_key: await call.parts.keys.wrapFileKey(tx, name, randomBytes(32)),
    created_by: userId,
    created_at: now.toISOString(),
  })
  return id
}
