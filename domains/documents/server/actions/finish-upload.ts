/** Makes a document, or a version of one, of an upload whose bytes are all here. Asked again, it answers the same. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { FinishedUpload } from '../../schemas/resumable.ts'
import type { AddedDocument } from '../../schemas.ts'
import type { DocumentCall, Tx } from '../call.ts'
import { presentAdded, presentDocument } from '../present.ts'
import { type ReceivedFile, receive } from '../receive.ts'
import { getDocument } from '../store/documents.ts'
import { findPart } from '../uploads/bytes.ts'
import { openPart, removePart } from '../uploads/part-file.ts'
import { getUpload, lockUnfinished, noteFinished } from '../uploads/store.ts'
import type { UploadRow } from '../uploads/tables.ts'
import type { Written } from '../versions.ts'
import { placeFile } from './add-document.ts'
import { placeVersion } from './add-version.ts'

interface Finishing extends FinishedUpload {
  caseId: string
  uploadId: string
}

export async function finishUpload(call: DocumentCall, asked: Finishing): Promise<AddedDocument> {
  const given = await findFinished(call, asked)
  if (given) return given
  try {
    return await finish(call, asked)
  } catch (error) {
    // Whatever went wrong here: what another call has made of it meanwhile is the answer.
    const known = await findFinished(call, asked).catch(() => undefined)
    if (known) return known
    throw error
  }
}

/** By upload: whoever asks again meanwhile waits for the same, instead of storing the file once more. */
const underWay = new Map<string, Promise<AddedDocument>>()

async function finish(call: DocumentCall, asked: Finishing): Promise<AddedDocument> {
  // Only whoever began it finds it.
  const found = await findPart(call, asked.uploadId)
  const { id } = found.row
  const running = underWay.get(id) ?? store(call, asked, found).finally(() => underWay.delete(id))
  underWay.set(id, running)
  return running
}

type FoundPart = Awaited<ReturnType<typeof findPart>>

async function store(call: DocumentCall, asked: Finishing, { row, part }: FoundPart): Promise<AddedDocument> {
  if (row.received < row.size)
    throw new AppError('document.upload_incomplete', { details: { received: row.received } })
  const gone = () => new AppError('document.upload_not_found')
  const upload = { fileName: row.file_name, open: () => openPart(part, row, gone) }
  const document = await receive(call, { caseId: asked.caseId, upload }, async (tx, file) => {
    if (!(await lockUnfinished(tx, row.id))) throw gone()
    const written = await place(call, tx, { asked, row, file })
    await noteFinished(tx, row.id, written.document.id)
    return presentAdded(call, tx, written)
  })
  await removePart(part.path)
  return document
}

/** What the upload has become already. @throws AppError `document.upload_not_found` also for one of another case */
const findFinished = (
  call: DocumentCall,
  { caseId, uploadId }: Finishing,
): Promise<AddedDocument | undefined> =>
  call.office.read(async (tx) => {
    const caller = callerOf(call)
    await call.parts.requireCase(tx, caller, { caseId, needs: 'write' })
    const { case_id, document_id } = await getUpload(tx, caller, uploadId)
    if (case_id !== caseId) throw new AppError('document.upload_not_found')
    if (document_id === null) return undefined
    const document = await getDocument(tx, { caseId, documentId: document_id })
    return { ...(await presentDocument(call, tx, { document })), unseen: [] }
  })

interface Placing {
  asked: Finishing
  row: UploadRow
  file: ReceivedFile
}

function place(call: DocumentCall, tx: Tx, { asked, row, file }: Placing): Promise<Written> {
  const { caseId, duplicate, description } = asked
  return row.version_of === null
    ? placeFile(call, tx, { caseId, file, wanted: row.file_name, description, duplicate })
    : placeVersion(call, tx, { caseId, file, documentId: row.version_of, comment: '' })
}
