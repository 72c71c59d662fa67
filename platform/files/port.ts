/** The port for stored files: a folder, or a service that speaks S3. Keys are our own names, never names from users. */
import type { Readable } from 'node:stream'

/** The facts about a stored file; the caller stores them together with the key. */
export interface StoredFile {
  key: string
  /** Bytes. */
  size: number
  /** SHA-256 in hexadecimal digits. */
  sha256: string
}

/** Bytes from `start` to `end`, both inclusive and counted from 0; `end` may lie beyond the last byte. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * `bad_key`: not a key. `exists`: the key is taken. `too_large`: more bytes than allowed. `missing`: there is no such
 * file. `damaged`: its bytes differ from the stored ones. `bad_range`: the range lies outside of the file. `full`:
 * the disk has no room. `unavailable`: the store does not answer, refuses, or did not keep the file.
 */
export type FileProblem =
  | 'bad_key'
  | 'exists'
  | 'too_large'
  | 'missing'
  | 'damaged'
  | 'bad_range'
  | 'full'
  | 'unavailable'

export class FileError extends Error {
  override name = 'FileError'
  readonly problem: FileProblem
  constructor(problem: FileProblem, key: string, cause?: unknown) {
    super(`${problem}: ${key.slice(0, 250)}`, { cause })
    this.problem = problem
  }
}

export interface FileStore {
  /**
   * Stores the bytes of the stream. The key has the complete file or none, also after a power cut.
   * @param maxBytes the rest of a quota, or the maximum size of one file
   * @throws FileError `bad_key`, `exists`, `too_large`, `full`, `unavailable`; and any error of the stream
   */
  put(key: string, source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredFile>
  /**
   * Reads a whole file. The stream fails at its end with `damaged` if the bytes are not those that were stored.
   * @throws FileError `bad_key`, `missing`, `unavailable`, or `damaged` if the size already differs
   */
  read(file: StoredFile): Promise<Readable>
  /**
   * Reads a part; a part cannot be checked against the hash of the whole.
   * @throws FileError `bad_key`, `missing`, `bad_range`, `unavailable`, or `damaged` if the size differs
   */
  readRange(file: StoredFile, range: ByteRange): Promise<Readable>
  /** Deletes a file; a missing one is not an error. @throws FileError `bad_key`, `unavailable` */
  remove(key: string): Promise<void>
  /**
   * All files below a folder of keys, in any order; a file that is added or removed meanwhile may be missing. @throws
   * FileError `bad_key`, `unavailable`
   */
  list(folder: string): AsyncIterable<ListedFile>
}

export interface ListedFile {
  key: string
  /** When it was stored completely. */
  writtenAt: Date
}

const part = '[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}'
const keyForm = new RegExp(`^${part}(?:/${part}){0,5}$`)

/** Parts of letters, digits, `_`, `-` and `.`; no part begins with a dot. @throws FileError `bad_key` */
export function requireKey(key: string): void {
  if (!keyForm.test(key)) throw new FileError('bad_key', key)
}

/** @throws FileError `bad_range` unless it begins within the file */
export function requireRange({ key, size }: StoredFile, { start, end }: ByteRange): void {
  const isRange =
    Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start <= end && start < size
  if (!isRange) throw new FileError('bad_range', key)
}
