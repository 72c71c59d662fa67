/**
 * Versions of one index beside each other: `<base>/<version>/`, and a file `current` that names the one in use. A new
 * version is built next to the old one and swapped in by one rename.
 */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileDurably } from './durable-files.ts'

/** A folder for a build, later than all others by name. Two builds at once need two bases. */
export async function newVersion(base: string, now: Date): Promise<string> {
  const version = now.toISOString().replace(/[-:.TZ]/g, '')
  await mkdir(join(base, version), { recursive: true })
  return version
}

/** The version in use, or null before the first build. */
export async function currentVersion(base: string): Promise<string | null> {
  const text = await readFile(join(base, 'current'), 'utf8').catch(() => null)
  return text?.trim() || null
}

export async function activateVersion(base: string, version: string): Promise<void> {
  await writeFileDurably(join(base, 'current'), `${version}\n`)
}

/** Removes all versions but the one in use; a reader that still holds an older one has its files open. */
export async function removeOldVersions(base: string): Promise<string[]> {
  const current = await currentVersion(base)
  const entries = await readdir(base, { withFileTypes: true }).catch(() => [])
  const old = entries
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map((entry) => entry.name)
  for (const name of old) await rm(join(base, name), { recursive: true, force: true })
  return old
}
