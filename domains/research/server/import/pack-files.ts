/** Finds the pack files at a path. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ImportError } from './import-error.ts'

const isPack = (name: string) => name.endsWith('.jsonl') || name.endsWith('.jsonl.gz')

/**
 * The pack files at a path: the file itself, or those of the folder, ordered by name.
 * @throws ImportError if there are none
 */
export async function packFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new ImportError(`There is no file or folder at ${path}.`)
    throw new ImportError(`${path} cannot be read: ${error.message}`)
  })
  if (!found.isDirectory()) return [path]
  const names = (await readdir(path)).filter(isPack).sort()
  if (names.length === 0)
    throw new ImportError(`${path} holds no packs. Packs are files whose names end in .jsonl or .jsonl.gz.`)
  return names.map((name) => join(path, name))
}
