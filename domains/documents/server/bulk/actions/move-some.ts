/** Moves documents with all their versions to another case. Both histories say so. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import { mostDocuments } from '../../../data/limits.ts'
import type { DoneTo, SomeToCase } from '../../../schemas/bulk.ts'
import type { DocumentCall, Tx } from '../../call.ts'
import { freeNamesIn, nameColumns } from '../../names.ts'
import type { OpenCase } from '../../parts.ts'
import { countDocuments, updateDocument } from '../../store/documents.ts'
import type { DocumentRow } from '../../tables.ts'
import { tooMany } from '../../versions.ts'
import { lockSome } from '../store.ts'

export interface BothCases {
  from: OpenCase['row']
  to: OpenCase['row']
}

export function moveSome(
  call: DocumentCall,
  { caseId, documentIds, toCaseId }: SomeToCase & { caseId: string },
): Promise<DoneTo> {
  if (caseId === toCaseId) throw new AppError('document.same_case')
  return call.office(async (tx) => {
    await call.parts.keys.hold(tx, callerOf(call).officeId)
    const cases = await lockBoth(call, tx, { caseId, toCaseId })
    const found = await lockSome(tx, { caseId, documentIds })
    if ((await countDocuments(tx, toCaseId)) + found.length > mostDocuments) throw tooMany()
    await moveAll(tx, cases, found)
    return { documentIds: found.map(({ id }) => id) }
  })
}

/** In one order for everybody, so that two such calls never wait for each other. */
async function lockBoth(
  call: DocumentCall,
  tx: Tx,
  { caseId, toCaseId }: { caseId: string; toCaseId: string },
): Promise<BothCases> {
  const rows = new Map<string, OpenCase['row']>()
  for (const id of [caseId, toCaseId].sort()) {
    const { row } = await call.parts.lockCase(tx, callerOf(call), { caseId: id, needs: 'write' })
    rows.set(id, row)
  }
  return { from: rows.get(caseId), to: rows.get(toCaseId) } as BothCases
}

async function moveAll(tx: Tx, cases: BothCases, found: readonly DocumentRow[]): Promise<void> {
  const names = found.map(({ name }) => name)
  const nextName = await freeNamesIn(tx, cases.to.id, names)
  for (const document of found) {
    const name = nextName(document.name)
    await updateDocument(tx, document.id, { ...nameColumns(name), case_id: cases.to.id })
    const { id: documentId, name: before } = document
    await noteInBoth(tx, cases, {
      left: { action: 'document.moved_away', document: before, documentId },
      came: { action: 'document.moved_here', document: name, documentId },
    })
  }
}

interface Note<Action> {
  action: Action
  /** The name that the document has in this case. */
  document: string
  documentId: string
}

interface BothNotes {
  left: Note<'document.moved_away' | 'document.copied_away'>
  came: Note<'document.moved_here' | 'document.copied_here'>
}

/** The other case is named by its number alone: not everybody who reads one of them may know the other. */
export async function noteInBoth(tx: Tx, { from, to }: BothCases, { left, came }: BothNotes): Promise<void> {
  await insertAuditEntry(tx, left.action, {
    subjectId: from.id,
    details: { case: from.display_title, otherCase: to.case_number, ...about(left) },
  })
  await insertAuditEntry(tx, came.action, {
    subjectId: to.id,
    details: { case: to.display_title, otherCase: from.case_number, ...about(came) },
  })
}

const about = ({ document, documentId }: Note<unknown>) => ({ document, documentId })
