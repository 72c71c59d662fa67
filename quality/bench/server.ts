/** Starts the real server as a child process for a measurement, on a new data folder or a given one. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface StartedServer {
  address: string
  process: ChildProcess
  stop: () => Promise<void>
}

const patienceMs = 300_000

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** The server's message if PostgreSQL or another program has taken the port that was free a moment before. */
const portTaken = /Port \d+ is in use/

/** @throws Error with the server's output if it does not start */
export async function startServer(
  dataFolder?: string,
  environment: Record<string, string> = {},
): Promise<StartedServer> {
  return startOnce(dataFolder, environment).catch((error: Error) => {
    if (!portTaken.test(error.message)) throw error
    return startOnce(dataFolder, environment)
  })
}

async function startOnce(
  dataFolder: string | undefined,
  environment: Record<string, string>,
): Promise<StartedServer> {
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'mizan-server-')))
  const port = await freePort()
  const entry = join(import.meta.dirname, '../../apps/server/main.ts')
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  const address = `http://127.0.0.1:${port}`
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    }
    if (!dataFolder) await rm(folder, { recursive: true, force: true })
  }
  for (const begun = Date.now(); Date.now() - begun < patienceMs; await sleep(100)) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${said}`)
    const status = await fetch(`${address}/api/status`)
      .then((answer) => answer.json())
      .catch(() => null)
    if (status?.data?.state === 'ok') return { address, process: child, stop }
  }
  await stop()
  throw new Error(`The server was not ready in time:\n${said}`)
}
