/** Starts and stops the server process of a cluster. Call these while holding the lock. */
import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './errors.ts'
import type { Place } from './place.ts'
import { findOrphans, isPostmaster } from './processes.ts'
import { clusterArgument, runProgram } from './programs.ts'

export type Postmaster = { pid: number; port: number }

const START_SECONDS = 120
const STOP_SECONDS = 30
const LOG_KEPT_BYTES = 5_000_000

/** Statements and key values never reach the log of PostgreSQL, because they contain what people typed. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** The server of this cluster if it accepts connections, no matter which process started it. */
export function findPostmaster(place: Place): Postmaster | undefined {
  const found = readPostmaster(place)
  return found?.state === 'ready' ? { pid: found.pid, port: found.port } : undefined
}

/** The same, but waits for a server that is starting, recovering or stopping. */
export async function findSettledPostmaster(
  place: Place,
  binaries: Binaries,
): Promise<Postmaster | undefined> {
  const begun = Date.now()
  for (;;) {
    const found = readPostmaster(place)
    if (!found) return undefined
    if (found.state === 'ready') return { pid: found.pid, port: found.port }
    const patience = found.state === 'stopping' ? STOP_SECONDS : START_SECONDS
    if (Date.now() - begun > patience * 1_000) await stopPostmaster(place, binaries, 'immediate')
    await sleep(50)
  }
}

/** Starts the server on `preferredPort` if that is free, else on any free port. Recovers after a crash. */
export async function startPostmaster(
  place: Place,
  binaries: Binaries,
  { preferredPort, settings = {} }: { preferredPort?: number; settings?: Record<string, string> } = {},
): Promise<Postmaster> {
  clearTraces(place)
  rotateLog(place)
  let port = preferredPort ?? (await freePort())
  for (let attempt = 1; ; attempt += 1) {
    const logStart = logSize(place)
    const outcome = await start(place, binaries, port, settings)
    const running = findPostmaster(place)
    if (outcome.status === 0 && running) return running
    const complaint = readLog(place, logStart)
    if (attempt === 8 || !isPassing(complaint)) throw failure(place, complaint || outcome.output)
    if (/Address already in use|could not bind/.test(complaint)) port = await freePort()
    else await waitForOrphans(place)
  }
}

/**
 * Stops the server: running statements are cancelled, everything committed is on disk. A server that hangs (possible
 * when told to stop while it recovers from a full disk) is stopped immediately, as in a crash, which loses nothing
 * either.
 */
export async function stopPostmaster(place: Place, binaries: Binaries, mode = 'fast'): Promise<void> {
  const args = ['stop', '-D', clusterArgument(place.cluster), '-m', mode, '-w', '-t', String(STOP_SECONDS)]
  await runProgram(binaries.pgCtl, args, place, place.cluster)
  const remaining = readPostmaster(place)
  if (!remaining) return
  if (mode === 'fast') return stopPostmaster(place, binaries, 'immediate')
  process.kill(remaining.pid, 'SIGKILL')
}

/** Asks the server to stop without waiting for it; a server that is starting stops as soon as it can. */
export function interruptPostmaster(place: Place): void {
  const found = readPostmaster(place)
  if (!found) return
  try {
    process.kill(found.pid, 'SIGINT')
  } catch {
    // It has ended meanwhile.
  }
}

function start(place: Place, binaries: Binaries, port: number, settings: Record<string, string>) {
  const target = clusterArgument(place.cluster)
  const all = { ...SETTINGS, ...settings, port: String(port), cluster_name: place.clusterName }
  const options = Object.entries(all)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
  const args = [
    'start',
    '-D',
    target,
    '-w',
    '-t',
    String(START_SECONDS),
    '-l',
    `${target}/server.log`,
    '-o',
    options,
  ]
  return runProgram(binaries.pgCtl, args, place, place.cluster)
}

/** After a crash of the machine the old process id may belong to another program, and PostgreSQL would then refuse. */
function clearTraces(place: Place): void {
  const pid = Number(readPidFile(place)[0])
  if (pid && !isPostmaster(pid, place.clusterName)) rmSync(pidFile(place), { force: true })
}

function isPassing(complaint: string): boolean {
  return /Address already in use|could not bind|shared memory block|lock file .* already exists/.test(
    complaint,
  )
}

/** The child processes of a killed server notice within moments; one in a long statement has to be stopped. */
async function waitForOrphans(place: Place): Promise<void> {
  for (let waited = 0; waited < 10 && findOrphans(place.clusterName).length > 0; waited += 1) await sleep(100)
  if (readPostmaster(place)) return
  for (const pid of findOrphans(place.clusterName)) process.kill(pid, 'SIGQUIT')
  await sleep(200)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

const pidFile = ({ cluster }: Place) => join(cluster, 'postmaster.pid')
const logFile = ({ cluster }: Place) => join(cluster, 'server.log')

function readPidFile(place: Place): string[] {
  try {
    return readFileSync(pidFile(place), 'utf8').split('\n')
  } catch {
    return []
  }
}

function readPostmaster(place: Place): (Postmaster & { state: string }) | undefined {
  const [pid, , , port, , , , state] = readPidFile(place)
  if (!pid || !isPostmaster(Number(pid), place.clusterName)) return undefined
  return { pid: Number(pid), port: Number(port), state: state?.trim() || 'starting' }
}

const logSize = (place: Place) => (existsSync(logFile(place)) ? statSync(logFile(place)).size : 0)

function rotateLog(place: Place): void {
  if (logSize(place) > LOG_KEPT_BYTES) renameSync(logFile(place), `${logFile(place)}.1`)
}

function readLog(place: Place, from: number): string {
  return existsSync(logFile(place)) ? readFileSync(logFile(place)).subarray(from).toString().trim() : ''
}

function failure(place: Place, complaint: string): EmbeddedPostgresError {
  const advice = /No space left/.test(complaint)
    ? ' The disk is full: make room and start again, nothing that was saved is lost.'
    : ''
  return new EmbeddedPostgresError(
    `PostgreSQL did not start on ${place.cluster}.${advice}\n${complaint.slice(-2_000)}`,
  )
}
