/** Files that survive a power cut. The engine never syncs its writes, so this is done after them. */
import { open, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Replaces the file atomically: a reader sees the old or the new content, never a part. */
export async function writeFileDurably(file: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${file}.tmp`
  const handle = await open(temporary, 'w')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
  await syncPath(dirname(file))
}

/** Flushes every file below a folder, and the folders, to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncFolder(path)
    else await syncPath(path)
  }
  await syncPath(folder)
}

async function syncPath(path: string): Promise<void> {
  // Windows can neither open nor sync a directory.
  const handle = await open(path, 'r').catch(() => null)
  if (!handle) return
  await handle.sync().catch(() => undefined)
  await handle.close()
}
