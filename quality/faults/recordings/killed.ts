/**
 * Twelve kills, three each while pieces come in, recordings are finished, written down and deleted. Every third time
 * PostgreSQL is killed as well.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { answers } from '@mizan/platform/outside/testing'
import { serveTranscription, twoSentences } from '../../../apps/server/recordings/service.ts'
import { killPostmaster } from '../child.ts'
import { inspectFiles, piecesOfRecordings } from '../documents/leftovers.ts'
import { momentIn } from '../moment.ts'
import { makeDataFolder, sessionOn, startServer } from '../server-process.ts'
import { expect } from '../verdict.ts'
import { RecordingsAtWork, type Step, steps } from './work.ts'

const kills = 12
/** The milliseconds in which the service hears a recording, so that kills meet it while it listens. */
const listening = 400

export async function killedRecordings(): Promise<string> {
  const { dataDir, remove } = makeDataFolder()
  const service = await serveTranscription()
  try {
    service.behave(answers(twoSentences, { afterMs: listening }))
    const environment = { RATE_LIMITS: 'off', SAMPLE_LIFE: 'off', TRANSCRIPTION_URL: service.url }
    let server = await startServer(dataDir, environment)
    const token = () => sessionOn(dataDir).accessToken
    const work = new RecordingsAtWork(server.address, token())
    await work.open()
    for (let round = 1; round <= kills; round += 1) {
      const step = steps[round % steps.length] as Step
      const running = work.work(step).catch(() => undefined)
      await momentIn(step, work, round)
      if (round % 3 === 0) killPostmaster(dataDir)
      await server.end('SIGKILL')
      await running
      server = await startServer(dataDir, environment)
      work.serveAt(server.address, token())
      await work.inspect()
    }
    await work.finishLeft()
    await work.inspect({ all: true })
    await server.end('SIGTERM')
    const cutOff = await inspectFiles(dataDir, piecesOfRecordings, { age: true })
    server = await startServer(dataDir, environment)
    work.serveAt(server.address, token())
    // The sweep is one of the jobs that begin by themselves.
    await sleep(5_000)
    await work.inspect({ all: true })
    await server.end('SIGTERM')
    const left = await inspectFiles(dataDir, piecesOfRecordings)
    expect(left === 0, `${left} of ${cutOff} pieces that nobody has are left after the sweep`)
    return `${kills} kills: ${work.answered} acknowledged pieces of recordings are whole, ${cutOff} others were swept`
  } finally {
    await service.close()
    remove()
  }
}
