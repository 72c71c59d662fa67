/** Requests that are sent without reading an answer neither fill the memory nor use up the descriptors. */
import { get, openRaw } from '../../../platform/http/connections/testing.ts'
import { footprintOf, growthOf } from '../footprint.ts'
import { makeDataFolder, readyStatus, type Server, startServer } from '../server-process.ts'
import { expect } from '../verdict.ts'

const document = '/api/openapi.json'
const mostMegabytes = 100
const mostDescriptors = 200

/** The allowance is off: the limits of connections hold without it. */
export async function pipelining(): Promise<string> {
  const { dataDir, remove } = makeDataFolder()
  try {
    const server = await startServer(dataDir, { RATE_LIMITS: 'off' })
    await readyStatus(server)
    const asset = await largestAsset(server)
    const once = Math.floor(46_000 / get(document).length)
    return [
      await attack(server, 'one connection with 46 KB', 1, get(document).repeat(once)),
      await attack(server, '20 × 1,400 documents', 20, get(document).repeat(1_400)),
      await attack(server, '20 × 1,400 files', 20, get(asset).repeat(1_400)),
    ].join('; ')
  } finally {
    remove()
  }
}

async function attack(server: Server, what: string, connections: number, bytes: string): Promise<string> {
  const pid = Number(server.process.pid)
  const before = footprintOf(pid)
  const port = Number(new URL(server.address).port)
  const all = await Promise.all(
    Array.from({ length: connections }, () => openRaw(port, bytes, { reads: false })),
  )
  const growth = await growthOf(pid, before, 8)
  const begun = performance.now()
  const { status } = await server.get('/api/status')
  const ms = Math.round(performance.now() - begun)
  for (const { socket } of all) socket.destroy()
  const figures = `${what}: +${growth.megabytes} MB, +${growth.descriptors} descriptors, status after ${ms} ms`
  expect(status === 200 && ms < 2_000, `${figures}, answered ${status}`)
  expect(growth.megabytes < mostMegabytes && growth.descriptors < mostDescriptors, figures)
  return figures
}

async function largestAsset(server: Server): Promise<string> {
  const page = await server.get('/')
  const names = [...page.text.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([name]) => name)
  const sizes = await Promise.all(
    names.map(async (name) => ({ name, size: (await server.get(name)).text.length })),
  )
  const largest = sizes.sort((a, b) => b.size - a.size)[0]
  expect(largest !== undefined, 'the page names no files')
  return largest.name
}
