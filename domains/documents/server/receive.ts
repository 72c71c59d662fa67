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

/** One whose type is known. */
export type ToldArrival = Arrived & { told: ToldFile }

type Arriving = ToldArrival & { id: string; dataKey: Buffer }

/** A file in the store whose key is in no row yet. */
export type StoredFile = ReceivedFile & { dataKey: Buffer }

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
  const told = await tellFile(extensionOf(upload.fileName) || extensionOf(name), upload.open)
  return receiveAll(call, caseId, [{ ...upload, told }], async (tx, [file]) => {
    if (!file) throw new Error('No file was stored')
    await keepKey(call, tx, file)
    return keep(tx, file)
  })
}

/**
 * Takes all of them into the store, or none. `keep` writes the key and the version of each; if it throws, the files are
 * removed.
 */
export async function receiveAll<T>(
  call: DocumentCall,
  caseId: string,
  files: readonly ToldArrival[],
  keep: (tx: Tx, stored: readonly StoredFile[]) => Promise<T>,
): Promise<T> {
  const arriving = files.map((file) => ({ ...file, id: randomUUID(), dataKey: randomBytes(32) }))
  await expectFiles(call, caseId, arriving)
  try {
    const stored: StoredFile[] = []
    for (const one of arriving) stored.push(await store(call, one))
    return await call.office(async (tx) => {
      const kept = await keep(tx, stored)
      await wantTexts(tx, callerOf(call).officeId)
      return kept
    })
  } catch (error) {
    for (const { id } of arriving)
      await discard(call, id).catch((failure) =>
        call.parts.log.warn({ err: failure, id }, 'a file of a failed upload is left to the daily job'),
      )
    throw storeError(error)
  }
}

/** Asks what can be asked before anything is written, and lists the files. */
async function expectFiles(call: DocumentCall, caseId: string, files: readonly Arriving[]): Promise<void> {
  const caller = callerOf(call)
  const { keys, requireCase, room } = call.parts
  const { officeId } = caller
  const sizes = files.flatMap(({ size }) => size ?? [])
  await call.office.unaudited(async (tx) => {
    await requireCase(tx, caller, { caseId, needs: 'write' })
    await keys.requireOpen(tx, officeId)
    if (sizes.length > 0)
      await room.require(
        tx,
        officeId,
        sizes.reduce((sum, size) => sum + size, 0),
      )
    for (const { id, size = 0 } of files) await insertFile(tx, { id, officeId, promised: size })
  })
}

async function store(call: DocumentCall, arriving: Arriving): Promise<StoredFile> {
  const { told, id, dataKey, fileName, open, sha256: arrived } = arriving
  const { size, sha256 } = await call.parts.files.put(fileKeyOf(id), open(), largestFile, dataKey)
  if (arrived !== undefined && sha256 !== arrived)
    throw new Error('A file changed between its arrival and its storing')
  return { ...told, id, dataKey, fileName, size, sha256 }
}

/** Once the row of the file has its key, a version can be written. */
export async function keepKey(call: DocumentCall, tx: Tx, { id, dataKey }: StoredFile): Promise<void> {
  const name = { officeId: callerOf(call).officeId, fileKey: fileKeyOf(id) }
  await keepFile(tx, id, await call.parts.keys.wrapFileKey(tx, name, dataKey))
}

/** Not if the version exists: the answer of its commit may have been lost. */
export async function discard({ office, parts }: DocumentCall, id: string): Promise<void> {
  if (!(await office.unaudited((tx) => dropUnused(tx, id)))) return
  await parts.files.remove(fileKeyOf(id))
  await office.unaudited((tx) => forgetFiles(tx, [id]))
}
