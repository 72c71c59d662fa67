/** The files of an office as an administrator takes them out of it: opened one by one, and never all in memory. */
import { AppError } from '@mizan/platform/contract'
import { pagesOf, type Transaction } from '@mizan/platform/database'
import type { SealedFiles } from '@mizan/platform/files'
import { isWhole } from './bulk/zip.ts'
import type { KeyOpener, OfficeKeys } from './keys/office-keys.ts'
import { fileKeyOf } from './receive.ts'
import { allFiles, countFiles, type FileRow, type WhichVersions } from './store/office-files.ts'

export interface OfficeFile extends Omit<FileRow, 'wrappedKey'> {
  /** Null if it cannot be given: it is missing or damaged. */
  open: (() => AsyncIterable<Uint8Array>) | null
}

export interface OfficeFiles {
  count: (
    tx: Transaction,
    officeId: string,
    which: WhichVersions,
  ) => Promise<{ files: number; bytes: number }>
  /** @throws AppError `document.keys_locked`, `document.key_unavailable` */
  all: (tx: Transaction, officeId: string, which: WhichVersions) => AsyncGenerator<OfficeFile>
}

/** Rows that are in memory. */
const atOnce = 100

declare module '@mizan/platform/domain' {
  interface Lists {
    officeFiles: OfficeFiles
  }
}

/** Ports of this domain, filled when they are used. */
interface Stored {
  documentFiles: SealedFiles
  documentKeys: OfficeKeys
}

export const filesOfOffice = (services: Stored): OfficeFiles => ({
  count: countFiles,
  all: async function* (tx, officeId, which) {
    const { documentFiles: files, documentKeys: keys } = services
    const opener = await keys.openerOf(tx, officeId)
    for await (const page of pagesOf(tx, allFiles(officeId, which), atOnce))
      for (const { wrappedKey, ...row } of page as FileRow[]) {
        const read = await readerOf(files, opener, { wrappedKey, ...row })
        yield { ...row, open: read ?? null }
      }
  },
})

/** What has begun cannot be taken out of an archive again, so each file is read to its end first. */
async function readerOf(files: SealedFiles, opener: KeyOpener, row: FileRow) {
  const key = fileKeyOf(row.id)
  const dataKey = keyOf(opener, key, row.wrappedKey)
  if (!dataKey) return undefined
  const read = () => files.read({ key, size: row.size, sha256: row.sha256 }, dataKey)
  if (!(await isWhole(read))) return undefined
  return async function* () {
    yield* (await read()) as AsyncIterable<Uint8Array>
  }
}

function keyOf(opener: KeyOpener, key: string, wrapped: Buffer): Buffer | null {
  try {
    return opener.open(key, wrapped)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
