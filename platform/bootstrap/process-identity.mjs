/**
 * Identifies processes. A process id alone may have been given to another process since; together with the start time
 * it is unique.
 */
import { readFileSync } from 'node:fs'

/** When the process started, in clock ticks since boot, as text; undefined where /proc does not exist. */
export function processStartMark(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

/** True while a process with this id runs; a process of another user counts as running, a zombie does not. */
export function isProcessAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  return !isZombie(pid)
}

/** True while the same process, with this id and start mark, still runs. */
export function isSameProcessAlive(pid, startMark) {
  if (!isProcessAlive(pid)) return false
  return startMark === undefined || startMark === processStartMark(pid)
}

function isZombie(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat[stat.lastIndexOf(')') + 2] === 'Z'
  } catch {
    return false
  }
}
