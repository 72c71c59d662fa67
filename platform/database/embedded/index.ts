/**
 * Supervisor of the PostgreSQL that comes with the product: one server for each data folder, shared by every process
 * that opens the folder, started by the first and stopped by the last.
 */

import { withFolderLock } from '../../bootstrap/folder-lock.mjs'
import type { Log } from '../../log/index.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type Credentials, initialiseCluster, readCredentials } from './cluster.ts'
import { countLeases, type Lease, returnLease, takeLease } from './leases.ts'
import { type Place, preparePlace } from './place.ts'
import {
  findPostmaster,
  findSettledPostmaster,
  interruptPostmaster,
  type Postmaster,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts'
import { isPostmaster } from './processes.ts'
import { connectionString, provision } from './provision.ts'

export { EmbeddedPostgresError } from './errors.ts'

export type EmbeddedServer = {
  connectionString: string
  /** True when another process had started the server. */
  adopted: boolean
  pid: number
  port: number
  /** Releases the server; it stops when no other process uses it. May be called twice. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  dataDir: string
  log: Log
  /** More settings of PostgreSQL, as on its command line; used only if this call starts the server. */
  settings?: Record<string, string>
}

const WATCH_MS = 1_000
const LOCK_TIMEOUT_MS = 180_000

type SupervisedServer = EmbeddedOptions & {
  place: Place
  binaries: Binaries
  credentials: Credentials
  lease: Lease
  onExit: StopOnExit
  running: Postmaster
}

/** Starts the server of a data folder, or takes over a running one. @throws EmbeddedPostgresError with advice */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const place = await preparePlace(options.dataDir)
  const binaries = await findBinaries(place)
  const onExit = new StopOnExit(place)
  const locked = async () => {
    const isNew = await initialiseCluster(place, binaries)
    const credentials = await readCredentials(place)
    const found = await findSettledPostmaster(place, binaries)
    const running = found ?? (await startPostmaster(place, binaries, { settings: options.settings }))
    await provision(running.port, credentials)
    options.log.debug(
      { port: running.port, pid: running.pid, adopted: Boolean(found), isNew },
      'PostgreSQL is ready',
    )
    onExit.lease = takeLease(place)
    return {
      supervised: { ...options, place, binaries, credentials, running, lease: onExit.lease, onExit },
      adopted: Boolean(found),
    }
  }
  try {
    const { supervised, adopted } = await withFolderLock(place.lock, locked, { timeoutMs: LOCK_TIMEOUT_MS })
    return supervise(supervised, adopted)
  } catch (error) {
    onExit.forget()
    throw error
  }
}

/**
 * For a process that ends without closing, even while PostgreSQL is still starting. The process cannot wait then, so
 * it only asks the server to stop. Another process that takes over the server at that moment starts it again.
 */
class StopOnExit {
  lease: Lease | undefined
  readonly #stop: () => void

  constructor(place: Place) {
    this.#stop = () => {
      if (this.lease) returnLease(this.lease)
      if (countLeases(place) === 0) interruptPostmaster(place)
    }
    process.once('exit', this.#stop)
  }

  forget(): void {
    process.off('exit', this.#stop)
  }
}

function supervise(server: SupervisedServer, adopted: boolean): EmbeddedServer {
  const watch = setInterval(() => void reviveIfDead(server), WATCH_MS)
  watch.unref()
  let stopping: Promise<void> | undefined
  const { pid, port } = server.running
  return {
    connectionString: connectionString(port, server.credentials),
    adopted,
    pid,
    port,
    stop() {
      clearInterval(watch)
      stopping ??= withFolderLock(server.place.lock, () => giveBack(server), { timeoutMs: LOCK_TIMEOUT_MS })
      return stopping
    },
  }
}

async function giveBack({ place, binaries, lease, onExit }: SupervisedServer): Promise<void> {
  returnLease(lease)
  if (countLeases(place) === 0 && findPostmaster(place)) await stopPostmaster(place, binaries)
  onExit.forget()
}

const reviving = new WeakSet<SupervisedServer>()

/** If the server process is killed, it is restarted on the same port with everything that was committed. */
async function reviveIfDead(server: SupervisedServer): Promise<void> {
  const { place, binaries, log, settings } = server
  if (reviving.has(server) || isPostmaster(server.running.pid, place.clusterName)) return
  reviving.add(server)
  try {
    await withFolderLock(place.lock, async () => {
      const preferredPort = server.running.port
      server.running =
        (await findSettledPostmaster(place, binaries)) ??
        (await startPostmaster(place, binaries, { preferredPort, settings }))
    })
    log.warn({ pid: server.running.pid }, 'PostgreSQL had died and runs again')
  } catch (err) {
    log.error({ err }, 'PostgreSQL has died and cannot be started')
  } finally {
    reviving.delete(server)
  }
}
