/** Moves a document to the bin. */
import { callerOf } from '@mizan/platform/contract'
import type { DocumentId } from '../../schemas.ts'
import type { DocumentCall } from '../call.ts'
import { lockDocument, updateDocument } from '../store/documents.ts'

export function deleteDocument(
  call: DocumentCall,
  { caseId, documentId }: DocumentId,
): Promise<{ done: true }> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const { row } = await call.parts.lockCase(tx, caller, { caseId, needs: 'write' })
    const document = await lockDocument(tx, { caseId, documentId })
    await updateDocument(tx, documentId, {
      deleted_at: tx.clock.now().toISOString(),
      deleted_by: caller.userId,
    })
    tx.about(caseId, { case: row.display_title, document: document.name, documentId })
    return { done: true }
  })
}
