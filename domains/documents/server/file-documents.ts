/** Files that become documents of a case together or not at all, for later domains. */
import type { Readable } from 'node:stream'
import type { AnyCall } from '@mizan/platform/call'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import { mostVersions } from '../data/limits.ts'
import { extensionOf } from '../rules/names.ts'
import type { DocumentSection } from '../schemas/documents.ts'
import { placeFile } from './actions/add-document.ts'
import { appendVersion } from './actions/add-version.ts'
import type { DocumentCall, Tx } from './call.ts'
import { requireType, tellFile } from './content/tell.ts'
import { keepKey, receiveAll, type StoredFile, type ToldArrival } from './receive.ts'
import { lockKept } from './store/documents.ts'
import type { Written } from './versions.ts'

export interface OfferedFile {
  name: string
  description: string
  size: number
  /** Reads it from its beginning; may be called again. */
  open: () => Readable
  /** Becomes a version of this document; if that is gone or of another kind, a document of its own. */
  versionOf?: string
  /** The type of a file that somebody has read already. It is taken whatever its bytes look like. */
  extension?: string
}

export interface Filing {
  caseId: string
  files: readonly OfferedFile[]
  /** Whoever files them writes the entries for the record, one for many or one for each. */
  entries?: 'own'
  /** Where they stand among the documents of the case. */
  section?: DocumentSection
  /** In the transaction that makes the documents, and before them; if it throws, there are none. */
  settle: (tx: Transaction, filed: number) => Promise<void>
  /** After it, with what they became. */
  onFiled?: (tx: Transaction, filed: readonly FiledDocument[]) => Promise<void>
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

export async function fileDocuments(call: DocumentCall, filing: Filing): Promise<Filed> {
  const caller = callerOf(call)
  const { caseId, settle, onFiled } = filing
  const { accepted, refused } = await tellAll(filing.files)
  const filed = await receiveAll(call, caseId, accepted, async (tx, stored) => {
    await call.parts.keys.hold(tx, caller.officeId)
    // Before anything else of the case: its changes happen one after the other, whoever makes them.
    await call.parts.lockCase(tx, caller, { caseId, needs: 'write' })
    await settle(tx, stored.length)
    const documents: FiledDocument[] = []
    for (const [at, file] of stored.entries()) {
      await keepKey(call, tx, file)
      const { document } = await place(call, tx, { filing, file, offered: accepted[at] })
      documents.push({ documentId: document.id, name: document.name })
    }
    await onFiled?.(tx, documents)
    return documents
  })
  return { filed, refused }
}

interface Placing {
  filing: Filing
  file: StoredFile
  offered: Told['accepted'][number] | undefined
}

async function place(call: DocumentCall, tx: Tx, { filing, file, offered }: Placing): Promise<Written> {
  const { caseId, entries, section } = filing
  const { description = '', versionOf } = offered ?? {}
  const placing = {
    caseId,
    file,
    wanted: file.fileName,
    description,
    duplicate: 'both',
    entries,
    section,
  } as const
  const document = versionOf && (await lockKept(tx, { caseId, documentId: versionOf }))
  if (!document || document.kind !== file.kind || document.latest_number >= mostVersions)
    return placeFile(call, tx, placing)
  const { row } = await call.parts.lockCase(tx, callerOf(call), { caseId, needs: 'write' })
  return appendVersion(call, tx, { document, caseTitle: row.display_title, file, comment: '', entries })
}

interface Told {
  accepted: (ToldArrival & { description: string; versionOf?: string | undefined })[]
  refused: Filed['refused']
}

async function tellAll(files: readonly OfferedFile[]): Promise<Told> {
  const told: Told = { accepted: [], refused: [] }
  for (const { name, description, size, open, extension, versionOf } of files) {
    try {
      const type =
        extension === undefined
          ? await tellFile(extensionOf(name), open)
          : { ...requireType(extension), extension, hasMacros: false }
      told.accepted.push({ fileName: name, description, size, open, told: type, versionOf })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      told.refused.push({ name, code: error.code })
    }
  }
  return told
}
