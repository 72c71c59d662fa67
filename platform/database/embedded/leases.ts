/**
 * Records who uses the server: each process writes a file with its id. The last one to leave stops the server; files
 * of dead processes do not count.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSameProcessAlive, processStartMark } from '../../bootstrap/process-identity.mjs'
import type { Place } from './place.ts'

export type Lease = { file: string }

let count = 0

/** Call it while holding the lock. */
export function takeLease({ leases }: Place): Lease {
  count += 1
  const file = join(leases, `${process.pid}-${count}.json`)
  writeFileSync(file, JSON.stringify({ pid: process.pid, startMark: processStartMark(process.pid) }), {
    mode: 0o600,
  })
  return { file }
}

export function returnLease(lease: Lease): void {
  rmSync(lease.file, { force: true })
}

/** The number of living users of the server; removes the files of dead ones. Call it while holding the lock. */
export function countLeases({ leases }: Place): number {
  return readdirSync(leases).filter((name) => isLive(join(leases, name))).length
}

function isLive(file: string): boolean {
  const { pid, startMark } = readLease(file)
  if (pid > 0 && isSameProcessAlive(pid, startMark)) return true
  rmSync(file, { force: true })
  return false
}

function readLease(file: string): { pid: number; startMark?: string } {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { pid: number; startMark?: string }
  } catch {
    return { pid: 0 }
  }
}
