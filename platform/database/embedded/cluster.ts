/** Creates the cluster at the first start, completely or not at all, and checks that this version can run it. */
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { handOver, type Place } from './place.ts'
import { clusterArgument, runProgram } from './programs.ts'

export type Credentials = { superuser: string; application: string }

const REMOVAL = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }
const FRESH_PREFIX = 'cluster.new-'

/** Creates the cluster if there is none; true if it did. Call it while holding the lock. */
export async function initialiseCluster(place: Place, binaries: Binaries): Promise<boolean> {
  await removeHalfFinished(place)
  if (await isCluster(place, binaries)) return false
  const fresh = join(place.folder, `${FRESH_PREFIX}${randomUUID().slice(0, 8)}`)
  await mkdir(fresh, { mode: 0o700 })
  await handOver(fresh, place.account)
  await runInitdb(place, binaries, fresh, await makeCredentials(place))
  await rename(fresh, place.cluster)
  await syncFolder(place.folder)
  return true
}

export async function readCredentials(place: Place): Promise<Credentials> {
  try {
    return JSON.parse(await readFile(place.credentials, 'utf8')) as Credentials
  } catch (cause) {
    const message = `${place.credentials} is missing or cannot be read, and without it the database beside it cannot be opened. Put the file back, or restore a backup into an empty data folder.`
    throw new EmbeddedPostgresError(message, { cause })
  }
}

/**
 * A first start that was killed leaves a folder under a temporary name that never held data. Its initdb may still be
 * writing there for a moment, which does no harm; what cannot be removed now is removed at the next start.
 */
async function removeHalfFinished({ folder }: Place): Promise<void> {
  const leftovers = (await readdir(folder)).filter((name) => name.startsWith(FRESH_PREFIX))
  await Promise.all(leftovers.map((name) => rm(join(folder, name), REMOVAL).catch(() => {})))
}

async function isCluster(place: Place, binaries: Binaries): Promise<boolean> {
  const { cluster } = place
  if (!existsSync(cluster)) return false
  const names = await readdir(cluster).catch((cause) => {
    throw new EmbeddedPostgresError(
      `${cluster} cannot be read: it belongs to another user. Start as that user, or as root.`,
      { cause },
    )
  })
  if (names.length === 0) {
    await rmdir(cluster)
    return false
  }
  const major = names.includes('PG_VERSION')
    ? (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
    : undefined
  if (!major || !existsSync(join(cluster, 'global', 'pg_control'))) {
    throw new EmbeddedPostgresError(
      `${cluster} is not a whole PostgreSQL database. Move it away and restore a backup.`,
    )
  }
  if (major !== binaries.major) {
    throw new EmbeddedPostgresError(
      `${cluster} was made by PostgreSQL ${major}, and this version brings PostgreSQL ${binaries.major}. Back it up with the version that made it and restore the backup into an empty data folder.`,
    )
  }
  return true
}

async function makeCredentials(place: Place): Promise<Credentials> {
  const password = () => randomBytes(24).toString('base64url')
  const credentials = { superuser: password(), application: password() }
  await writeFile(place.credentials, JSON.stringify(credentials), { mode: 0o600 })
  await chmod(place.credentials, 0o600)
  return credentials
}

/**
 * C.UTF-8 sorts by code point and knows upper and lower case of all letters; queries for lists that people read
 * specify Turkish order ("tr-x-icu").
 */
async function runInitdb(
  place: Place,
  { initdb }: Binaries,
  fresh: string,
  credentials: Credentials,
): Promise<void> {
  const passwordFile = join(place.folder, 'initial-password')
  await writeFile(passwordFile, `${credentials.superuser}\n`, { mode: 0o600 })
  await handOver(passwordFile, place.account)
  const target = clusterArgument(fresh)
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${target}/../initial-password`]
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const { status, output } = await runProgram(initdb, ['-D', target, ...access, ...locale], place, fresh)
  await rm(passwordFile, { force: true })
  if (status === 0) return
  await rm(fresh, { recursive: true, force: true })
  const advice = /No space left/.test(output) ? ' The disk is full: make room and start again.' : ''
  throw new EmbeddedPostgresError(
    `The database could not be made in ${place.folder}.${advice}\n${output.slice(-2_000)}`,
  )
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}
