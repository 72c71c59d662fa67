/** Adds a document to a case, or a version to the document that has its name. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf, type Upload } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import { mostDocuments } from '../../data/limits.ts'
import { cleanName, freeName, nameKey } from '../../rules/names.ts'
import type { Document, NewDocument, OnDuplicate } from '../../schemas.ts'
import type { DocumentCall, Tx } from '../call.ts'
import { presentDocument } from '../present.ts'
import { type ReceivedFile, receive } from '../receive.ts'
import { countDocuments, insertDocument, lockDocument, namesLike } from '../store/documents.ts'
import { insertVersion } from '../store/versions.ts'
import { namesOf, tooMany, versionOf, type Written } from '../written.ts'
import { appendVersion } from './add-version.ts'

interface Addition extends NewDocument {
  caseId: string
  File: Upload
}

export function addDocument(
  call: DocumentCall,
  { caseId, File: upload, Name, Description, Duplicate }: Addition,
): Promise<Document> {
  return receive(call, { caseId, upload, name: Name }, async (tx, file) => {
    const { row } = await call.parts.lockCase(tx, callerOf(call), { caseId, needs: 'write' })
    const wanted = cleanName(Name || upload.fileName, file.extension)
    if (wanted === '') throw new AppError('document.name_missing')
    const place = await placeFor(tx, caseId, wanted, Duplicate)
    const placed = { caseId, caseTitle: row.display_title, file }
    const written =
      'documentId' in place
        ? await toExisting(call, tx, { ...placed, ...place })
        : await insertNew(call, tx, { ...placed, ...place, description: Description })
    return presentDocument(call, tx, written)
  })
}

/** Under which name it is kept, or of which document it becomes a version. @throws AppError `document.name_taken` */
async function placeFor(
  tx: Tx,
  caseId: string,
  wanted: string,
  duplicate: OnDuplicate,
): Promise<{ name: string } | { documentId: string }> {
  const others = await namesLike(tx, caseId, [wanted])
  const same = others.find((one) => one.nameKey === nameKey(wanted))
  if (!same) return { name: wanted }
  if (duplicate === 'version') return { documentId: same.id }
  const free = freeName(wanted, new Set(others.map((one) => one.nameKey)))
  if (duplicate === 'both') return { name: free }
  throw new AppError('document.name_taken', {
    values: { name: same.name },
    details: { documentId: same.id, name: same.name, free },
  })
}

interface Placed {
  caseId: string
  caseTitle: string
  file: ReceivedFile
}

async function toExisting(
  call: DocumentCall,
  tx: Tx,
  { caseId, documentId, caseTitle, file }: Placed & { documentId: string },
): Promise<Written> {
  const document = await lockDocument(tx, { caseId, documentId })
  return appendVersion(call, tx, { document, caseTitle, file, comment: '' })
}

async function insertNew(
  call: DocumentCall,
  tx: Tx,
  { caseId, caseTitle, name, description, file }: Placed & { name: string; description: string },
): Promise<Written> {
  const { officeId, userId } = callerOf(call)
  if ((await countDocuments(tx, caseId)) >= mostDocuments) throw tooMany()
  const now = tx.clock.now().toISOString()
  const id = randomUUID()
  const document = await insertDocument(tx, {
    id,
    company_id: officeId,
    case_id: caseId,
    ...namesOf(name),
    extension: file.extension,
    kind: file.kind,
    description,
    latest_id: file.id,
    size: file.size,
    changed_by: userId,
    changed_at: now,
    created_by: userId,
    created_at: now,
  })
  const values = versionOf(document, { file, number: 1, comment: '', by: userId, at: now })
  const version = await insertVersion(tx, values)
  await insertAuditEntry(tx, 'document.added', {
    subjectId: caseId,
    details: { case: caseTitle, document: name, documentId: id },
  })
  return { document, version }
}
