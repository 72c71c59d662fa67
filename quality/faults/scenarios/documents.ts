/** Documents and recordings while the server is killed, the disk becomes full, and the store of the files misbehaves. */
import { setTimeout as sleep } from 'node:timers/promises'
import { killPostmaster } from '../child.ts'
import { fullDiskOfDocuments } from '../documents/disk.ts'
import { filesOfDocuments, inspectFiles } from '../documents/leftovers.ts'
import { misbehavingStore } from '../documents/store.ts'
import { DocumentsAtWork, type Step, steps } from '../documents/work.ts'
import { momentIn } from '../moment.ts'
import { killedRecordings } from '../recordings/killed.ts'
import { makeDataFolder, sessionOn, startServer, until } from '../server-process.ts'
import { expect } from '../verdict.ts'

const kills = 20
const environment = { RATE_LIMITS: 'off', SAMPLE_LIFE: 'off' }

export const documents = async (): Promise<string> =>
  [
    await killedServer(),
    await killedRecordings(),
    await fullDiskOfDocuments(),
    await misbehavingStore(),
  ].join('; ')

/**
 * Twenty kills, five each during uploads, deletions, changes of the key and reading of texts. Every third time
 * PostgreSQL is killed as well.
 */
async function killedServer(): Promise<string> {
  const { dataDir, remove } = makeDataFolder()
  try {
    let server = await startServer(dataDir, environment)
    const token = () => sessionOn(dataDir).accessToken
    const work = new DocumentsAtWork(server.address, token())
    await work.open()
    for (let round = 1; round <= kills; round += 1) {
      const step = steps[round % steps.length] as Step
      const running = work.work(step).catch(() => undefined)
      await momentIn(step, work, round)
      if (round % 3 === 0) killPostmaster(dataDir)
      await server.end('SIGKILL')
      await running
      server = await startServer(dataDir, environment)
      await work.serveAt(server.address, token())
      await work.inspect()
    }
    await work.inspect({ all: true })
    await server.end('SIGTERM')
    const cutOff = await inspectFiles(dataDir, filesOfDocuments, { age: true })
    server = await startServer(dataDir, environment)
    await work.serveAt(server.address, token())
    // The sweep is one of the jobs that begin by themselves.
    await sleep(5_000)
    await until(() => work.inspect({ all: true }).then(() => true))
    await server.end('SIGTERM')
    const left = await inspectFiles(dataDir, filesOfDocuments)
    expect(left === 0, `${left} of ${cutOff} cut uploads are left after the sweep`)
    return `${kills} kills: ${work.answered} acknowledged documents are whole, ${cutOff} cut uploads were swept`
  } finally {
    remove()
  }
}
