/** Restores a document from the bin. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { freeName } from '../../rules/names.ts'
import type { Document, DocumentId } from '../../schemas.ts'
import type { DocumentCall, Tx } from '../call.ts'
import { presentDocument } from '../present.ts'
import { lockDocument, namesLike, updateDocument } from '../store/documents.ts'
import { binSince } from '../store/lists.ts'
import { namesOf } from '../written.ts'

export function restoreDocument(call: DocumentCall, { caseId, documentId }: DocumentId): Promise<Document> {
  return call.office(async (tx) => {
    const { row } = await call.parts.lockCase(tx, callerOf(call), { caseId, needs: 'write' })
    const before = await lockDocument(tx, { caseId, documentId }, true)
    if (new Date(before.deleted_at ?? 0) <= binSince(tx.clock.now())) throw new AppError('document.not_found')
    const name = await nameFreeAgain(tx, caseId, before.name)
    const document = await updateDocument(tx, documentId, {
      ...namesOf(name),
      deleted_at: null,
      deleted_by: null,
    })
    tx.about(caseId, { case: row.display_title, document: name, documentId })
    return presentDocument(call, tx, { document })
  })
}

/** Another document may have taken the name meanwhile. */
async function nameFreeAgain(tx: Tx, caseId: string, name: string): Promise<string> {
  const others = await namesLike(tx, caseId, [name])
  return freeName(name, new Set(others.map((one) => one.nameKey)))
}
