/** Stores files in the folder `files` of the data folder, which backups include. */
import { createReadStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'
import { createReservations, incoming, receive, sync } from './incoming.ts'
import { removeLeftovers } from './leftovers.ts'
import { createMeasure } from './measure.ts'
import {
  FileError,
  type FileStore,
  type ListedFile,
  requireKey,
  requireRange,
  type StoredFile,
} from './port.ts'

/** Opens the store; also removes incomplete files that a killed server left behind. */
export async function openFolderStore(dataDir: string): Promise<FileStore> {
  await removeLeftovers(join(dataDir, incoming))

  // Only the driver is used: the library's `Disk` around it changes keys.
  const disk = new FSDriver({ location: dataDir, visibility: 'private' })
  const nameOf = (key: string): string => {
    requireKey(key)
    return `files/${key}`
  }
  const pathOf = (key: string) => join(dataDir, nameOf(key))
  const reserve = createReservations()
  return {
    put: (key, source, maxBytes) =>
      reserve(key, async () => {
        const name = nameOf(key)
        if (await disk.exists(name)) throw new FileError('exists', key)
        return receive(dataDir, { key, source, maxBytes }, async (received) => {
          await disk.move(received.name, name)
          await syncFolders(dataDir, dirname(pathOf(key)))
        })
      }),
    read: async (file) => {
      await requireSize(pathOf(file.key), file)
      return Readable.from(checked(pathOf(file.key), file), { objectMode: false })
    },
    readRange: async (file, { start, end }) => {
      await requireSize(pathOf(file.key), file)
      requireRange(file, { start, end })
      return createReadStream(pathOf(file.key), { start, end })
    },
    remove: (key) => disk.delete(nameOf(key)),
    list: (folder) => listFolder(pathOf(folder), folder),
  }
}

async function* listFolder(path: string, key: string): AsyncGenerator<ListedFile> {
  const entries = await opendir(path).catch(nothing)
  for await (const { name } of entries ?? []) {
    const found = await stat(join(path, name)).catch(nothing)
    if (found?.isDirectory()) yield* listFolder(join(path, name), `${key}/${name}`)
    else if (found) yield { key: `${key}/${name}`, writtenAt: found.mtime }
  }
}

/** Returns undefined for a file that does not exist, or no longer. */
function nothing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

/** The file is opened at the first read: a stream that is dropped before would keep it open for ever. */
async function* checked(path: string, file: StoredFile): AsyncGenerator<Uint8Array> {
  const measure = createMeasure()
  yield* measure.through(createReadStream(path))
  const { size, sha256 } = measure.result()
  if (size !== file.size || sha256 !== file.sha256) throw new FileError('damaged', file.key)
}

async function requireSize(path: string, { key, size }: StoredFile): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' || error.code === 'ENOTDIR' ? new FileError('missing', key) : error
  })
  if (found.size !== size) throw new FileError('damaged', key)
}

/** A name is on disk only once its folder is synced, and a new folder only once its parent is. */
async function syncFolders(top: string, folder: string): Promise<void> {
  for (let at = folder; at.startsWith(top); at = dirname(at)) await sync(at)
}
