/**
 * Twenty kills while an office works: five each during edits, payments, deletions and imports. Every third time
 * PostgreSQL is killed as well. Nothing that was answered may be lost, no import may be half there, and each balance is
 * the sum of its lines.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { killPostmaster } from '../child.ts'
import { ImportsAtWork } from '../office/imports.ts'
import { OfficeAtWork, steps } from '../office/ledger.ts'
import { makeDataFolder, sessionOn, startServer } from '../server-process.ts'
import { expect } from '../verdict.ts'

const kills = 20
const people = 6
const environment = { RATE_LIMITS: 'off', SAMPLE_LIFE: 'off' }
const kinds = [...steps, 'imports'] as const
type Kind = (typeof kinds)[number]

interface AtWork {
  work: OfficeAtWork
  imports: ImportsAtWork
}

export async function office(): Promise<string> {
  const { dataDir, remove } = makeDataFolder()
  try {
    let server = await startServer(dataDir, environment)
    const token = () => sessionOn(dataDir).accessToken
    const work = new OfficeAtWork(server.address, token())
    const imports = new ImportsAtWork(server.address, token())
    await work.open(people)
    for (let round = 1; round <= kills; round += 1) {
      const kind = kinds[round % kinds.length] as Kind
      const running = Promise.allSettled([work.work(kind), imports.work()])
      await momentIn(kind, { work, imports }, round)
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
    const each = kills / kinds.length
    return `${kills} kills, ${each} each during ${kinds.join(', ')}: ${work.answered} answered edits and bookings and ${imports.ordered} imports are whole`
  } finally {
    remove()
  }
}

/** Comes while a call of that kind is under way, each time after another while. */
async function momentIn(kind: Kind, { work, imports }: AtWork, round: number): Promise<void> {
  const isUnderWay = () => (kind === 'imports' ? imports.isUnderWay : work.isUnderWay(kind))
  await sleep(200 + ((round * 377) % 1_000))
  const end = Date.now() + 60_000
  do {
    // The kills cover a call from its first moments to its last.
    await sleep((round * 37) % 60)
    expect(Date.now() < end, `no call of the ${kind} is under way`)
  } while (!isUnderWay())
}
