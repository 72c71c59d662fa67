/** Changes name and description, unless somebody else has changed the same field meanwhile. */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import { expectFields, noteChange, type RecordChange } from '@mizan/platform/database'
import { cleanName } from '../../rules/names.ts'
import type { DocumentChange, DocumentChanged, DocumentId } from '../../schemas.ts'
import type { DocumentCall, Tx } from '../call.ts'
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
    const isSame = changesNothing(before, change)
    const versions = { seen, current: before.version, fields: isSame ? [] : fields }
    const meanwhile = await named(call, tx, await expectFields(tx, record, versions))
    if (isSame) {
      tx.unchanged()
      return { ...(await presentDocument(call, tx, { document: before })), meanwhile }
    }
    const name = change.name === undefined ? before.name : await newNameOf(tx, before, change.name)
    const after = await updateDocument(tx, documentId, {
      ...nameColumns(name),
      description: change.description ?? before.description,
      version: before.version + 1,
    })
    await noteChange(tx, record, { version: after.version, fields })
    tx.about(caseId, { case: row.display_title, document: name, documentId, ...differences(before, after) })
    return { ...(await presentDocument(call, tx, { document: after })), meanwhile }
  })
}

const changesNothing = (
  { name, extension, description }: DocumentRow,
  change: Omit<DocumentChange, 'version'>,
): boolean =>
  (change.name === undefined || cleanName(change.name, extension) === name) &&
  (change.description ?? description) === description

/** What others did meanwhile, with their names. */
async function named(
  call: DocumentCall,
  tx: Tx,
  changes: readonly RecordChange[],
): Promise<DocumentChanged['meanwhile']> {
  const ids = changes.map(({ by }) => by)
  const person = await namesFor(tx, call.parts.namesOf, ids)
  return changes.map(({ by, at, fields }) => ({ by: by === null ? null : person(by), at, fields }))
}

/** For the record: what the values were before. */
const differences = (before: DocumentRow, after: DocumentRow): Record<string, string> => ({
  ...(before.name !== after.name && { nameBefore: before.name }),
  ...(before.description !== after.description && {
    descriptionBefore: before.description || '–',
    descriptionAfter: after.description || '–',
  }),
})
