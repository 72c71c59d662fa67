/** Archives of documents lie on the disk for a day, encrypted like the documents: while the key of the office is closed nobody reads them. */
import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { KeyPlace } from '@mizan/documents/server'
import { type StoredFile, sealedFiles } from '@mizan/platform/files'
import type { Tx } from '../call.ts'
import type { TransferParts } from '../parts.ts'
import type { ExportRow } from '../tables.ts'

const fileKeyOf = (id: string): string => `exports/${id}`

/** For the list of all tables with data keys. */
export const exportKeys: KeyPlace = { table: 'office_exports', fileKeyOf }

const nameOf = ({ id, company_id: officeId }: ExportRow) => ({ officeId, fileKey: fileKeyOf(id) })

/** @throws AppError `document.keys_locked`, `document.key_unavailable` */
export async function newArchiveKey(
  tx: Tx,
  { keys }: TransferParts,
  { company_id: officeId }: ExportRow,
): Promise<Buffer> {
  await keys.requireOpen(tx, officeId)
  return randomBytes(32)
}

interface Writing {
  source: AsyncIterable<Uint8Array>
  maxBytes: number
  dataKey: Buffer
}

export const writeArchive = (
  { exportFiles }: TransferParts,
  { id }: ExportRow,
  { source, maxBytes, dataKey }: Writing,
): Promise<StoredFile> => sealedFiles(exportFiles).put(id, source, maxBytes, dataKey)

/** @throws AppError `document.keys_locked` if the key was closed meanwhile */
export const wrapArchiveKey = (
  tx: Tx,
  { keys }: TransferParts,
  { row, dataKey }: { row: ExportRow; dataKey: Buffer },
): Promise<Buffer> => keys.wrapFileKey(tx, nameOf(row), dataKey)

export type Reader = () => Promise<Readable>

/** @throws AppError `document.keys_locked`, `document.key_unavailable` */
export async function readerOf(
  tx: Tx,
  { keys, exportFiles }: TransferParts,
  { row, file }: { row: ExportRow; file: StoredFile },
): Promise<Reader> {
  if (!row.wrapped_key) return () => exportFiles.read(file)
  const dataKey = await keys.openFileKey(tx, nameOf(row), row.wrapped_key)
  return () => sealedFiles(exportFiles).read(file, dataKey)
}

/**
 * What was altered in the middle of a file would only break off a download that has begun, which looks like a bad line, so the
 * file is read to its end before any of it is given.
 * @throws FileError `missing`, `damaged`
 */
export async function requireWhole(read: Reader): Promise<void> {
  for await (const _ of await read()) {
    // Tags and hash are compared on the way.
  }
}
