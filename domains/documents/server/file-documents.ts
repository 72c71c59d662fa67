/** Files that become documents of a case together or not at all, for later domains. */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { AnyCall } from '@mizan/platform/call'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { largestFile } from '../data/limits.ts'
import { extensionOf } from '../rules/names.ts'
import { placeFile } from './actions/add-document.ts'
import type { DocumentCall } from './call.ts'
import { requireType, type ToldFile, tellFile } from './content/tell.ts'
import type { KeyPlace } from './keys/places.ts'
import { discard, fileKeyOf, type ReceivedFile } from './receive.ts'
import { insertFile, keepFile } from './store/files.ts'
import { storeError } from './store-errors.ts'
import { wantTexts } from './texts/want-texts.ts'

export interface OfferedFile {
  name: string
  description: string
  size: number
  /** Reads it from its beginning; may be called again. */
  open: () => Readable
  /** The type of a file that somebody has read already. It is taken whatever its bytes look like. */
  extension?: string
}

export interface Filing {
  caseId: string
  files: readonly OfferedFile[]
  /** In the transaction that makes the documents, and before them; if it throws, there are none. */
  settle: (tx: Transaction, filed: number) => Promise<void>
}

export interface Filed {
  /** Names of the documents. */
  filed: string[]
  /** Files that a case does not accept, with the code of the refusal. */
  refused: { name: string; code: string }[]
}

/** A name that is taken gets a number. @throws AppError as an upload does, except for files that a case does not accept */
export type FileDocuments = (call: AnyCall, filing: Filing) => Promise<Filed>

declare module '@mizan/platform/domain' {
  interface Ports {
    fileDocuments: FileDocuments
    /** Tables of later domains with data keys of files. */
    laterKeyPlaces?: readonly KeyPlace[]
  }
}

interface Stored extends OfferedFile {
  told: ToldFile
  id: string
  dataKey: Buffer
}

export async function fileDocuments(call: DocumentCall, { caseId, files, settle }: Filing): Promise<Filed> {
  const caller = callerOf(call)
  const { told, refused } = await tellAll(files)
  await call.office.unaudited(async (tx) => {
    await call.parts.requireCase(tx, caller, { caseId, needs: 'write' })
    await call.parts.keys.requireOpen(tx, caller.officeId)
    const bytes = told.reduce((sum, { size }) => sum + size, 0)
    await call.parts.room.require(tx, caller.officeId, bytes)
    for (const { id, size } of told) await insertFile(tx, { id, officeId: caller.officeId, promised: size })
  })
  try {
    const received: Arrived[] = []
    for (const stored of told) received.push({ ...stored, file: await store(call, stored) })
    const filed = await call.office(async (tx) => {
      await call.parts.keys.hold(tx, caller.officeId)
      // Before anything else of the case: its changes happen one after the other, whoever makes them.
      await call.parts.lockCase(tx, caller, { caseId, needs: 'write' })
      await settle(tx, received.length)
      const names: string[] = []
      for (const one of received) names.push(await place(call, tx, caseId, one))
      await wantTexts(tx, caller.officeId)
      return names
    })
    return { filed, refused }
  } catch (error) {
    for (const { id } of told)
      await discard(call, id).catch((failure) =>
        call.parts.log.warn({ err: failure, id }, 'a file of a failed filing is left to the daily job'),
      )
    throw storeError(error)
  }
}

type Arrived = Stored & { file: ReceivedFile }

async function tellAll(
  files: readonly OfferedFile[],
): Promise<{ told: Stored[]; refused: Filed['refused'] }> {
  const told: Stored[] = []
  const refused: Filed['refused'] = []
  for (const one of files) {
    try {
      const type =
        one.extension === undefined
          ? await tellFile(extensionOf(one.name), one.open)
          : { ...requireType(one.extension), extension: one.extension, hasMacros: false }
      told.push({ ...one, told: type, id: randomUUID(), dataKey: randomBytes(32) })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ name: one.name, code: error.code })
    }
  }
  return { told, refused }
}

async function store(call: DocumentCall, { told, id, dataKey, name, open }: Stored): Promise<ReceivedFile> {
  const { size, sha256 } = await call.parts.files.put(fileKeyOf(id), open(), largestFile, dataKey)
  return { ...told, id, fileName: name, size, sha256 }
}

async function place(
  call: DocumentCall,
  tx: Transaction,
  caseId: string,
  { id, dataKey, file, name, description }: Arrived,
): Promise<string> {
  const { officeId } = callerOf(call)
  const wrapped = await call.parts.keys.wrapFileKey(tx, { officeId, fileKey: fileKeyOf(id) }, dataKey)
  await keepFile(tx, id, wrapped)
  const { document } = await placeFile(call, tx, {
    caseId,
    file,
    wanted: name,
    description,
    duplicate: 'both',
  })
  return document.name
}
