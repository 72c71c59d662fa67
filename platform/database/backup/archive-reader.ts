/** Reads a backup entry by entry, with constant memory use. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import { CONTENTS, type ContentsEntry } from './archive-writer.ts'
import { BackupError } from './errors.ts'

export type ArchiveEntry = {
  name: string
  size: number
  mode: number
  /** In seconds. */
  mtime: number
  /** The bytes; unread ones are skipped. */
  body: AsyncIterable<Buffer>
}

const INCOMPLETE = 'The archive is incomplete or damaged'
const LARGEST_SMALL_ENTRY = 256 * 1024 * 1024

/** Yields the entries in order. @throws BackupError for a file that is no archive, damaged or truncated */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract()
  const reading = pipeline(
    createReadStream(file, { highWaterMark: 1 << 18 }),
    createGunzip({ chunkSize: 1 << 18 }),
    tar,
  )
  reading.catch(() => {})
  try {
    for await (const stream of tar) {
      const body = explained(stream as AsyncIterable<Buffer>, file)
      yield { ...entryOf(stream.header), body: keptOpen(body) }
      for await (const _ of body);
    }
    await reading
  } catch (error) {
    throw explain(error, file)
  } finally {
    tar.destroy()
  }
}

const entryOf = ({ name, size = 0, mode = 0o600, mtime = new Date(0) }: Header) => ({
  name,
  size,
  mode,
  mtime: mtime.getTime() / 1000,
})

/** A body is read by the caller who got the entry, so errors of the stream are explained here. */
async function* explained(body: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
  try {
    yield* body
  } catch (error) {
    throw explain(error, file)
  }
}

/** Reads the whole archive and compares every checksum; returns the list of contents. */
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

/** Leaving a loop early must not end the archive with its entry: the unread rest is skipped afterwards. */
function keptOpen(body: AsyncIterable<Buffer>): AsyncIterableIterator<Buffer> {
  const chunks = body[Symbol.asyncIterator]()
  return {
    next: () => chunks.next(),
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

function explain(error: unknown, file: string): unknown {
  if (error instanceof BackupError) return error
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new BackupError(`${file} does not exist.`, { cause: error })
  const isDamage = /^Z_|^ERR_STREAM_PREMATURE_CLOSE$/.test(code ?? '') || /tar|end of data/i.test(message)
  if (isDamage) return new BackupError(`${INCOMPLETE}: ${file}. Nothing was changed.`, { cause: error })
  return error
}
