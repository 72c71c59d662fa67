/**
 * Twenty kills while an office works: edits, payments, deletions and imports. Every third time PostgreSQL is killed as
 * well. Nothing that was answered may be lost, no import may be half there, and each balance is the sum of its lines.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { killPostmaster } from '../child.ts'
import { ImportsAtWork } from '../office/imports.ts'
import { OfficeAtWork } from '../office/ledger.ts'
import { makeDataFolder, sessionOn, startServer } from '../server-process.ts'

const kills = 20
const people = 6
const environment = { RATE_LIMITS: 'off', SAMPLE_LIFE: 'off' }

export async function office(): Promise<string> {
  const { dataDir, remove } = makeDataFolder()
  try {
    let server = await startServer(dataDir, environment)
    const token = () => sessionOn(dataDir).accessToken
    const work = new OfficeAtWork(server.address, token())
    const imports = new ImportsAtWork(server.address, token())
    await work.open(people)
    for (let round = 1; round <= kills; round += 1) {
      const running = Promise.allSettled([work.work(), imports.work()])
      // From the first moments of a call to the middle of an import.
      await sleep(200 + ((round * 377) % 2_500))
      if (round % 3 === 0) killPostmaster(dataDir)
      await server.end('SIGKILL')
      await running
      server = await startServer(dataDir, environment)
      work.serveAt(server.address, token())
      imports.serveAt(server.address, token())
      await work.inspect()
      await imports.inspect()
    }
    await server.end('SIGTERM')
    return `${kills} kills: ${work.answered} answered edits and bookings and ${imports.ordered} imports are whole`
  } finally {
    remove()
  }
}
