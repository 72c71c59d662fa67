/** A fingerprint of a folder's files. A version of an index is never written to once it is in use. */
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Names and sizes of all files; two different prints mean that a file was changed, truncated or removed. Never
 * throws.
 */
export async function filePrint(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const lines = await Promise.all(files.sort().map(async (file) => `${file} ${await sizeOf(file)}`))
  return lines.join('\n')
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => -1,
  )
