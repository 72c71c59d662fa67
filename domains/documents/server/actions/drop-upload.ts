/**
 * Removes an upload of the caller that will not be finished. Nobody else sees it and it says nothing of the case, so
 * whoever has lost the case meanwhile removes theirs too.
 */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { UploadId } from '../../schemas/resumable.ts'
import type { DocumentCall } from '../call.ts'
import { removePart } from '../uploads/part-file.ts'
import { partPathOf } from '../uploads/places.ts'
import { deleteUnfinished, findUpload } from '../uploads/store.ts'

export async function dropUpload(
  call: DocumentCall,
  { caseId, uploadId }: UploadId,
): Promise<{ done: true }> {
  const caller = callerOf(call)
  await call.office.read(async (tx) => {
    const own = await findUpload(tx, caller, uploadId)
    if (own?.case_id === caseId) return
    await call.parts.requireCase(tx, caller, { caseId, needs: 'read' })
    throw new AppError('document.upload_not_found')
  })
  // The row first: without it nothing that is being sent is kept, and no document is made of it.
  await call.office.unaudited(async (tx) => {
    if (await deleteUnfinished(tx, uploadId)) return
    const isFinished = (await findUpload(tx, caller, uploadId)) !== undefined
    throw new AppError(isFinished ? 'document.upload_finished' : 'document.upload_not_found')
  })
  await removePart(partPathOf(call.parts, uploadId))
  return { done: true }
}
