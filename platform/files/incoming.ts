/**
 * Files on their way into a store: they are received in a folder of their own, completely or not at all, before the
 * store has anything of them. Backups leave out names that begin with a dot.
 */
import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createMeasure } from './measure.ts'
import { FileError, type StoredFile } from './port.ts'
import { freeBytes, leastFree } from './room.ts'
import { writeWhole } from './write.ts'

/** The folder lies in the data folder, so that a file is moved into the folder store in one step. */
export const incoming = '.incoming'

export interface IncomingFile {
  key: string
  source: AsyncIterable<Uint8Array>
  maxBytes: number
}

/** A file that was received completely and is on disk. */
export interface ReceivedFile {
  /** The name of the folder below the data folder. */
  name: string
  path: string
  size: number
}

/**
 * Gives the received file to `keep`. Whatever `keep` leaves of it here is removed. @throws FileError `too_large`,
 * `full`; and any error of the stream or of `keep`
 */
export async function receive(
  dataDir: string,
  { key, source, maxBytes }: IncomingFile,
  keep: (file: ReceivedFile) => Promise<void>,
): Promise<StoredFile> {
  const name = `${incoming}/${randomUUID()}`
  const path = join(dataDir, name)
  const measure = createMeasure({ maxBytes, tooLarge: () => new FileError('too_large', key) })
  try {
    await requireRoom(join(dataDir, incoming), key)
    await writeWhole(path, measure.through(source))
    await sync(path)
    const measured = measure.result()
    await keep({ name, path, size: measured.size })
    return { key, ...measured }
  } catch (error) {
    throw isFull(error) ? new FileError('full', key, error) : error
  } finally {
    await rm(path, { force: true })
  }
}

/**
 * Room is also required for writes without a request, such as copies: the disk that becomes full is that of the
 * database.
 */
async function requireRoom(folder: string, key: string): Promise<void> {
  if ((await freeBytes(folder)) < leastFree) throw new FileError('full', key)
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** Reserves keys whose files are arriving: of two at once the second would replace the first. */
export function createReservations() {
  const taken = new Set<string>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if (taken.has(key)) throw new FileError('exists', key)
    taken.add(key)
    return work().finally(() => taken.delete(key))
  }
}

/** Without this, a complete file, or the name of one in a folder, could be lost in a power cut. */
export async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
