// Reads a backup entry by entry, with flat memory.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { CONTENTS, type ContentsEntry } from './archive-writer.ts'
import { BackupError } from './errors.ts'
import { BLOCK, decodeHeader, decodePax, paddingOf, type TarEntry } from './tar-header.ts'

export type ArchiveEntry = TarEntry & {
  /** The bytes; what is not read is passed over. */
  body: AsyncIterable<Buffer>
}

const INCOMPLETE = 'The archive is incomplete or damaged'
const LARGEST_SMALL_ENTRY = 256 * 1024 * 1024

/** Gives the entries in order. Throws BackupError for a file that is no archive, damaged or cut off. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const gunzip = createGunzip({ chunkSize: 1 << 18 })
  const reading = pipeline(createReadStream(file, { highWaterMark: 1 << 18 }), gunzip)
  reading.catch(() => {})
  try {
    yield* entriesOf(new ByteReader(gunzip, file))
    await reading
  } catch (error) {
    throw explain(error, file)
  } finally {
    gunzip.destroy()
  }
}

/** Reads the whole archive and compares every checksum; gives the list of contents. */
export async function verifyArchive(
  file: string,
  onProgress: (bytes: number) => void = () => {},
): Promise<ContentsEntry[]> {
  const found: ContentsEntry[] = []
  let promised: ContentsEntry[] | undefined
  for await (const entry of readArchive(file)) {
    if (entry.name === CONTENTS) {
      promised = JSON.parse((await collect(entry)).toString()) as ContentsEntry[]
      continue
    }
    const hash = createHash('sha256')
    for await (const chunk of entry.body) hash.update(chunk)
    found.push({ name: entry.name, size: entry.size, sha256: hash.digest('hex') })
    onProgress(entry.size)
  }
  if (!promised || JSON.stringify(promised) !== JSON.stringify(found)) {
    throw new BackupError(
      `${INCOMPLETE}: ${file} does not hold what its list of contents says. Nothing was changed.`,
    )
  }
  return found
}

/** A small entry as one buffer. */
export async function collect(entry: ArchiveEntry): Promise<Buffer> {
  if (entry.size > LARGEST_SMALL_ENTRY) throw new BackupError(`${INCOMPLETE}: ${entry.name} is too large.`)
  const chunks: Buffer[] = []
  for await (const chunk of entry.body) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* entriesOf(bytes: ByteReader): AsyncGenerator<ArchiveEntry> {
  let pax: Record<string, string> = {}
  for (;;) {
    const header = decodeHeader(await bytes.take(BLOCK))
    if (!header) return await bytes.skipToEnd()
    const size = Number(pax.size ?? header.size)
    const body = bytes.section(size)
    if (header.type === 'x') {
      pax = decodePax(await collect({ ...header, body }))
    } else {
      yield { ...header, name: pax.path ?? header.name, size, body }
      pax = {}
    }
    for await (const _ of body);
    await bytes.take(paddingOf(size).length)
  }
}

class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>
  readonly #file: string
  #rest: Buffer = Buffer.alloc(0)

  constructor(stream: Readable, file: string) {
    this.#file = file
    this.#chunks = stream[Symbol.asyncIterator]()
  }

  async take(length: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of this.section(length)) parts.push(part)
    return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)
  }

  /** The next `length` bytes; may be read once, in part or whole, before anything else. */
  section(length: number): AsyncIterableIterator<Buffer> {
    const reader = this
    async function* parts() {
      for (; length > 0; ) {
        const chunk = reader.#rest.length > 0 ? reader.#rest : await reader.#next()
        const part = chunk.subarray(0, length)
        reader.#rest = chunk.subarray(part.length)
        length -= part.length
        yield part
      }
    }
    const generator = parts()
    // Leaving a loop early must not close it: the remainder is passed over afterwards.
    return {
      next: () => generator.next(),
      [Symbol.asyncIterator]() {
        return this
      },
    }
  }

  async skipToEnd(): Promise<void> {
    while (!(await this.#pull()).done);
  }

  async #next(): Promise<Buffer> {
    const { value, done } = await this.#pull()
    if (done) throw explain(new RangeError('unexpected end'), this.#file)
    return value as Buffer
  }

  // A body is read by whoever got the entry, so the stream's own errors are explained here.
  #pull(): Promise<IteratorResult<Buffer>> {
    return this.#chunks.next().catch((error) => {
      throw explain(error, this.#file)
    })
  }
}

function explain(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new BackupError(`${file} does not exist.`, { cause: error })
  const isDamage = error instanceof RangeError || /^Z_/.test(code ?? '')
  if (isDamage) return new BackupError(`${INCOMPLETE}: ${file}. Nothing was changed.`, { cause: error })
  return error
}
