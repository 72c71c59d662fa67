/** What a document shows, as values that the screen draws; and one document by its id. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { type ViewType, viewFile } from '@mizan/platform/text-documents'
import { shownAs } from '../../rules/preview.ts'
import type { Preview, VersionQuery } from '../../schemas/preview.ts'
import type { Document, DocumentId } from '../../schemas.ts'
import type { DocumentCall } from '../call.ts'
import { presentDocuments } from '../present.ts'
import { getDocument } from '../store/documents.ts'
import type { StoredVersion } from '../store/versions.ts'
import { bytesOf, openVersion, seated, unreadable } from '../version-files.ts'

export function readDocument(call: DocumentCall, wanted: DocumentId): Promise<Document> {
  return call.office.read(async (tx) => {
    const asked = { caseId: wanted.caseId, needs: 'read' } as const
    const { right } = await call.parts.requireCase(tx, callerOf(call), asked)
    const row = await getDocument(tx, wanted)
    const [document] = await presentDocuments(call, tx, [row], { mayWrite: right === 'write' })
    return document as Document
  })
}

/** Plain texts of any ending are read as such. */
const readAs: Readonly<Record<string, ViewType>> = { docx: 'docx', udf: 'udf', xlsx: 'xlsx', eml: 'eml' }

/** Rights and key are those of the moment in which the caller gets a seat. */
export const preview = (call: DocumentCall, wanted: DocumentId & VersionQuery): Promise<Preview> =>
  seated(call, () => read(call, wanted))

async function read(call: DocumentCall, wanted: DocumentId & VersionQuery): Promise<Preview> {
  const opened = await call.office.unaudited(async (tx) => {
    await call.parts.requireCase(tx, callerOf(call), { caseId: wanted.caseId, needs: 'read' })
    const found = await openVersion(call, tx, wanted)
    assertShown(found.version)
    return found
  })
  const { id, number, extension } = opened.version
  const view = await viewFile(await bytesOf(call, opened), readAs[extension] ?? 'txt').catch(unreadable)
  return { versionId: id, number, view }
}

/** Nobody has read a version whose preview is refused here: the transaction ends with it. */
function assertShown({ extension, size, has_macros: hasMacros }: StoredVersion): void {
  const shown = shownAs({ extension, size, hasMacros })
  if (shown === 'macros') throw new AppError('document.has_macros')
  if (shown === 'size') throw new AppError('document.too_large_to_show')
  if (shown !== 'structure') throw new AppError('document.not_shown')
}
