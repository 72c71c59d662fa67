/** Begins an upload whose bytes follow: everything that can be refused without them is refused here. */
import { randomBytes, randomUUID } from 'node:crypto'
import { AppError, callerOf, sessionOf } from '@mizan/platform/contract'
import { fileTooLarge, uploadAddress } from '@mizan/platform/http'
import { largestFile, mostUnfinished, mostUnfinishedBytes, uploadHours } from '../../data/limits.ts'
import { cleanName, extensionOf } from '../../rules/names.ts'
import type { BegunUpload, NewUpload } from '../../schemas/resumable.ts'
import type { DocumentCall, Tx } from '../call.ts'
import { requireType } from '../content/tell.ts'
import { placeFor } from '../names.ts'
import { getDocument } from '../store/documents.ts'
import { partKeyOf } from '../uploads/places.ts'
import { holdUnfinished, insertUpload } from '../uploads/store.ts'

interface Beginning extends NewUpload {
  caseId: string
}

export function beginUpload(call: DocumentCall, asked: Beginning): Promise<BegunUpload> {
  const { caseId, fileName, size, documentId } = asked
  const caller = callerOf(call)
  const { officeId, userId } = caller
  requireType(extensionOf(fileName))
  if (size === 0) throw new AppError('document.empty')
  if (size > largestFile) throw fileTooLarge(largestFile)
  const id = randomUUID()
  return call.office.unaudited(async (tx) => {
    await call.parts.requireCase(tx, caller, { caseId, needs: 'write' })
    await requirePlace(tx, asked)
    await requireRoom(tx, userId, size)
    await call.parts.room.require(tx, officeId, size)
    const name = { officeId, fileKey: partKeyOf(id) }
    const now = tx.clock.now()
    await insertUpload(tx, {
      id,
      company_id: officeId,
      case_id: caseId,
      user_id: userId,
      session_id: sessionOf(call).sessionId,
      file_name: fileName,
      size,
      version_of: documentId ?? null,
      wrapped_key: await call.parts.keys.wrapFileKey(tx, name, randomBytes(32)),
      created_at: now.toISOString(),
    })
    const expiresAt = new Date(now.getTime() + uploadHours * 3_600_000).toISOString()
    return { uploadId: id, uploadUrl: uploadAddress(id), expiresAt }
  })
}

/** @throws AppError `document.not_found`, `document.other_kind`, `document.name_missing`, `document.name_taken` */
async function requirePlace(tx: Tx, { caseId, fileName, documentId, duplicate }: Beginning): Promise<void> {
  const extension = extensionOf(fileName)
  if (documentId !== undefined) {
    const { kind } = await getDocument(tx, { caseId, documentId })
    if (kind !== requireType(extension).kind) throw new AppError('document.other_kind')
    return
  }
  const wanted = cleanName(fileName, extension)
  if (wanted === '') throw new AppError('document.name_missing')
  await placeFor(tx, { caseId, wanted, duplicate })
}

/** @throws AppError `document.uploads_many` */
async function requireRoom(tx: Tx, userId: string, size: number): Promise<void> {
  const { count, bytes } = await holdUnfinished(tx, userId)
  if (count >= mostUnfinished || bytes + size > mostUnfinishedBytes)
    throw new AppError('document.uploads_many', { values: { most: String(mostUnfinished) } })
}
