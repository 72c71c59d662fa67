/** Encrypted files in any store: each under a data key of its own, which the caller keeps. */
import { Readable } from 'node:stream'
import { createMeasure } from './measure.ts'
import {
  type ByteRange,
  FileError,
  type FileStore,
  requireKey,
  requireRange,
  type StoredFile,
} from './port.ts'
import { openChunks, sealChunks } from './seal-chunks.ts'
import { headerBytes, newSeal, type Seal, type Span, sealedSize, sealOf, spanOf } from './seal-format.ts'

/** The sizes, hashes and ranges are those of the file before it was encrypted. */
export interface SealedFiles {
  /**
   * Encrypts the stream and stores it; the key has the complete file or none.
   * @param dataKey 32 random bytes
   * @throws FileError `bad_key`, `exists`, `too_large`; and any error of the stream or the store
   */
  put(
    key: string,
    source: AsyncIterable<Uint8Array>,
    maxBytes: number,
    dataKey: Uint8Array,
  ): Promise<StoredFile>
  /**
   * Reads a whole file. The stream fails with `damaged` at the first chunk that is not as it was stored.
   * @throws FileError `bad_key`, `missing`, or `damaged` also for another data key
   */
  read(file: StoredFile, dataKey: Uint8Array): Promise<Readable>
  /**
   * Reads the chunks of a part and no others; each is checked.
   * @throws FileError `bad_key`, `missing`, `bad_range`, or `damaged` also for another data key
   */
  readRange(file: StoredFile, range: ByteRange, dataKey: Uint8Array): Promise<Readable>
  remove: FileStore['remove']
  list: FileStore['list']
}

export function sealedFiles(store: FileStore): SealedFiles {
  return {
    put: async (key, source, maxBytes, dataKey) => {
      requireKey(key)
      const measure = createMeasure({ maxBytes, tooLarge: () => new FileError('too_large', key) })
      const sealed = sealChunks(newSeal(dataKey, key), measure.through(source))
      await store.put(key, sealed, sealedSize(maxBytes))
      return { key, ...measure.result() }
    },
    read: async (file, dataKey) => {
      const seal = await readSeal(store, file, dataKey)
      const whole = spanOf(file.size, { start: 0, end: file.size - 1 })
      return Readable.from(checked(openSpan(store, file, seal, whole), file), { objectMode: false })
    },
    readRange: async (file, range, dataKey) => {
      requireKey(file.key)
      requireRange(file, range)
      const seal = await readSeal(store, file, dataKey)
      return Readable.from(openSpan(store, file, seal, spanOf(file.size, range)), { objectMode: false })
    },
    remove: (key) => store.remove(key),
    list: (folder) => store.list(folder),
  }
}

/** Every chunk has its own tag, so the store need not compare the hash of the whole. */
const asStored = ({ key, size }: StoredFile): StoredFile => ({ key, size: sealedSize(size), sha256: '' })

async function readSeal(store: FileStore, file: StoredFile, dataKey: Uint8Array): Promise<Seal> {
  const stream = await store.readRange(asStored(file), { start: 0, end: headerBytes - 1 })
  const seal = sealOf(Buffer.concat(await stream.toArray()), dataKey, file.key)
  if (!seal) throw new FileError('damaged', file.key)
  return seal
}

/** The store is read only at the first read of this stream: a stream that is dropped before would stay open. */
async function* openSpan(
  store: FileStore,
  file: StoredFile,
  seal: Seal,
  span: Span,
): AsyncGenerator<Uint8Array> {
  const stored = await store.readRange(asStored(file), span.stored)
  yield* openChunks(seal, span, stored, () => new FileError('damaged', file.key))
}

/** The tags prove that these are the bytes of the data key; the hash, that they are those of the row. */
async function* checked(source: AsyncIterable<Uint8Array>, file: StoredFile): AsyncGenerator<Uint8Array> {
  const measure = createMeasure()
  yield* measure.through(source)
  if (measure.result().sha256 !== file.sha256) throw new FileError('damaged', file.key)
}
