/** A disk of a few megabytes, for programs that meet its end. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresPid } from './server-process.ts'
import { ScenarioUnavailable } from './verdict.ts'

const megabyte = 1024 * 1024

/** @throws CannotBeTried without the rights to make one */
export function mountSmallDisk(folder: string, megabytes: number): void {
  mkdirSync(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder], { stdio: 'pipe' })
  } catch {
    throw new ScenarioUnavailable('a small disk can only be made by root on Linux')
  }
}

/** Ends the PostgreSQL of the data folder on it first. */
export function unmountSmallDisk(folder: string): void {
  const pid = postgresPid(join(folder, 'data'))
  if (pid) process.kill(pid, 'SIGKILL')
  execFileSync('umount', ['--lazy', folder])
}

/** Fills the disk until so many megabytes are left; without a number it has room again. */
export function leaveFree(disk: string, megabytes?: number): void {
  const ballast = join(disk, 'ballast')
  rmSync(ballast, { force: true })
  if (megabytes === undefined) return
  const { bavail, bsize } = statfsSync(disk)
  const size = bavail * bsize - megabytes * megabyte
  if (size > 0) fill(ballast, size)
}

/** The server may take the last of the room meanwhile; the disk is then as full as it should be. */
function fill(file: string, size: number): void {
  try {
    writeFileSync(file, Buffer.alloc(size))
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOSPC') throw error
  }
}
