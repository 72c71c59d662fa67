/** Removes incomplete files that a killed server left behind. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** No upload takes this long. */
const dayMs = 24 * 3_600_000

/** Removes them now and again and again: a server that fell yesterday may run for months from now on. */
export async function keepLeftoversAway(folder: string, everyMs = dayMs / 4): Promise<() => void> {
  await removeLeftovers(folder)
  const timer = setInterval(() => void removeLeftovers(folder).catch(() => undefined), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Removes the files of the folder that nobody has written to for a day. */
export async function removeLeftovers(folder: string, now: Date = new Date()): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => undefined)
    if (found?.isFile() && now.getTime() - found.mtimeMs > dayMs) await rm(path, { force: true })
  }
}
