/** Gives a file, whole or in part, and notes who has read it. */
import { AppError, type BinaryAnswer, callerOf } from '@mizan/platform/contract'
import { FileError } from '@mizan/platform/files'
import { stemOf } from '../../rules/names.ts'
import type { DownloadQuery } from '../../schemas.ts'
import type { DocumentCall, Tx } from '../call.ts'
import { fileKeyOf } from '../receive.ts'
import { getDocument } from '../store/documents.ts'
import { findStored, noteRead, type StoredVersion } from '../store/versions.ts'

interface Wanted extends DownloadQuery {
  caseId: string
}

export async function download(call: DocumentCall, wanted: Wanted): Promise<BinaryAnswer> {
  const caller = callerOf(call)
  const { officeId, userId } = caller
  const { files, keys, requireCase } = call.parts
  const { version, dataKey } = await call.office.unaudited(async (tx) => {
    await requireCase(tx, caller, { caseId: wanted.caseId, needs: 'read' })
    const found = await getStored(tx, wanted)
    const key = await keys.openFileKey(tx, { officeId, fileKey: fileKeyOf(found.id) }, found.wrapped_key)
    await noteRead(tx, found, userId)
    return { version: found, dataKey: key }
  })
  const file = { key: fileKeyOf(version.id), size: version.size, sha256: version.sha256 }
  return {
    contentType: version.content_type,
    fileName: fileNameOf(call, version),
    body: await files.read(file, dataKey).catch(explained),
    size: version.size,
    parts: {
      validator: version.sha256,
      read: (range) => files.readRange(file, range, dataKey).catch(explained),
    },
  }
}

/** @throws AppError `document.not_found`, `document.version_not_found` */
async function getStored(tx: Tx, wanted: Wanted): Promise<StoredVersion> {
  const found = await findStored(tx, wanted)
  if (found) return found
  await getDocument(tx, wanted)
  throw new AppError('document.version_not_found')
}

const said = { tr: 'sürüm', en: 'version' } as const

/** The newest version is named as its document. */
function fileNameOf({ language }: DocumentCall, version: StoredVersion): string {
  const { document_name: name, is_latest, number, extension } = version
  return is_latest ? name : `${stemOf(name)} (${said[language]} ${number}).${extension}`
}

function explained(error: unknown): never {
  if (!(error instanceof FileError)) throw error
  throw new AppError(error.problem === 'unavailable' ? 'document.store_unavailable' : 'document.damaged')
}
