/** Writes a zip archive while its files are made, so that neither is ever in memory as a whole. */
import { Buffer } from 'node:buffer'
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipFile {
  name: string
  body: AsyncIterable<string>
}

interface ZipEntry {
  name: Buffer
  at: number
  crc: number
  size: number
  packed: number
}

/** Flags: sizes and checksum follow the file, and names are UTF-8. */
const flags = 0x0808
const deflated = 8
const version = 20
/** 1 January 1980: the files have no date of their own. */
const day = 0x21

/** Files and archive stay below 4 GB, which the caller sees to. */
export async function* zipOf(files: AsyncIterable<ZipFile>): AsyncGenerator<Buffer> {
  const all: ZipEntry[] = []
  let at = 0
  const counted = (bytes: Buffer): Buffer => {
    at += bytes.length
    return bytes
  }
  for await (const { name, body } of files) {
    const file: ZipEntry = { name: Buffer.from(name), at, crc: 0, size: 0, packed: 0 }
    yield counted(headOf(file))
    for await (const chunk of packed(body, file)) yield counted(chunk)
    yield counted(numbers([0x08074b50, 4], [file.crc, 4], [file.packed, 4], [file.size, 4]))
    all.push(file)
  }
  const start = at
  for (const file of all) yield counted(entryOf(file))
  const [count, size] = [all.length, at - start]
  yield numbers([0x06054b50, 4], [0, 4], [count, 2], [count, 2], [size, 4], [start, 4], [0, 2])
}

/** Compressed by a thread of Node's pool. */
async function* packed(body: AsyncIterable<string>, file: ZipEntry): AsyncGenerator<Buffer> {
  async function* measured() {
    for await (const text of body) {
      const bytes = Buffer.from(text)
      file.crc = crc32(bytes, file.crc)
      file.size += bytes.length
      yield bytes
    }
  }
  // The reader of the stream gets a failure: the stream is destroyed with its error.
  const stream = pipeline(Readable.from(measured()), createDeflateRaw({ level: 4 }), () => {})
  for await (const chunk of stream) {
    file.packed += (chunk as Buffer).length
    yield chunk as Buffer
  }
}

const headOf = ({ name }: ZipEntry): Buffer =>
  Buffer.concat([
    numbers([0x04034b50, 4], [version, 2], [flags, 2], [deflated, 2], [0, 2], [day, 2]),
    numbers([0, 4], [0, 4], [0, 4], [name.length, 2], [0, 2]),
    name,
  ])

const entryOf = ({ name, at, crc, size, packed: length }: ZipEntry): Buffer =>
  Buffer.concat([
    numbers([0x02014b50, 4], [version, 2], [version, 2], [flags, 2], [deflated, 2], [0, 2], [day, 2]),
    numbers([crc, 4], [length, 4], [size, 4], [name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4]),
    numbers([at, 4]),
    name,
  ])

/** Numbers in the order of a zip archive, each with its length in bytes. */
function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const all = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0))
  let at = 0
  for (const [value, bytes] of fields) at = all.writeUIntLE(value, at, bytes)
  return all
}
