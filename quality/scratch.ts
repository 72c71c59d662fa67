/**
 * The place of databases and folders of tests that nobody needs afterwards: in memory, if the machine has room for
 * it. A copied database is more than a thousand files, and a disk takes longer to make and remove them than to fill
 * them.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const GIGABYTE = 1024 ** 3
/** A whole run needs less than one of these. */
const ROOM = 4 * GIGABYTE
const FREE_MEMORY = 6 * GIGABYTE

/** The usual temporary folder where memory is short, or if somebody has chosen another one. */
export function scratchFolder(
  memory = '/dev/shm',
  { needed = ROOM, free = process.availableMemory() }: { needed?: number; free?: number } = {},
): string {
  const isUsable = !process.env.TMPDIR && free >= FREE_MEMORY && roomIn(memory) >= needed && mayRunIn(memory)
  return isUsable ? memory : tmpdir()
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

/** Some tests start programs that they have put there, which a system may forbid. */
function mayRunIn(memory: string): boolean {
  let folder: string | undefined
  try {
    folder = mkdtempSync(join(memory, 'mizan-scratch-'))
    const program = join(folder, 'program')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 })
    return spawnSync(program).status === 0
  } catch {
    return false
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
}
