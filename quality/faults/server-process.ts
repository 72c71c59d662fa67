/** The product as the processes that people start, so that tests can kill them and read their output. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isProcessAlive } from '../../platform/bootstrap/process-identity.mjs'
import { type Session, signInSample } from '../sign-in.ts'

const root = join(import.meta.dirname, '../..')
const apps = join(root, 'apps/server')
const programs = {
  server: join(apps, 'main.ts'),
  corpus: join(apps, 'commands/corpus.ts'),
  backup: join(apps, 'commands/backup.ts'),
  restore: join(apps, 'commands/restore.ts'),
}

export interface ProcessEnd {
  code: number | null
  output: string
}

export interface Program {
  process: ChildProcess
  output: () => string
  ended: Promise<ProcessEnd>
  /** Sends a signal and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<ProcessEnd>
}

export type Answer = { status: number; type: string; text: string; data: never }

export interface Server extends Program {
  address: string
  get: (path: string) => Promise<Answer>
  search: (query: string, more?: object) => Promise<Answer>
}

const running = new Set<ChildProcess>()

/** A data folder of its own; `remove` ends everything that still runs on it. */
export function makeDataFolder(): { dataDir: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-fault-'))
  const dataDir = join(folder, 'data')
  const remove = () => {
    killAll()
    const pid = postgresPid(dataDir)
    if (pid) process.kill(pid, 'SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  return { dataDir, remove }
}

/** Ends everything that a failed test has left running, so that the next one is not disturbed. */
export function killAll(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** The living main process of the data folder's PostgreSQL, or 0. */
export function postgresPid(dataDir: string): number {
  const file = join(dataDir, 'database/cluster/postmaster.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0
  return pid && isProcessAlive(pid) ? pid : 0
}

export const run = (
  program: keyof typeof programs,
  dataDir: string,
  args: string[] = [],
  env = {},
): Program => start([programs[program], ...args], dataDir, env)

/** Runs a file of the project with its arguments. */
export function start(words: string[], dataDir: string, env = {}): Program {
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_TEST_CONTEXT: undefined,
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      SAMPLE_LIFE: 'off',
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  running.add(child)
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code, output })
    })
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return { process: child, output: () => output, ended, end }
}

/** Sessions by data folder, because a session outlives the process that opened it. */
const sessions = new Map<string, Session>()

/** The session with which the latest server on this data folder was called. */
export function sessionOn(dataDir: string): Session {
  const session = sessions.get(dataDir)
  assert.ok(session, 'no server was started on this data folder')
  return session
}

/**
 * Starts a server, waits until it reports its address, and signs in; fails with its output if it ends before that.
 */
export async function startServer(dataDir: string, env = {}): Promise<Server> {
  const program = run('server', dataDir, [], env)
  const address = await servedAt(program)
  const session = await signInSample(address, sessions.get(dataDir))
  sessions.set(dataDir, session)
  const call = async (path: string, init?: RequestInit): Promise<Answer> => {
    const headers = { ...session.headers, ...(init?.headers as Record<string, string>) }
    const answer = await fetch(`${address}${path}`, { ...init, headers }).catch((error) => {
      throw new Error(`No answer at ${path}; the server said:\n${program.output()}`, { cause: error })
    })
    const type = answer.headers.get('content-type') ?? ''
    const text = await answer.text()
    const data = type.includes('json') ? JSON.parse(text).data : undefined
    return { status: answer.status, type, text, data: data as never }
  }
  const search = (query: string, more = {}) =>
    call('/api/case-search/filtered-search', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, searchCountry: 'turkey', ...more }),
    })
  return { ...program, address, get: (path) => call(path), search }
}

/** The address that a starting server reports; fails with its output if it ends before that. */
export async function servedAt(program: Program): Promise<string> {
  const served = () => /http:\/\/localhost:\d+/.exec(program.output())?.[0]
  // On a busy machine a start takes minutes.
  await until(() => program.process.exitCode !== null || served() !== undefined, 300)
  const address = served()
  assert.ok(address, `The server did not start:\n${program.output()}`)
  return address
}

/** The status once both indexes are ready. */
export async function readyStatus(server: Server) {
  let status: { state: string; database: { state: string }; index: { decisions: number; builtAt: string } }
  await until(async () => {
    status = (await server.get('/api/status')).data
    return status.state === 'ok'
  }, 120)
  return status!
}

/** Waits until something becomes true. */
export async function until(isTrue: () => boolean | Promise<boolean>, seconds = 30): Promise<void> {
  const deadline = Date.now() + seconds * 1_000
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`It did not come true within ${seconds} seconds`)
    await sleep(50)
  }
}
