/** Starts the product as a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')

/** Where a server keeps its data. */
export interface Data {
  folder: string
  databaseUrl: string
  /** Whether the office of the sample account has cases and clients; other journeys count on an empty one. */
  sampleLife?: boolean
}

export interface Launched {
  address: string
  /** Ends the process but keeps its data. */
  end: () => Promise<void>
}

/** @param port '0' takes any free one. @throws Error with the server's output if it ends instead of serving */
export function launch({ folder, databaseUrl, sampleLife = false }: Data, port: string): Promise<Launched> {
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      SAMPLE_LIFE: sampleLife ? 'on' : 'off',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  let said = ''
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(said)?.[0]
      if (address) resolve({ address, end })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${said}`)))
  })
}

/** The index is made after the first start; three minutes are far more than the sample takes. */
export async function untilSearchable(address: string): Promise<void> {
  for (const end = Date.now() + 180_000; Date.now() < end; await setTimeout(100)) {
    const status = await fetch(`${address}/api/status`).then((answer) => answer.json())
    if (status.data?.index.state === 'ok') return
  }
  throw new Error('The search index did not become ready')
}
