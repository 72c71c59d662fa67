/** Files that become documents of a case together or not at all, for later domains. */
import type { Readable } from 'node:stream'
import type { AnyCall } from '@mizan/platform/call'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { extensionOf } from '../rules/names.ts'
import { placeFile } from './actions/add-document.ts'
import type { DocumentCall } from './call.ts'
import { requireType, tellFile } from './content/tell.ts'
import { keepKey, receiveAll, type ToldArrival } from './receive.ts'

export interface OfferedFile {
  name: string
  description: string
  size: number
  /** Reads it from its beginning; may be called again. */
  open: () => Readable
  /** The type of a file that somebody has read already. It is taken whatever its bytes look like. */
  extension?: string
  /** Becomes the next version of this document, if the case still has it. */
  onto?: string
}

export interface Filing {
  caseId: string
  files: readonly OfferedFile[]
  /** In the transaction that makes the documents, and before them; if it throws, there are none. */
  settle: (tx: Transaction, filed: number) => Promise<void>
  /** The same once they are made. */
  done?: (tx: Transaction, filed: readonly FiledDocument[]) => Promise<void> | undefined
}

export interface FiledDocument {
  documentId: string
  name: string
}

export interface Filed {
  filed: FiledDocument[]
  /** Files that a case does not accept, with the code of the refusal. */
  refused: { name: string; code: string }[]
}

/** A name that is taken gets a number. @throws AppError as an upload does, except for files that a case does not accept */
export type FileDocuments = (call: AnyCall, filing: Filing) => Promise<Filed>

declare module '@mizan/platform/domain' {
  interface Ports {
    fileDocuments: FileDocuments
  }
}

export async function fileDocuments(
  call: DocumentCall,
  { caseId, files, settle, done }: Filing,
): Promise<Filed> {
  const caller = callerOf(call)
  const { accepted, refused } = await tellAll(files)
  const filed = await receiveAll(call, caseId, accepted, async (tx, stored) => {
    await call.parts.keys.hold(tx, caller.officeId)
    // Before anything else of the case: its changes happen one after the other, whoever makes them.
    await call.parts.lockCase(tx, caller, { caseId, needs: 'write' })
    await settle(tx, stored.length)
    const made: FiledDocument[] = []
    for (const [at, file] of stored.entries()) {
      await keepKey(call, tx, file)
      const { description = '', onto } = accepted[at] ?? {}
      const wanted = { caseId, file, wanted: file.fileName, description, duplicate: 'both', onto } as const
      const { document } = await placeFile(call, tx, wanted)
      made.push({ documentId: document.id, name: document.name })
    }
    await done?.(tx, made)
    return made
  })
  return { filed, refused }
}

interface Told {
  accepted: (ToldArrival & { description: string; onto: string | undefined })[]
  refused: Filed['refused']
}

async function tellAll(files: readonly OfferedFile[]): Promise<Told> {
  const told: Told = { accepted: [], refused: [] }
  for (const { name, description, size, open, extension, onto } of files) {
    try {
      const type =
        extension === undefined
          ? await tellFile(extensionOf(name), open)
          : { ...requireType(extension), extension, hasMacros: false }
      told.accepted.push({ fileName: name, description, size, open, told: type, onto })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      told.refused.push({ name, code: error.code })
    }
  }
  return told
}
