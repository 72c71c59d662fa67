/** Reads hostile files, each in a process of its own, and prints the results. */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { note } from '../../../figures.ts'
import { hostileFiles } from './files.ts'
import type { HostileFile } from './hostile-file.ts'
import { type TriedFile, tableOf, tablePath } from './table.ts'

/** The bounds for a file, including the process that reads it. */
export const hostileBounds = { milliseconds: 8_000, megabytes: 400 } as const

/** A file that takes longer is ended. */
const patience = 60_000

export interface FileResult {
  what: string
  milliseconds: number
  megabytes: number
}

/**
 * @param part of the names of the files that are read
 * @param writesTable the published table is made anew; that of all files
 * @returns whether every file stayed within the bounds
 */
export async function readHostileFiles(part: string, writesTable: boolean): Promise<boolean> {
  if (writesTable && part) throw new Error('The table needs all files: leave out --only')
  const files = hostileFiles.filter(({ name }) => name.includes(part))
  const tried: TriedFile[] = []
  let failed = 0
  for (const file of files) {
    const happened = await readApart(file)
    const isFine = keeps(happened)
    if (!isFine) failed += 1
    tried.push({ ...file, what: happened.what })
    printHappened(file, happened, isFine)
  }
  if (writesTable) writeFileSync(tablePath, tableOf(tried))
  note(files.length, 'hostile', 'files')
  note(failed, 'hostile', 'failed')
  console.log(`${files.length} files, ${failed} failed`)
  return failed === 0
}

export const keeps = ({ what, milliseconds, megabytes }: FileResult): boolean =>
  !what.startsWith('crashed') &&
  milliseconds <= hostileBounds.milliseconds &&
  megabytes <= hostileBounds.megabytes

function printHappened(
  { type, name }: HostileFile,
  { what, milliseconds, megabytes }: FileResult,
  isFine: boolean,
): void {
  const figures = `${Math.round(milliseconds)} ms, ${Math.round(megabytes)} MB`
  console.log(`${isFine ? 'ok    ' : 'FAILED'} ${type.padEnd(4)} ${name}: ${what} (${figures})`)
  note(milliseconds, 'hostile', type, name, 'ms')
  note(megabytes, 'hostile', type, name, 'mb')
}

export async function readApart({ type, make }: HostileFile): Promise<FileResult> {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-hostile-'))
  try {
    const path = join(folder, 'file')
    writeFileSync(path, make())
    return await resultFromChild(path, type)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function resultFromChild(path: string, type: string): Promise<FileResult> {
  const started = performance.now()
  const child = fork(new URL('./child.ts', import.meta.url), [path, type], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), patience)
  let [said, told] = ['', null as FileResult | null]
  child.stderr?.on('data', (data: Buffer) => {
    if (said.length < 2_000) said += data.toString()
  })
  child.on('message', (message) => {
    told = message as FileResult
  })
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      clearTimeout(timer)
      const crashed = `crashed with ${signal ?? code}: ${/\w*Error.*/.exec(said)?.[0] ?? ''}`
      resolve(told ?? { what: crashed, milliseconds: performance.now() - started, megabytes: 0 })
    })
  })
}
