/** Runs the PostgreSQL programs on a cluster. */
import { spawn } from 'node:child_process'
import type { Place } from './place.ts'

export type Outcome = { status: number | null; output: string }

/**
 * The cluster's path as PostgreSQL gets it. On Linux it is the working folder: a process keeps it even if it may not
 * enter the folders above (the data of root may lie below a folder that only root can enter), and no shell in between
 * can misread it.
 */
export function clusterArgument(cluster: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : cluster
}

/** Runs the program to its end and returns status and output; never throws for a failing program. */
export function runProgram(program: string, args: string[], place: Place, cluster: string): Promise<Outcome> {
  const child = spawn(program, args, {
    ...place.account,
    cwd: cluster,
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC', ...windowsNeeds() },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: null, output: error.message }))
    child.once('exit', (status) =>
      setImmediate(() => resolve({ status, output: Buffer.concat(chunks).toString().trim() })),
    )
  })
}

const windowsNeeds = () =>
  process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP } : {}
