/** Writes a ZIP archive while its files are read, so that no more than a part of one is ever in memory. */
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Zip, type ZipInputFile } from 'fflate'

export interface ZipEntry {
  name: string
  /** What the archive says of its age. */
  at: Date
  /** Compressed; most other files already are, and are stored as they are. */
  isText?: true
  /** Opened when the entries before it have been written. */
  open: () => AsyncIterable<Uint8Array | string>
}

const methods = { stored: 0, deflated: 8 } as const

/** It ends with the error of an entry that cannot be read to its end. Archive and files stay below 4 GB. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    if (bytes.length > 0) ready.push(bytes)
  })
  for await (const { name, at, isText, open } of entries) {
    const compression = isText ? methods.deflated : methods.stored
    const file: ZipInputFile = { filename: name, mtime: at, compression, size: 0, crc: 0 }
    zip.add(file)
    const bytes = measured(open(), file)
    for await (const part of isText ? deflated(bytes) : bytes) {
      file.ondata?.(null, part, false)
      yield* ready.splice(0)
    }
    file.ondata?.(null, new Uint8Array(0), true)
  }
  zip.end()
  yield* ready.splice(0)
}

async function* measured(
  body: AsyncIterable<Uint8Array | string>,
  file: ZipInputFile,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const part of body) {
    // What is given out later must not change when the reader goes on.
    const bytes = typeof part === 'string' ? Buffer.from(part) : new Uint8Array(part)
    file.crc = crc32(bytes, file.crc)
    file.size += bytes.length
    yield bytes
  }
}

/** By a thread of Node's pool. Whoever reads hears of a failure: the stream is destroyed with its error. */
const deflated = (bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array<ArrayBuffer>> =>
  pipeline(Readable.from(bytes), createDeflateRaw({ level: 4 }), () => {})
