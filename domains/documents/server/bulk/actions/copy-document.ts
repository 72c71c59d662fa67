/** Copies the newest version of a document into another case, as a document of its own. Both histories say so. */
import { Readable } from 'node:stream'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { ToCase } from '../../../schemas/bulk.ts'
import type { Document, DocumentId } from '../../../schemas.ts'
import { insertNew } from '../../actions/add-document.ts'
import type { DocumentCall } from '../../call.ts'
import { freeNameIn } from '../../names.ts'
import { presentDocument } from '../../present.ts'
import { receive } from '../../receive.ts'
import { getDocument } from '../../store/documents.ts'
import { flowOf, openVersion, seated } from '../../version-files.ts'
import { noteInBoth } from './move-some.ts'

export async function copyDocument(
  call: DocumentCall,
  { caseId, documentId, toCaseId }: DocumentId & ToCase,
): Promise<Document> {
  if (caseId === toCaseId) throw new AppError('document.same_case')
  const caller = callerOf(call)
  const { from, description, opened } = await call.office.unaudited(async (tx) => {
    const { row } = await call.parts.requireCase(tx, caller, { caseId, needs: 'read' })
    const { description } = await getDocument(tx, { caseId, documentId })
    return { from: row, description, opened: await openVersion(call, tx, { caseId, documentId }) }
  })
  const { version } = opened
  const open = () => Readable.from(flowOf(call, opened), { objectMode: false })
  const upload = { fileName: version.file_name, sha256: version.sha256, size: version.size, open }
  return seated(call, () =>
    receive(call, { caseId: toCaseId, upload }, async (tx, file) => {
      const { row: to } = await call.parts.lockCase(tx, caller, { caseId: toCaseId, needs: 'write' })
      const name = await freeNameIn(tx, { caseId: toCaseId }, version.document_name)
      const written = await insertNew(call, tx, { caseId: toCaseId, name, description, file })
      const before = version.document_name
      await noteInBoth(
        tx,
        { from, to },
        {
          left: { action: 'document.copied_away', document: before, documentId },
          came: { action: 'document.copied_here', document: name, documentId: written.document.id },
        },
      )
      return presentDocument(call, tx, written)
    }),
  )
}
