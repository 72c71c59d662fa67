/** Adds a version to a document, or changes the comment on its newest one. */
import { AppError, callerOf, type Upload } from '@mizan/platform/contract'
import { insertAuditEntry } from '@mizan/platform/database'
import { mostVersions } from '../../data/limits.ts'
import { cleanName, stemOf } from '../../rules/names.ts'
import type { AddedDocument, NewVersion } from '../../schemas.ts'
import type { DocumentCall, Tx } from '../call.ts'
import { freeNameIn, nameColumns } from '../names.ts'
import { presentAdded, presentDocument } from '../present.ts'
import { type ReceivedFile, receive } from '../receive.ts'
import { lockDocument, updateDocument } from '../store/documents.ts'
import { insertVersion, updateComment } from '../store/versions.ts'
import type { DocumentRow } from '../tables.ts'
import { tooMany, versionOf, type Written } from '../versions.ts'

interface Change extends NewVersion {
  caseId: string
  File?: Upload | undefined
}

export function addVersion(
  call: DocumentCall,
  { caseId, DocumentId: documentId, File: upload, Comment }: Change,
): Promise<AddedDocument> {
  if (!upload) return changeComment(call, { caseId, documentId, comment: Comment })
  return receive(call, { caseId, upload }, async (tx, file) => {
    const added = { caseId, documentId, file, comment: Comment ?? '' }
    return presentAdded(call, tx, await placeVersion(call, tx, added))
  })
}

interface Placing {
  caseId: string
  documentId: string
  file: ReceivedFile
  comment: string
}

/** Adds a stored file to a document. @throws AppError `document.not_found`, `document.other_kind`, `document.too_many` */
export async function placeVersion(
  call: DocumentCall,
  tx: Tx,
  { caseId, documentId, file, comment }: Placing,
): Promise<Written> {
  const { row } = await call.parts.lockCase(tx, callerOf(call), { caseId, needs: 'write' })
  const document = await lockDocument(tx, { caseId, documentId })
  return appendVersion(call, tx, { document, caseTitle: row.display_title, file, comment })
}

interface Appended {
  document: DocumentRow
  caseTitle: string
  file: ReceivedFile
  comment: string
  /** Whoever calls it writes the entry for the record. */
  entries?: 'own' | undefined
}

/** To a document that is held. The ending of its name follows that of the file. */
export async function appendVersion(
  call: DocumentCall,
  tx: Tx,
  { document, caseTitle, file, comment, entries }: Appended,
): Promise<Written> {
  if (document.kind !== file.kind) throw new AppError('document.other_kind')
  if (document.latest_number >= mostVersions) throw tooMany()
  const by = callerOf(call).userId
  const at = tx.clock.now().toISOString()
  const number = document.latest_number + 1
  const name = await nameWith(tx, document, file.extension)
  const version = await insertVersion(tx, versionOf(document, { file, number, comment, by, at }))
  if (entries !== 'own')
    await insertAuditEntry(tx, 'document.version_added', {
      subjectId: document.case_id,
      details: { case: caseTitle, document: name, version: String(number), documentId: document.id },
    })
  const changed = await updateDocument(tx, document.id, {
    ...nameColumns(name),
    extension: file.extension,
    latest_id: file.id,
    latest_number: number,
    size: file.size,
    changed_by: by,
    changed_at: at,
  })
  return { document: changed, version }
}

async function nameWith(
  tx: Tx,
  { id, case_id: caseId, name, extension }: DocumentRow,
  wanted: string,
): Promise<string> {
  if (extension === wanted) return name
  return freeNameIn(tx, { caseId, own: id }, cleanName(`${stemOf(name)}.${wanted}`, wanted))
}

function changeComment(
  call: DocumentCall,
  { caseId, documentId, comment }: { caseId: string; documentId: string; comment: string | undefined },
): Promise<AddedDocument> {
  if (comment === undefined) throw new AppError('document.nothing_changed')
  return call.office(async (tx) => {
    const { row } = await call.parts.requireCase(tx, callerOf(call), { caseId, needs: 'write' })
    const document = await lockDocument(tx, { caseId, documentId })
    const version = await updateComment(tx, document.latest_id, comment)
    await insertAuditEntry(tx, 'document.comment_changed', {
      subjectId: caseId,
      details: {
        case: row.display_title,
        document: document.name,
        version: String(document.latest_number),
        documentId,
      },
    })
    return { ...(await presentDocument(call, tx, { document, version })), unseen: [] }
  })
}
