/** A real server for the journeys of one file, on its own data. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { eventually } from './waiting.ts'

const root = join(import.meta.dirname, '..')

export interface TestServer {
  address: string
  /** Folder of its data. */
  data: string
  /** Ends the process but keeps its data, as a crash would. */
  halt: () => Promise<void>
  /** Starts it again on the same data and port. */
  resume: () => Promise<void>
  /** Ends the process and removes its data. */
  remove: () => Promise<void>
}

/** Starts the product with the bundled sample on a fresh data folder and a free port. */
export async function startServer(): Promise<TestServer> {
  const data = await mkdtemp(join(tmpdir(), 'mizan-journey-'))
  let running = await launch(data, '0')
  const { address } = running
  await untilSearchable(address)
  const halt = async () => {
    const { child } = running
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  return {
    address,
    data,
    halt,
    resume: async () => {
      // Another process may hold the port for a moment, as the near end of a connection.
      running = await eventually(() => launch(data, new URL(address).port))
      await untilSearchable(address)
    },
    remove: async () => {
      await halt()
      await rm(data, { recursive: true, force: true })
    },
  }
}

function launch(data: string, port: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(said)?.[0]
      if (address) resolve({ child, address })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)))
  })
}

/** The index is made after the start; three minutes are far more than the sample takes. */
async function untilSearchable(address: string): Promise<void> {
  for (const end = Date.now() + 180_000; Date.now() < end; await setTimeout(200)) {
    const status = await fetch(`${address}/api/status`).then((answer) => answer.json())
    if (status.data?.index.state === 'ok') return
  }
  throw new Error('The search index did not become ready')
}
