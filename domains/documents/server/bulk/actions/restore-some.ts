/** Restores documents from the bin: each has its entry in the record. */
import { callerOf } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import type { DoneTo, SomeDocuments } from '../../../schemas/bulk.ts'
import type { DocumentCall } from '../../call.ts'
import { freeNamesIn, nameColumns } from '../../names.ts'
import { updateDocument } from '../../store/documents.ts'
import { binSince } from '../../store/lists.ts'
import { lockSome } from '../store.ts'

type Asked = SomeDocuments & { caseId: string }

export function restoreSome(call: DocumentCall, { caseId, documentIds }: Asked): Promise<DoneTo> {
  return call.office(async (tx) => {
    const { row } = await call.parts.lockCase(tx, callerOf(call), { caseId, needs: 'write' })
    const found = await lockSome(tx, { caseId, documentIds }, { since: binSince(tx.clock.now()) })
    const names = found.map(({ name }) => name)
    const nextName = await freeNamesIn(tx, caseId, names)
    for (const document of found) {
      const name = nextName(document.name)
      await updateDocument(tx, document.id, { ...nameColumns(name), deleted_at: null, deleted_by: null })
      await insertAuditEntry(tx, 'document.restored', {
        subjectId: caseId,
        details: { case: row.display_title, document: name, documentId: document.id },
      })
    }
    return { documentIds: found.map(({ id }) => id) }
  })
}
