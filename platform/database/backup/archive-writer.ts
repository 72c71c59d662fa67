/**
 * Writes a backup: a gzipped tar whose last entry lists every other one with its checksum, so that a truncated
 * archive is recognised. The file gets its final name only when it is complete.
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { BackupError } from './errors.ts'

export type ContentsEntry = { name: string; size: number; sha256: string }

export const CONTENTS = 'contents.json'

export type ArchiveWriter = {
  add(name: string, body: Buffer): Promise<void>
  /** Adds exactly `size` bytes of the stream; throws if the stream ends earlier. */
  addStream(name: string, size: number, body: Readable, info?: { mode: number; mtime: number }): Promise<void>
  contents: ContentsEntry[]
}

const FILE_MODE = 0o600
const GZIP_LEVEL = 4

/** Lets `fill` write the archive; returns its size in bytes. After any error nothing is left at `file`. */
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

/** The same, onto any stream. */
export async function fillStream(
  output: Writable,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack()
  const written = pipeline(tar, createGzip({ level: GZIP_LEVEL }), output)
  const broken = written.then(() => new Promise<never>(() => {}))
  const filled = (async () => {
    const archive = writerOnto(tar)
    await fill(archive)
    await archive.add(CONTENTS, Buffer.from(JSON.stringify(archive.contents)))
    tar.finalize()
  })()
  // A disk error must also end a writer that is waiting for room in the stream.
  await Promise.race([filled, broken]).catch((error) => {
    tar.destroy(error)
    return written.then(
      () => Promise.reject(error),
      () => Promise.reject(error),
    )
  })
  await written
}

function writerOnto(tar: Pack): ArchiveWriter {
  const contents: ContentsEntry[] = []
  const add: ArchiveWriter['addStream'] = async (name, size, body, info) => {
    const { mode, mtime } = info ?? { mode: FILE_MODE, mtime: Date.now() / 1000 }
    const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
    const header = { name, size, mode, mtime: new Date(mtime * 1000) }
    const entry = tar.entry(header, (error) => (error ? reject(error) : resolve()))
    // It is awaited at the end and must not count as unhandled before: until then the writes themselves fail.
    ended.catch(() => {})
    const hash = createHash('sha256')
    let sent = 0
    for await (const chunk of body as AsyncIterable<Buffer>) {
      hash.update(chunk)
      sent += chunk.length
      if (sent <= size && !entry.write(chunk)) await once(entry, 'drain')
    }
    if (sent !== size) throw new BackupError(`${name} changed while it was read; run the backup again.`)
    entry.end(null)
    await ended
    contents.push({ name, size, sha256: hash.digest('hex') })
  }
  return { contents, add: (name, body) => add(name, body.length, Readable.from([body])), addStream: add }
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
