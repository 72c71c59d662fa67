/** Processor time of a server with its PostgreSQL, which says more than the clock on a machine that has other work. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

interface Process {
  parent: number
  ticks: number
}

/** Milliseconds until now: of the server, its database, all their children, and those that have ended. Null without /proc. */
export function processorMilliseconds(serverPid: number, dataFolder: string): number | null {
  if (process.platform !== 'linux') return null
  const postmaster = Number.parseInt(
    readFileSync(join(dataFolder, 'database/cluster/postmaster.pid'), 'utf8'),
    10,
  )
  const all = processes()
  let ticks = 0
  for (const pid of all.keys())
    if (descends(pid, [serverPid, postmaster], all)) ticks += all.get(pid)?.ticks ?? 0
  return (ticks * 1_000) / TICKS_PER_SECOND
}

function processes(): Map<number, Process> {
  const found = new Map<number, Process>()
  for (const name of readdirSync('/proc')) {
    const one = /^\d+$/.test(name) ? readStat(name) : undefined
    if (one) found.set(Number(name), one)
  }
  return found
}

/** Undefined if the process has ended meanwhile. */
function readStat(pid: string): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name of the program comes second and may contain anything but a closing bracket after it.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    return { parent, ticks: fields.slice(11, 15).reduce((sum, one) => sum + one, 0) }
  } catch {
    return undefined
  }
}

function descends(pid: number, roots: readonly number[], all: ReadonlyMap<number, Process>): boolean {
  for (let at = pid; at > 1; at = all.get(at)?.parent ?? 0) if (roots.includes(at)) return true
  return false
}
