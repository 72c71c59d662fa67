/**
 * Brings the files of a backup into the data folder: first staged beside it, then renamed at the moment the database
 * commits. If the machine stops in between, the database decides which of the two sets is valid.
 */
import { createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { derivedFolders, isReplaced } from '../../config/folders.ts'
import type { ArchiveEntry } from './archive-reader.ts'
import { BackupError } from './errors.ts'
import { FILES_PREFIX } from './format.ts'

const SETTING = 'restore.token'

/** The files of the archive, before they are in place. */
export const stagingFolder = (dataDir: string, token: string) => join(dataDir, `.restoring-${token}`)
/** The name of the folder while only some of the old files were moved aside. */
const partlyAside = (dataDir: string, token: string) => join(dataDir, `.replacing-${token}`)
/** The name of the folder once all old files were moved aside and the new ones are in place. */
const wholeAside = (dataDir: string, token: string) => join(dataDir, `.replaced-${token}`)
const LEFTOVER = /^\.(?:restoring|replacing|replaced)-([\w-]+)$/

/** Stages one file of the archive beside the data. @throws BackupError for a name that leads outside */
export async function stageFile(dataDir: string, token: string, entry: ArchiveEntry): Promise<void> {
  const parts = entry.name.slice(FILES_PREFIX.length).split('/')
  const isSafe = parts.every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\\0]/.test(part))
  if (!isSafe || !isReplaced(parts[0] ?? ''))
    throw new BackupError(`The archive holds a forbidden path: ${entry.name}`)
  const path = join(stagingFolder(dataDir, token), ...parts)
  await mkdir(dirname(path), { recursive: true })
  await pipeline(Readable.from(entry.body), createWriteStream(path, { flush: true }))
  await chmod(path, entry.mode & 0o777)
  await utimes(path, entry.mtime, entry.mtime)
}

/** Notes in the transaction that the staged files belong to it. */
export async function noteToken(client: ClientBase, token: string): Promise<void> {
  await client.query(
    `insert into settings (key, value, updated_at) values ($1, to_jsonb($2::text), now())
     on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
    [SETTING, token],
  )
}

/** Puts the staged files into place and sets the old ones aside. */
export async function swapFiles(dataDir: string, token: string): Promise<void> {
  await moveEntries(dataDir, partlyAside(dataDir, token))
  await rename(partlyAside(dataDir, token), wholeAside(dataDir, token))
  await moveEntries(stagingFolder(dataDir, token), dataDir)
}

/** Undoes swapFiles, at whatever point it stopped; it may itself be interrupted and called again. */
async function swapFilesBack(dataDir: string, token: string): Promise<void> {
  if (existsSync(wholeAside(dataDir, token))) {
    await moveEntries(dataDir, stagingFolder(dataDir, token))
    await rename(wholeAside(dataDir, token), partlyAside(dataDir, token))
  }
  if (existsSync(partlyAside(dataDir, token))) await moveEntries(partlyAside(dataDir, token), dataDir)
  await removeLeftovers(dataDir, token)
}

/**
 * Removes everything that was derived from the old data, then the old files; while they exist, there is still work to
 * do.
 */
export async function dropOldFiles(dataDir: string, token: string): Promise<void> {
  await Promise.all(derivedFolders.map((name) => rm(join(dataDir, name), { recursive: true, force: true })))
  await removeLeftovers(dataDir, token)
}

/** Completes or undoes an interrupted restore. Call it while no other restore runs. */
export async function settleLeftovers(client: Pick<ClientBase, 'query'>, dataDir: string): Promise<void> {
  for (const token of await leftoverTokens(dataDir)) {
    if (token === (await committedToken(client))) await dropOldFiles(dataDir, token)
    else await swapFilesBack(dataDir, token)
  }
}

/** Names of restores that are running or were interrupted. */
export async function leftoverTokens(dataDir: string): Promise<Set<string>> {
  const names = existsSync(dataDir) ? await readdir(dataDir) : []
  return new Set(names.flatMap((name) => LEFTOVER.exec(name)?.[1] ?? []))
}

async function committedToken(client: Pick<ClientBase, 'query'>): Promise<string | undefined> {
  const { rows: known } = await client.query(`select to_regclass('public.settings') is not null as known`)
  if (!known[0].known) return undefined
  const { rows } = await client.query('select value from settings where key = $1', [SETTING])
  return rows[0]?.value
}

async function moveEntries(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const names = existsSync(from) ? await readdir(from) : []
  for (const name of names.filter(isReplaced)) await rename(join(from, name), join(to, name))
}

async function removeLeftovers(dataDir: string, token: string): Promise<void> {
  const folders = [stagingFolder, partlyAside, wholeAside].map((folder) => folder(dataDir, token))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
}
