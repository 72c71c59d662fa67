/** Takes the bytes of uploads, for the person and the session that began them. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { ResumableUploads } from '@mizan/platform/http'
import { largestFile } from '../../data/limits.ts'
import type { DocumentCall, Tx } from '../call.ts'
import { append, holds, type PartFile } from './part-file.ts'
import { partKeyOf, partPathOf } from './places.ts'
import { getUpload, keepReceived } from './store.ts'
import type { UploadRow } from './tables.ts'

export const uploadBytes: ResumableUploads<DocumentCall> = {
  begunBy: 'documents.beginUpload',
  maxBytes: largestFile,
  find: async (call, uploadId) => {
    const row = await call.office.read((tx) => getWritable(call, tx, uploadId))
    await requirePart(call, row)
    return { size: row.size, received: row.received }
  },
  write: async (call, uploadId, source) => {
    const { row, part } = await findPart(call, uploadId, getWritable)
    let before = row.received
    const keep = async (now: { received: number; checksum: number }) => {
      const isKept = await call.office.unaudited((tx) => keepReceived(tx, uploadId, { before, ...now }))
      if (!isKept) throw new AppError('document.upload_not_found')
      before = now.received
    }
    return append(part, row, source, keep).catch(uploadError)
  },
}

/** The right may have been taken since the upload began. @throws AppError `document.upload_not_found`, `case.no_access` */
async function getWritable(call: DocumentCall, tx: Tx, uploadId: string): Promise<UploadRow> {
  const caller = callerOf(call)
  const row = await getUpload(tx, caller, uploadId)
  await call.parts.requireCase(tx, caller, { caseId: row.case_id, needs: 'write' })
  return row
}

/** Whoever finishes the upload asks the right on the case in the transaction that adds the document. */
const getOwn = (call: DocumentCall, tx: Tx, uploadId: string): Promise<UploadRow> =>
  getUpload(tx, callerOf(call), uploadId)

/** An upload of the caller with the key of its bytes. @throws AppError `document.upload_not_found`, and what `get` throws */
export async function findPart(
  call: DocumentCall,
  uploadId: string,
  get: typeof getWritable = getOwn,
): Promise<{ row: UploadRow; part: PartFile }> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    const row = await get(call, tx, uploadId)
    if (!row.wrapped_key) throw new AppError('document.upload_not_found')
    const name = { officeId: caller.officeId, fileKey: partKeyOf(uploadId) }
    const key = await call.parts.keys.openFileKey(tx, name, row.wrapped_key)
    return { row, part: { path: partPathOf(call.parts, uploadId), key } }
  })
}

/** Of a finished upload nothing is left on the disk. @throws AppError `document.upload_not_found` */
async function requirePart({ parts }: DocumentCall, { id, received, finished_at }: UploadRow): Promise<void> {
  if (finished_at === null && !(await holds(partPathOf(parts, id), received)))
    throw new AppError('document.upload_not_found')
}

const codes: Readonly<Record<string, 'document.store_full' | 'document.upload_not_found'>> = {
  ENOSPC: 'document.store_full',
  EDQUOT: 'document.store_full',
  ENOENT: 'document.upload_not_found',
}

function uploadError(error: unknown): never {
  const code = codes[String((error as { code?: unknown }).code)]
  throw code ? new AppError(code) : error
}
