/** Adds a document to a case, or a version to the document that has its name. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf, type Upload } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import { mostDocuments } from '../../data/limits.ts'
import { cleanName } from '../../rules/names.ts'
import type { AddedDocument, DocumentSection, NewDocument, OnDuplicate } from '../../schemas.ts'
import type { DocumentCall, Tx } from '../call.ts'
import { nameColumns, placeFor } from '../names.ts'
import { presentAdded } from '../present.ts'
import { type ReceivedFile, receive } from '../receive.ts'
import { countDocuments, insertDocument, lockDocument } from '../store/documents.ts'
import { insertVersion } from '../store/versions.ts'
import { tooMany, versionOf, type Written } from '../versions.ts'
import { appendVersion } from './add-version.ts'

interface Addition extends NewDocument {
  caseId: string
  File: Upload
}

export function addDocument(
  call: DocumentCall,
  { caseId, File: upload, Name, Description, Duplicate }: Addition,
): Promise<AddedDocument> {
  return receive(call, { caseId, upload, name: Name }, async (tx, file) => {
    const wanted = Name || upload.fileName
    const adding = { caseId, file, wanted, description: Description, duplicate: Duplicate }
    return presentAdded(call, tx, await placeFile(call, tx, adding))
  })
}

interface Placing {
  caseId: string
  file: ReceivedFile
  wanted: string
  description: string
  duplicate: OnDuplicate
  /** Whoever calls it writes the entry for the record. */
  entries?: 'own' | undefined
  section?: DocumentSection | undefined
}

/** Writes the document or version that a stored file becomes. @throws AppError `document.name_missing`, `document.name_taken` */
export async function placeFile(
  call: DocumentCall,
  tx: Tx,
  { caseId, file, wanted, description, duplicate, entries, section }: Placing,
): Promise<Written> {
  const { row } = await call.parts.lockCase(tx, callerOf(call), { caseId, needs: 'write' })
  const name = cleanName(wanted, file.extension)
  if (name === '') throw new AppError('document.name_missing')
  const place = await placeFor(tx, { caseId, wanted: name, duplicate })
  const placed = { caseId, caseTitle: row.display_title, file }
  return 'documentId' in place
    ? toExisting(call, tx, { ...placed, ...place })
    : addNew(call, tx, { ...placed, ...place, description, entries, section })
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

interface New {
  caseId: string
  file: ReceivedFile
  name: string
  description: string
  section?: DocumentSection | undefined
}

async function addNew(
  call: DocumentCall,
  tx: Tx,
  { caseTitle, entries, ...added }: New & { caseTitle: string; entries?: 'own' | undefined },
): Promise<Written> {
  const written = await insertNew(call, tx, added)
  if (entries === 'own') return written
  await insertAuditEntry(tx, 'document.added', {
    subjectId: added.caseId,
    details: { case: caseTitle, document: added.name, documentId: written.document.id },
  })
  return written
}

/** Whoever calls it writes the entry for the record. @throws AppError `document.too_many` */
export async function insertNew(
  call: DocumentCall,
  tx: Tx,
  { caseId, name, description, file, section = 'office' }: New,
): Promise<Written> {
  const { officeId, userId } = callerOf(call)
  if ((await countDocuments(tx, caseId)) >= mostDocuments) throw tooMany()
  const now = tx.clock.now().toISOString()
  const id = randomUUID()
  const document = await insertDocument(tx, {
    id,
    company_id: officeId,
    case_id: caseId,
    ...nameColumns(name),
    extension: file.extension,
    kind: file.kind,
    section,
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
  return { document, version }
}
