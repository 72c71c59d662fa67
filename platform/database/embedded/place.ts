/**
 * The folders in which the embedded PostgreSQL keeps its files below the data folder, and the user as which it runs.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { chmod, chown, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

export type Account = { uid: number; gid: number }

export type Place = {
  /** <data>/database; everything below belongs to PostgreSQL or describes it. */
  folder: string
  /** The cluster itself (PGDATA). */
  cluster: string
  leases: string
  lock: string
  credentials: string
  /** The user that PostgreSQL runs as; undefined: the current one. */
  account: Account | undefined
  /** Unique name of this cluster among the processes of the machine. */
  clusterName: string
}

/** Makes the folders. As root, the parent folder of PostgreSQL's data gets only the right to pass through. */
export async function preparePlace(dataDir: string): Promise<Place> {
  const folder = resolve(dataDir, 'database')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const real = realpathSync(folder)
  const cluster = join(real, 'cluster')
  const account = accountFor(cluster, resolve(dataDir))
  if (account) await chmod(real, 0o711)
  const leases = join(real, 'leases')
  await mkdir(leases, { recursive: true, mode: 0o700 })
  return {
    folder: real,
    cluster,
    leases,
    lock: join(real, 'lock'),
    credentials: join(real, 'credentials.json'),
    account,
    clusterName: `mizan-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`,
  }
}

/**
 * PostgreSQL refuses to run as root. The owner of the existing data comes first, then a `postgres` user, then the
 * unprivileged user that every system has.
 */
function accountFor(cluster: string, dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const path of [cluster, dataDir]) {
    if (!existsSync(path)) continue
    const { uid, gid } = statSync(path)
    if (uid !== 0) return { uid, gid }
  }
  return accountCalled('postgres') ?? accountCalled('nobody') ?? { uid: 65_534, gid: 65_534 }
}

function accountCalled(name: string): Account | undefined {
  const users = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : []
  const fields = users.map((line) => line.split(':')).find(([user]) => user === name)
  const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])]
  return uid > 0 && gid >= 0 ? { uid, gid } : undefined
}

/** Gives a file or folder to the user that PostgreSQL runs as. */
export async function handOver(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid)
}
