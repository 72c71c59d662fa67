/**
 * Versions of one index beside each other: `<base>/<version>/`, and a file `current` that names the version in use
 * and, on a second line, the one before it. A new version is built beside the old one and activated by one rename.
 */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileDurably } from './durable-files.ts'

/** A folder for a build, later than all others by name. Two concurrent builds need two bases. */
export async function newVersion(base: string, now: Date): Promise<string> {
  const version = now.toISOString().replace(/[-:.TZ]/g, '')
  await mkdir(join(base, version), { recursive: true })
  return version
}

/** The version in use, or null before the first build. */
export async function currentVersion(base: string): Promise<string | null> {
  return (await versionsInUse(base))[0] ?? null
}

export async function activateVersion(base: string, version: string): Promise<void> {
  const others = (await versionsInUse(base)).filter((other) => other !== version)
  await writeFileDurably(join(base, 'current'), `${[version, ...others.slice(0, 1)].join('\n')}\n`)
}

/**
 * Removes all versions except the one in use and the one before it, which a server that has not switched yet may
 * still read: the engine opens some files only when a search needs them.
 */
export async function removeOldVersions(base: string): Promise<string[]> {
  const kept = await versionsInUse(base)
  const entries = await readdir(base, { withFileTypes: true }).catch(() => [])
  const old = entries
    .filter((entry) => entry.isDirectory() && !kept.includes(entry.name))
    .map((entry) => entry.name)
  for (const name of old) await rm(join(base, name), { recursive: true, force: true })
  return old
}

/** The version in use and the one before it. */
async function versionsInUse(base: string): Promise<string[]> {
  const text = await readFile(join(base, 'current'), 'utf8').catch(() => '')
  return text
    .split('\n')
    .flatMap((line) => line.trim() || [])
    .slice(0, 2)
}
