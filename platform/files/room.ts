/** Room on a disk for arriving files: never the last of it, which the database and the index may need. */
import { mkdir, statfs } from 'node:fs/promises'

/** The bytes that arriving files leave free. */
export const leastFree = 256 * 1024 * 1024

/** Makes the folder if it is missing. */
export async function freeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
