/** Starts the child process of these tests and waits for its output. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestContext } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { isProcessAlive } from '../../platform/bootstrap/process-identity.mjs'
import { startEmbedded } from '../../platform/database/embedded/index.ts'
import { createLog } from '../../platform/log/index.ts'
import { copyExactly } from './used-installation.ts'

export type ChildMessage = {
  ready?: true
  pid: number
  port: number
  adopted: boolean
  url: string
  written?: number
  closed?: true
}

export type Child = {
  process: ChildProcess
  said: ChildMessage[]
  send(command: string): void
  /** Resolves with the first line that matches; rejects if the child ends without it. */
  hears(fits: (said: ChildMessage) => boolean): Promise<ChildMessage>
  /** Sends kill -9, and waits until the process is gone. */
  kill(): Promise<void>
}

const script = new URL('server-child.ts', import.meta.url).pathname

/** A folder that only its owner can enter; everything that runs on it is stopped after the test. */
export function newDataFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-fault-'))
  t.after(() => {
    killPostmaster(join(folder, 'data'))
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  return join(folder, 'data')
}

/** The same after a server has run there: made once for a process and copied, because a first start takes seconds. */
export async function usedDataFolder(t: TestContext): Promise<string> {
  used ??= makeUsed()
  const dataDir = newDataFolder(t)
  copyExactly(await used, dataDir)
  return dataDir
}

let used: Promise<string> | undefined

async function makeUsed(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-fault-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  await (await open(dataDir)).stop()
  return dataDir
}

export function startChild(
  t: TestContext,
  dataDir: string,
  complaints: 'inherit' | 'ignore' = 'inherit',
): Child {
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['pipe', 'pipe', complaints] })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const said: ChildMessage[] = []
  const waiting = new Set<() => void>()
  const wake = () => waiting.forEach((check) => void check())
  createInterface(child.stdout).on('line', (line) => {
    said.push(JSON.parse(line))
    wake()
  })
  t.after(() => child.kill('SIGKILL'))
  return {
    process: child,
    said,
    send: (command) => void child.stdin.write(`${command}\n`),
    hears: (fits) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = said.find(fits)
          if (found) resolve(found)
        }
        waiting.add(check)
        check()
        void gone.then(() => setImmediate(() => reject(new Error('The child ended without saying it'))))
      }),
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

export const isReady = (said: ChildMessage) => said.ready === true

/** Opens the data folder in this process. */
export const open = (dataDir: string) => startEmbedded({ dataDir, log: createLog({ level: 'silent' }) })

export function killPostmaster(dataDir: string): void {
  const pid = postmasterPid(dataDir)
  if (pid && isProcessAlive(pid)) process.kill(pid, 'SIGKILL')
}

function postmasterPid(dataDir: string): number {
  try {
    return Number(readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return 0
  }
}

/** Waits until something becomes true; fails after a minute. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('It did not come true within a minute')
    await sleep(25)
  }
}
