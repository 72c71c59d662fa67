/**
 * Takes an uploaded file into the store, so that nothing is left of an upload that breaks: the file is listed before it
 * is written, and its key is stored with its version. What a killed server leaves behind is found in the list.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { callerOf, type Upload } from '@mizan/platform/contract'
import { largestFile } from '../data/limits.ts'
import { extensionOf } from '../rules/names.ts'
import type { DocumentCall, Tx } from './call.ts'
import { type ToldFile, tellFile } from './content/tell.ts'
import { dropUnused, forgetFiles, insertFile, keepFile } from './store/files.ts'
import { storeError } from './store-errors.ts'
import { wantTexts } from './texts/want-texts.ts'

/** A file in the store that a version is about to have. */
export interface ReceivedFile extends ToldFile {
  /** Id of its version. */
  id: string
  fileName: string
  size: number
  sha256: string
}

/** A file that has arrived. */
type Arrived = Pick<Upload, 'fileName' | 'open'> & {
  /** As it arrived; left out by those that compare what they read themselves. */
  sha256?: string
  /** Left out if the room of the office is promised already. */
  size?: number
}

interface Receiving {
  caseId: string
  upload: Arrived
  /** Has the ending where the name of the file has none. */
  name?: string | undefined
}

/** The folder of the store in which files of documents are, and nothing else. */
export const filesFolder = 'documents'

export const fileKeyOf = (id: string): string => `${filesFolder}/${id.slice(0, 2)}/${id}`

/** `keep` writes the version; if it throws, the file is removed. */
export async function receive<T>(
  call: DocumentCall,
  { caseId, upload, name = '' }: Receiving,
  keep: (tx: Tx, file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const caller = callerOf(call)
  const { files, keys, requireCase, room } = call.parts
  const { officeId } = caller
  const told = await tellFile(extensionOf(upload.fileName) || extensionOf(name), upload.open)
  const id = randomUUID()
  await call.office.unaudited(async (tx) => {
    await requireCase(tx, caller, { caseId, needs: 'write' })
    await keys.requireOpen(tx, officeId)
    if (upload.size !== undefined) await room.require(tx, officeId, upload.size)
    await insertFile(tx, { id, officeId, promised: upload.size ?? 0 })
  })
  const dataKey = randomBytes(32)
  const fileKey = fileKeyOf(id)
  try {
    const { size, sha256 } = await files.put(fileKey, upload.open(), largestFile, dataKey)
    if (upload.sha256 !== undefined && sha256 !== upload.sha256)
      throw new Error('A file changed between its arrival and its storing')
    return await call.office(async (tx) => {
      await keepFile(tx, id, await keys.wrapFileKey(tx, { officeId, fileKey }, dataKey))
      const kept = await keep(tx, { ...told, id, fileName: upload.fileName, size, sha256 })
      await wantTexts(tx, officeId)
      return kept
    })
  } catch (error) {
    await discard(call, id).catch((failure) =>
      call.parts.log.warn({ err: failure, id }, 'a file of a failed upload is left to the daily job'),
    )
    throw storeError(error)
  }
}

/** Not if the version exists: the answer of its commit may have been lost. */
export async function discard({ office, parts }: DocumentCall, id: string): Promise<void> {
  if (!(await office.unaudited((tx) => dropUnused(tx, id)))) return
  await parts.files.remove(fileKeyOf(id))
  await office.unaudited((tx) => forgetFiles(tx, [id]))
}
