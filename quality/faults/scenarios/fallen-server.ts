/** `npm start` restarts a killed server on the same port and with its data, and ends when it is told to. */
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { makeDataFolder, postgresPid, start, until } from '../server-process.ts'
import { expect } from '../verdict.ts'

export async function fallenServer(): Promise<string> {
  const { dataDir, remove } = makeDataFolder()
  try {
    const port = await freePort()
    const keeper = start(['platform/bootstrap/run.mjs', '--keep-running', 'apps/server/main.ts'], dataDir, {
      PORT: String(port),
    })
    const serves = () =>
      fetch(`http://127.0.0.1:${port}/api/status`).then(
        ({ status }) => status === 200,
        () => false,
      )
    await until(serves, 120)
    const begun = performance.now()
    for (const pid of childrenOf(Number(keeper.process.pid))) process.kill(pid, 'SIGKILL')
    await until(async () => !(await serves()))
    await until(serves, 60)
    const seconds = Math.round((performance.now() - begun) / 1_000)
    expect(/the server fell and is started again/.test(keeper.output()), 'nothing stands in the log')
    const { code, output } = await keeper.end('SIGTERM')
    expect(code === 0, `it ended with ${code} when it was told to stop:\n${output}`)
    expect(postgresPid(dataDir) === 0, 'PostgreSQL runs on')
    return `killed, and serving again after ${seconds} s`
  } finally {
    remove()
  }
}

const childrenOf = (pid: number): number[] =>
  execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}
