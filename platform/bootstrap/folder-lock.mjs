/**
 * A lock between processes: a folder with one owner file in it. A killed holder leaves the folder behind; the next
 * process sees that the owner is no longer alive and takes over. Plain JavaScript, because the installer runs before
 * any package and before the pinned Node exist.
 */
import { randomUUID } from 'node:crypto'
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  unlink,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isSameProcessAlive, processStartMark } from './process-identity.mjs'

const HEARTBEAT_MS = 2_000
const FOREIGN_HOST_STALE_MS = 30_000

/**
 * Waits until the lock is free, takes it and returns the function that releases it.
 * `onWait` is called once, with the owner's process id, if another process holds it.
 * Throws after `timeoutMs`.
 */
export async function acquireFolderLock(folder, { timeoutMs = 600_000, onWait = () => {} } = {}) {
  await mkdir(dirname(folder), { recursive: true })
  const deadline = Date.now() + timeoutMs
  for (let waited = false; ; ) {
    const release = await tryToTake(folder)
    if (release) return release
    const owner = await readOwner(folder)
    if (owner && (await isStale(owner))) await evict(folder, owner)
    else {
      if (owner && !waited) onWait(owner.pid)
      waited ||= Boolean(owner)
      if (Date.now() > deadline) throw new Error(`${folder} is still held by process ${owner?.pid ?? '?'}`)
      await sleep(20 + Math.random() * 60)
    }
  }
}

/** Runs `work` while holding the lock. */
export async function withFolderLock(folder, work, options) {
  const release = await acquireFolderLock(folder, options)
  try {
    return await work()
  } finally {
    await release()
  }
}

/**
 * The owner file is put into a new folder first and the folder is then renamed into place: renaming onto a non-empty
 * folder fails, so the lock never exists without its owner.
 */
async function tryToTake(folder) {
  const prepared = await mkdtemp(join(dirname(folder), `.${basename(folder)}-`))
  const ownerFile = `owner-${randomUUID()}.json`
  const owner = { pid: process.pid, startMark: processStartMark(process.pid), host: hostname() }
  await writeFile(join(prepared, ownerFile), JSON.stringify(owner))
  try {
    await rename(prepared, folder)
  } catch (error) {
    await rm(prepared, { recursive: true, force: true })
    // Windows reports EPERM or EACCES here; it cannot be a missing right, because the new folder beside it could be
    // made.
    if (['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES'].includes(error.code)) return undefined
    throw error
  }
  return keepAlive(folder, join(folder, ownerFile))
}

function keepAlive(folder, ownerFile) {
  const beat = setInterval(() => {
    const now = new Date()
    utimes(ownerFile, now, now).catch(() => {})
  }, HEARTBEAT_MS)
  beat.unref()
  return async () => {
    clearInterval(beat)
    await unlink(ownerFile).catch(() => {})
    await rmdir(folder).catch(() => {})
  }
}

async function readOwner(folder) {
  const names = await readdir(folder).catch(() => [])
  const name = names.find((entry) => entry.startsWith('owner-'))
  if (!name) return undefined
  const file = join(folder, name)
  const [text, info] = await Promise.all([
    readFile(file, 'utf8').catch(() => ''),
    stat(file).catch(() => undefined),
  ])
  if (!text || !info) return undefined
  return { ...JSON.parse(text), file, touchedAt: info.mtimeMs }
}

/** Process ids mean nothing across machines or containers, so there a missing heartbeat decides. */
async function isStale(owner) {
  if (owner.host === hostname()) return !isSameProcessAlive(owner.pid, owner.startMark)
  return Date.now() - owner.touchedAt > FOREIGN_HOST_STALE_MS
}

/** Only the stale owner's own file is removed, by its unique name, so that a new owner is not affected. */
async function evict(folder, owner) {
  await unlink(owner.file).catch(() => {})
  await rmdir(folder).catch(() => {})
}
