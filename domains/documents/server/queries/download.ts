/** Gives a file, whole or in part, and notes who has read it. */
import { type BinaryAnswer, callerOf } from '@mizan/platform/contract'
import { nameOfVersion } from '../../rules/names.ts'
import type { DownloadQuery } from '../../schemas.ts'
import type { DocumentCall } from '../call.ts'
import { fileKeyOf } from '../receive.ts'
import type { StoredVersion } from '../store/versions.ts'
import { throwReadError } from '../store-errors.ts'
import { openVersion } from '../version-files.ts'

interface Wanted extends DownloadQuery {
  caseId: string
}

export async function download(call: DocumentCall, wanted: Wanted): Promise<BinaryAnswer> {
  const { files, requireCase } = call.parts
  const { version, dataKey } = await call.office.unaudited(async (tx) => {
    await requireCase(tx, callerOf(call), { caseId: wanted.caseId, needs: 'read' })
    return openVersion(call, tx, wanted)
  })
  const file = { key: fileKeyOf(version.id), size: version.size, sha256: version.sha256 }
  return {
    contentType: version.content_type,
    fileName: fileNameOf(call, version),
    body: await files.read(file, dataKey).catch(throwReadError),
    size: version.size,
    parts: {
      validator: version.sha256,
      read: (range) => files.readRange(file, range, dataKey).catch(throwReadError),
    },
  }
}

/** The newest version is named as its document. */
function fileNameOf({ language }: DocumentCall, version: StoredVersion): string {
  const { document_name: name, is_latest } = version
  return is_latest ? name : nameOfVersion(name, version, language)
}
