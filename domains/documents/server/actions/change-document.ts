/** Changes name and description, unless somebody else has changed the same field meanwhile. */
import { namesFor } from '@mizan/identity/server'
import { AppError, callerOf } from '@mizan/platform/contract'
import { expectFields, noteChange } from '@mizan/platform/database'
import { cleanName, freeName, nameKey } from '../../rules/names.ts'
import type { DocumentChange, DocumentChanged, DocumentId } from '../../schemas.ts'
import type { DocumentCall, Tx } from '../call.ts'
import { presentDocument } from '../present.ts'
import { lockDocument, namesLike, updateDocument } from '../store/documents.ts'
import type { DocumentRow } from '../tables.ts'
import { namesOf } from '../written.ts'

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
    const name = change.name === undefined ? before.name : await freeToTake(tx, before, change.name)
    const after = await updateDocument(tx, documentId, {
      ...namesOf(name),
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

/** @throws AppError `document.name_missing`, `document.name_taken` */
async function freeToTake(tx: Tx, { id, case_id, extension }: DocumentRow, given: string): Promise<string> {
  const wanted = cleanName(given, extension)
  if (wanted === '') throw new AppError('document.name_missing')
  const others = (await namesLike(tx, case_id, [wanted])).filter((one) => one.id !== id)
  const same = others.find((one) => one.nameKey === nameKey(wanted))
  if (!same) return wanted
  throw new AppError('document.name_taken', {
    values: { name: same.name },
    details: {
      documentId: same.id,
      name: same.name,
      free: freeName(wanted, new Set(others.map((one) => one.nameKey))),
    },
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
