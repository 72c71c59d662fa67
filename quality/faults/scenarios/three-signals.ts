/** Tests that PostgreSQL stops with a server, however often it is told to stop within moments. */
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataFolder, postgresPid, run, startServer, until } from '../server-process.ts'
import { expect } from '../verdict.ts'

/** Milliseconds after PostgreSQL has started; the last case is a server that has started completely. */
const moments = [0, 300, 900]

export async function threeSignals(): Promise<string> {
  const { dataDir, remove } = makeDataFolder()
  try {
    for (const moment of moments) {
      const program = run('server', dataDir)
      await until(() => postgresPid(dataDir) !== 0)
      await sleep(moment)
      await stopThreeTimes(program)
      await expectNothingLeft(dataDir, `${moment} ms after PostgreSQL was there`)
    }
    await stopThreeTimes(await startServer(dataDir))
    await expectNothingLeft(dataDir, 'while it served')
    return 'no PostgreSQL was left, while starting and while serving'
  } finally {
    remove()
  }
}

async function stopThreeTimes({ process: child, ended }: ReturnType<typeof run>): Promise<void> {
  // Three signals of one kind could reach the process as one.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) child.kill(signal)
  await ended
}

async function expectNothingLeft(dataDir: string, when: string): Promise<void> {
  const isGone = await until(() => postgresPid(dataDir) === 0).then(
    () => true,
    () => false,
  )
  expect(isGone, `PostgreSQL runs on after three signals ${when}`)
}
