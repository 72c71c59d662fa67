/** Changes name and description, unless somebody else has changed the same field meanwhile. */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import { expectFields, noteChange } from '@mizan/platform/database'
import type { DocumentChange, DocumentChanged, DocumentId } from '../../schemas.ts'
import type { DocumentCall } from '../call.ts'
import { nameColumns, newNameOf } from '../names.ts'
import { presentDocument } from '../present.ts'
import { lockDocument, updateDocument } from '../store/documents.ts'
import type { DocumentRow } from '../tables.ts'

export function changeDocument(
  call: DocumentCall,
  { caseId, documentId, version: seen, ...change }: DocumentChange & DocumentId,
): Promise<DocumentChanged> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    const { row } = await call.parts.lockCase(tx, caller, { caseId, needs: 'write' })
    const before = await lockDocument(tx, { caseId, documentId })
    const fields = Object.entries(change).flatMap(([name, value]) => (value === undefined ? [] : [name]))
    const record = { table: 'documents', id: documentId }
    const others = await expectFields(tx, record, { seen, current: before.version, fields })
    const name = change.name === undefined ? before.name : await newNameOf(tx, before, change.name)
    const after = await updateDocument(tx, documentId, {
      ...nameColumns(name),
      description: change.description ?? before.description,
      version: before.version + 1,
    })
    await noteChange(tx, record, { version: after.version, fields })
    tx.about(caseId, { case: row.display_title, document: name, documentId, ...differences(before, after) })
    const person = await namesFor(
      tx,
      call.parts.namesOf,
      others.map(({ by }) => by),
    )
    const meanwhile = others.map(({ by, at, fields: changed }) => ({
      by: by === null ? null : person(by),
      at,
      fields: changed,
    }))
    return { ...(await presentDocument(call, tx, { document: after })), meanwhile }
  })
}

/** For the record: what the values were before. */
const differences = (before: DocumentRow, after: DocumentRow): Record<string, string> => ({
  ...(before.name !== after.name && { nameBefore: before.name }),
  ...(before.description !== after.description && {
    descriptionBefore: before.description || '–',
    descriptionAfter: after.description || '–',
  }),
})
