/**
 * Finds out from the list of processes whether one of our PostgreSQL servers runs. A process id in a file is no
 * proof.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isProcessAlive } from '../../bootstrap/process-identity.mjs'

/** True while `pid` is the main process of the cluster with this name. */
export function isPostmaster(pid: number, clusterName: string): boolean {
  return isProcessAlive(pid) && commandLine(pid).includes(`cluster_name=${clusterName}`)
}

/** Helper processes that outlived a killed main process; each carries the cluster's name in its title. */
export function findOrphans(clusterName: string): number[] {
  if (!existsSync('/proc/self/cmdline')) return []
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  return pids.filter((pid) => commandLine(pid).startsWith(`postgres: ${clusterName}:`))
}

function commandLine(pid: number): string {
  if (existsSync('/proc/self/cmdline')) return readProc(pid)
  if (process.platform === 'win32') {
    const query = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`
    return (
      spawnSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8', windowsHide: true })
        .stdout ?? ''
    )
  }
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}

function readProc(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
