/** Streams the lines of a pack, plain or compressed, with their numbers and positions in the file. */
import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { longestRow } from './pack.ts'

export interface PackLine {
  /** From 1. */
  number: number
  /** Null if the line cannot be a row; `unreadable` says why. */
  text: string | null
  unreadable?: string
  /** Bytes of the file on disk that have been read so far. */
  bytesRead: number
  /** Set on the last line if the file cannot be read further; the reason. */
  broken?: string
}

/** SHA-256 of the file; the identity of a pack, whatever its name. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

const newLine = 10
const tooLong = { text: null, unreadable: `longer than ${longestRow / 1024 / 1024} MB` }
const notUtf8 = { text: null, unreadable: 'not UTF-8: convert the file first' }

/** Text in another encoding would silently lose its Turkish letters. */
const decoded = (line: Buffer) =>
  isUtf8(line) ? { text: line.toString('utf8').replace(/^\uFEFF|\r$/g, '') } : notUtf8

export async function* linesOf(path: string): AsyncGenerator<PackLine> {
  let bytesRead = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytesRead += chunk.length
      done(null, chunk)
    },
  })
  const file = createReadStream(path, { highWaterMark: 1 << 18 })
  file.on('error', (error) => counted.destroy(error))
  const raw = file.pipe(counted)
  const bytes = path.endsWith('.gz') ? raw.pipe(createGunzip()) : raw
  if (bytes !== raw) raw.on('error', (error) => bytes.destroy(error))
  let number = 0
  try {
    for await (const line of split(bytes)) yield { number: ++number, ...line, bytesRead }
  } catch (error) {
    yield { number: number + 1, text: null, bytesRead, broken: (error as Error).message }
  }
}

/**
 * Splits on line feeds before decoding, so that a letter is never cut in two and a huge line is never kept in memory.
 */
async function* split(bytes: AsyncIterable<Buffer>): AsyncGenerator<Pick<PackLine, 'text' | 'unreadable'>> {
  let parts: Buffer[] = []
  let length = 0
  const take = () => {
    const line = length > longestRow ? tooLong : decoded(Buffer.concat(parts))
    parts = []
    length = 0
    return line
  }
  const keep = (part: Buffer) => {
    length += part.length
    if (length > longestRow) parts = []
    else parts.push(part)
  }
  for await (const chunk of bytes) {
    let from = 0
    for (let at = chunk.indexOf(newLine); at >= 0; at = chunk.indexOf(newLine, from)) {
      keep(chunk.subarray(from, at))
      yield take()
      from = at + 1
    }
    keep(chunk.subarray(from))
  }
  if (length > 0) yield take()
}
