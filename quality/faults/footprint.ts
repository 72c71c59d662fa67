/** The memory and descriptors of a process, read from /proc. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ScenarioUnavailable } from './verdict.ts'

export interface Footprint {
  megabytes: number
  descriptors: number
}

/** @throws CannotBeTried on systems without /proc, Error when the process has ended */
export function footprintOf(pid: number): Footprint {
  if (!existsSync('/proc/self/status'))
    throw new ScenarioUnavailable('memory is read from /proc, which is not there')
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    megabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
  }
}

/** The largest growth within so many seconds. */
export async function growthOf(pid: number, before: Footprint, seconds: number): Promise<Footprint> {
  const growth: Footprint = { megabytes: 0, descriptors: 0 }
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await sleep(100)) {
    const now = footprintOf(pid)
    growth.megabytes = Math.max(growth.megabytes, now.megabytes - before.megabytes)
    growth.descriptors = Math.max(growth.descriptors, now.descriptors - before.descriptors)
  }
  return growth
}
