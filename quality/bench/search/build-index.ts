/**
 * Builds the index with the product's own command, and measures the time, the memory and the disk space that it
 * takes.
 */
import { spawn } from 'node:child_process'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export interface Build {
  seconds: number
  peakMegabytes: number
  diskMegabytes: number
}

const COMMAND = join(import.meta.dirname, '../../../apps/server/commands/corpus.ts')

/** Always builds a new index. */
export async function buildIndexOf(folder: string): Promise<Build> {
  await rm(join(folder, 'search'), { recursive: true, force: true })
  const begun = performance.now()
  const child = spawn(process.execPath, [COMMAND, 'index', '--quiet'], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  let peak = 0
  const watch = setInterval(async () => {
    peak = Math.max(peak, await peakMemory(child.pid))
  }, 500)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`The index could not be built:\n${said.slice(-2000)}`)
  return {
    seconds: (performance.now() - begun) / 1000,
    peakMegabytes: peak,
    diskMegabytes: await sizeOf(join(folder, 'search')),
  }
}

/** Megabytes; 0 if the system does not tell. */
async function peakMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

export async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  }
  return bytes / 1e6
}
