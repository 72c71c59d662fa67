/** Moves documents to the bin: each has its entry in the record. */
import { callerOf } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import type { DoneTo, SomeDocuments } from '../../../schemas/bulk.ts'
import type { DocumentCall } from '../../call.ts'
import { binSome, lockSome } from '../store.ts'

type Asked = SomeDocuments & { caseId: string }

export function deleteSome(call: DocumentCall, { caseId, documentIds }: Asked): Promise<DoneTo> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    await call.parts.keys.hold(tx, caller.officeId)
    const { row } = await call.parts.lockCase(tx, caller, { caseId, needs: 'write' })
    const found = await lockSome(tx, { caseId, documentIds })
    const ids = found.map(({ id }) => id)
    await binSome(tx, ids, caller.userId)
    for (const { id, name } of found)
      await insertAuditEntry(tx, 'document.deleted', {
        subjectId: caseId,
        details: { case: row.display_title, document: name, documentId: id },
      })
    return { documentIds: ids }
  })
}
