/** Clients that read nothing are disconnected, while others are answered. */
import { setTimeout as sleep } from 'node:timers/promises'
import { connectionBounds } from '../../../platform/http/connections/bounds.ts'
import { get, openRaw } from '../../../platform/http/connections/testing.ts'
import { footprintOf } from '../footprint.ts'
import { makeDataFolder, readyStatus, startServer } from '../server-process.ts'
import { expect } from '../verdict.ts'

const readers = 100
/** Four answers are more than the operating system buffers for a client that does not read. */
const bytes = get('/api/docs/static/swagger-ui-bundle.js').repeat(connectionBounds.requestsAtOnce)

export async function stalledReaders(): Promise<string> {
  const { dataDir, remove } = makeDataFolder()
  try {
    const server = await startServer(dataDir, { RATE_LIMITS: 'off' })
    await readyStatus(server)
    const pid = Number(server.process.pid)
    const port = Number(new URL(server.address).port)
    const before = footprintOf(pid).descriptors
    const all = await Promise.all(
      Array.from({ length: readers }, () => openRaw(port, bytes, { reads: false })),
    )
    const begun = performance.now()
    const open = () => footprintOf(pid).descriptors - before
    while (open() < readers) await sleep(20)
    const most = connectionBounds.stalledMs + 15_000
    while (open() > 5 && performance.now() - begun < most) {
      expect((await server.get('/api/status')).status === 200, 'others are not answered meanwhile')
      await sleep(500)
    }
    const seconds = Math.round((performance.now() - begun) / 1_000)
    for (const { socket } of all) socket.destroy()
    expect(open() <= 5, `${open()} descriptors of ${readers} readers are open after ${seconds} s`)
    return `${readers} readers were gone after ${seconds} s`
  } finally {
    remove()
  }
}
