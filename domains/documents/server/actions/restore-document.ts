/** Restores a document from the bin; one that somebody has restored already is given as it is. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { Document, DocumentId } from '../../schemas.ts'
import type { DocumentCall } from '../call.ts'
import { freeNameIn, nameColumns } from '../names.ts'
import { presentDocument } from '../present.ts'
import { lockDocument, updateDocument } from '../store/documents.ts'
import { binSince } from '../store/lists.ts'

export function restoreDocument(call: DocumentCall, { caseId, documentId }: DocumentId): Promise<Document> {
  return call.office(async (tx) => {
    const { row } = await call.parts.lockCase(tx, callerOf(call), { caseId, needs: 'write' })
    const before = await lockDocument(tx, { caseId, documentId }, true)
    if (before.deleted_at === null) {
      tx.unchanged()
      return presentDocument(call, tx, { document: before })
    }
    if (new Date(before.deleted_at) <= binSince(tx.clock.now())) throw new AppError('document.not_found')
    // Another document may have taken it meanwhile.
    const name = await freeNameIn(tx, { caseId }, before.name)
    const document = await updateDocument(tx, documentId, {
      ...nameColumns(name),
      deleted_at: null,
      deleted_by: null,
    })
    tx.about(caseId, { case: row.display_title, document: name, documentId })
    return presentDocument(call, tx, { document })
  })
}
