// Writes a backup: a gzipped tar whose last entry lists every other one with its checksum, so that an archive
// without its end is known for what it is. The file has its final name only when it is whole.
import { createHash, type Hash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { BackupError } from './errors.ts'
import { BLOCK, encodeHeader, paddingOf } from './tar-header.ts'

export type ContentsEntry = { name: string; size: number; sha256: string }

export const CONTENTS = 'contents.json'

export type ArchiveWriter = {
  add(name: string, body: Buffer): Promise<void>
  /** Adds exactly `size` bytes of the stream; throws when it ends before. */
  addStream(name: string, size: number, body: Readable, info?: { mode: number; mtime: number }): Promise<void>
  contents: ContentsEntry[]
}

const FILE_MODE = 0o600
const GZIP_LEVEL = 4

/** Lets `fill` write the archive; gives its size in bytes. On any error nothing is left at `file`. */
export async function writeArchive(
  file: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} exists already; choose another name.`)
  const partial = `${file}.partial`
  const output = createWriteStream(partial, { mode: FILE_MODE, flush: true })
  try {
    await fillStream(output, fill)
    await rename(partial, file)
    await syncFolder(dirname(file))
    return (await stat(file)).size
  } catch (error) {
    output.destroy()
    await rm(partial, { force: true })
    throw explain(error, file)
  }
}

/** The same onto any stream. */
export async function fillStream(
  output: Writable,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = new PassThrough({ highWaterMark: 1 << 20 })
  const written = pipeline(tar, createGzip({ level: GZIP_LEVEL }), output)
  const broken = written.then(() => new Promise<never>(() => {}))
  const filled = (async () => {
    const archive = writerOnto(tar)
    await fill(archive)
    await archive.add(CONTENTS, Buffer.from(JSON.stringify(archive.contents)))
    tar.end(Buffer.alloc(2 * BLOCK))
  })()
  // A broken disk must end a writer that waits for room in the stream.
  await Promise.race([filled, broken]).catch((error) => {
    tar.destroy(error)
    return written.then(
      () => Promise.reject(error),
      () => Promise.reject(error),
    )
  })
  await written
}

function writerOnto(tar: PassThrough): ArchiveWriter {
  const contents: ContentsEntry[] = []
  const send = async (chunk: Buffer) => {
    if (!tar.write(chunk)) await drained(tar)
  }
  const finish = async (name: string, size: number, hash: Hash) => {
    await send(paddingOf(size))
    contents.push({ name, size, sha256: hash.digest('hex') })
  }
  return {
    contents,
    async add(name, body) {
      await send(encodeHeader(name, body.length, FILE_MODE, Date.now() / 1000))
      await send(body)
      await finish(name, body.length, createHash('sha256').update(body))
    },
    async addStream(name, size, body, { mode, mtime } = { mode: FILE_MODE, mtime: Date.now() / 1000 }) {
      await send(encodeHeader(name, size, mode, mtime))
      const hash = createHash('sha256')
      let sent = 0
      for await (const chunk of body as AsyncIterable<Buffer>) {
        hash.update(chunk)
        sent += chunk.length
        await send(chunk)
      }
      if (sent !== size) throw new BackupError(`${name} changed while it was read; run the backup again.`)
      await finish(name, size, hash)
    },
  }
}

async function drained(stream: PassThrough): Promise<void> {
  const abort = new AbortController()
  const room = new Promise<void>((resolve) => stream.once('drain', resolve))
  await Promise.race([room, finished(stream, { readable: false, signal: abort.signal })]).finally(() =>
    abort.abort(),
  )
}

function explain(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  const reasons: Record<string, string> = {
    ENOSPC: 'The disk is full',
    EDQUOT: 'The disk quota is used up',
    EACCES: 'The folder cannot be written to',
    EROFS: 'The disk is read-only',
    ENOENT: 'The folder does not exist',
  }
  const reason = code && reasons[code]
  if (!reason) return error
  return new BackupError(`${reason}: no backup was written to ${file}. The data itself is untouched.`, {
    cause: error,
  })
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
