/** Stores files in the folder `files` of the data folder, which backups include. */
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'
import { removeLeftovers } from './leftovers.ts'
import { createMeasure } from './measure.ts'
import { FileError, type FileStore, requireKey, requireRange, type StoredFile } from './port.ts'
import { writeWhole } from './write.ts'

/** On the same disk, so that a file is moved in one step; backups leave out names that begin with a dot. */
const incoming = '.incoming'

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
  /** Keys whose files are coming in: of two at once the second would replace the first. */
  const taken = new Set<string>()
  const reserve = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if (taken.has(key)) throw new FileError('exists', key)
    taken.add(key)
    return work().finally(() => taken.delete(key))
  }
  const put: FileStore['put'] = (key, source, maxBytes) =>
    reserve(key, async () => {
      const name = nameOf(key)
      if (await disk.exists(name)) throw new FileError('exists', key)
      const temporary = `${incoming}/${randomUUID()}`
      const measure = createMeasure({ maxBytes, tooLarge: () => new FileError('too_large', key) })
      try {
        await mkdir(join(dataDir, incoming), { recursive: true, mode: 0o700 })
        await writeWhole(join(dataDir, temporary), measure.through(source))
        await sync(join(dataDir, temporary))
        await disk.move(temporary, name)
        await syncFolders(dataDir, dirname(pathOf(key)))
      } catch (error) {
        await disk.delete(temporary)
        throw error
      }
      return { key, ...measure.result() }
    })
  return {
    put,
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
  }
}

/** Opens the file once somebody reads: a stream that is dropped before would keep it open for ever. */
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

/** Before this, a complete file could be lost in a power cut. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name is on disk only once its folder is synced, and a new folder only once its parent is. */
async function syncFolders(top: string, folder: string): Promise<void> {
  for (let at = folder; at.startsWith(top); at = dirname(at)) await sync(at)
}
