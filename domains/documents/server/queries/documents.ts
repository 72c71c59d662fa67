/** The documents of a case, their versions, and who has read them. */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import { freeName, nameKey } from '../../rules/names.ts'
import type {
  Check,
  Checked,
  DocumentId,
  DocumentPage,
  DocumentQuery,
  Readers,
  Versions,
} from '../../schemas.ts'
import type { DocumentCall } from '../call.ts'
import { presentDocuments, presentVersion } from '../present.ts'
import { getDocument, namesLike } from '../store/documents.ts'
import { pageOfDocuments } from '../store/lists.ts'
import { listVersions, pageOfReads } from '../store/versions.ts'

type OfCase<Input> = Input & { caseId: string }

export function listDocuments(
  call: DocumentCall,
  { caseId, ...query }: OfCase<DocumentQuery>,
): Promise<DocumentPage> {
  const { pageIndex, pageSize } = query
  return call.office.read(async (tx) => {
    const { right } = await call.parts.requireCase(tx, callerOf(call), { caseId, needs: 'read' })
    const mayWrite = right === 'write'
    const { rows, total, inBin, ofCourt } = await pageOfDocuments(tx, caseId, query)
    const items = await presentDocuments(call, tx, rows, { mayWrite })
    return { items, total, pageIndex, pageSize, inBin, ofCourt, may: mayWrite ? ['add'] : [] }
  })
}

export function readVersions(call: DocumentCall, { caseId, documentId }: DocumentId): Promise<Versions> {
  return call.office.read(async (tx) => {
    await call.parts.requireCase(tx, callerOf(call), { caseId, needs: 'read' })
    await getDocument(tx, { caseId, documentId })
    const rows = await listVersions(tx, documentId)
    const person = await namesFor(
      tx,
      call.parts.namesOf,
      rows.map(({ created_by }) => created_by),
    )
    return { items: rows.map((row) => presentVersion(row, person)) }
  })
}

/** Names are given by the server as they would be at this moment; the upload itself is asked again. */
export function checkNames(call: DocumentCall, { caseId, names }: OfCase<Check>): Promise<Checked> {
  return call.office.read(async (tx) => {
    await call.parts.requireCase(tx, callerOf(call), { caseId, needs: 'read' })
    const others = await namesLike(tx, caseId, names)
    const taken = new Set(others.map((one) => one.nameKey))
    return {
      items: names.map((name) => {
        const same = others.find((one) => one.nameKey === nameKey(name))
        return {
          name,
          taken: same ? { documentId: same.id, name: same.name, free: freeName(name, taken) } : null,
        }
      }),
    }
  })
}

/** For those who may write the case. */
export function readReaders(
  call: DocumentCall,
  { caseId, documentId, pageIndex, pageSize }: DocumentId & { pageIndex: number; pageSize: number },
): Promise<Readers> {
  return call.office.read(async (tx) => {
    await call.parts.requireCase(tx, callerOf(call), { caseId, needs: 'write' })
    await getDocument(tx, { caseId, documentId })
    const rows = await pageOfReads(tx, documentId, { pageIndex, pageSize })
    const person = await namesFor(
      tx,
      call.parts.namesOf,
      rows.map((row) => row.person),
    )
    const items = rows.map(({ version, firstAt, lastAt, ...row }) => ({
      person: person(row.person),
      version,
      firstAt,
      lastAt,
    }))
    return { items, total: rows[0]?.total ?? 0, pageIndex, pageSize }
  })
}
