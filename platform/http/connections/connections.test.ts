/** Attacks on connections that could bring a server down, run against ours over real sockets. */
import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { defineRows, fileOf } from '../../contract/index.ts'
import { createLog } from '../../log/index.ts'
import { openTestServer, until } from '../../testing/index.ts'
import { desk } from '../index.ts'
import type { ConnectionBounds } from './bounds.ts'
import { get, openRaw } from './testing.ts'

const LIMIT = { timeout: 60_000 }
/** The answer is larger than the buffers of the operating system for a client that reads nothing. */
const large = Buffer.alloc(12_000_000, 'x')

const rows = defineRows({
  'things.paper': {
    method: 'GET',
    path: '/paper',
    group: 'things',
    summary: 'Gives a large thing',
    access: { session: 'public' },
    answer: fileOf('application/pdf'),
    errors: [],
    sample: {},
  },
})

interface Wish {
  bounds?: Partial<ConnectionBounds>
  trustProxy?: string
}

async function open(t: TestContext, { bounds, trustProxy }: Wish = {}) {
  const lines: string[] = []
  let asked = 0
  const handlers = desk(rows, {
    'things.paper': () => {
      asked += 1
      return { contentType: 'application/pdf', fileName: 'large.pdf', body: large }
    },
  })
  const server = await openTestServer({
    desks: [handlers],
    log: createLog({ level: 'warn', destination: { write: (line) => void lines.push(line) } }),
    bounds: { watchMs: 20, ...bounds },
    ...(trustProxy ? { trustProxy } : {}),
  })
  server.get('/idle', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
    reply.raw.write('data: 1\n\n')
  })
  server.get('/small', async () => 'small')
  server.post('/letters', async () => 'taken')
  await server.listen({ port: 0, host: '127.0.0.1' })
  t.after(() => {
    server.server.closeAllConnections()
    return server.close()
  })
  const { port } = server.server.address() as AddressInfo
  const connections = () =>
    new Promise<number>((resolve) => server.server.getConnections((_e, n) => resolve(n)))
  const raw = (bytes: string, options = {}) => openRaw(port, bytes, options)
  return { port, raw, lines, asked: () => asked, connections }
}

test(
  'a client that sends requests without waiting for answers is disconnected after a few',
  LIMIT,
  async (t) => {
    const { raw, asked, lines } = await open(t)
    const flood = await raw(get('/api/paper').repeat(1_000), { reads: false })
    await until(() => lines.length > 0)
    assert.equal(asked(), 4)
    assert.deepEqual(JSON.parse(lines[0] ?? '').cut, { tooManyAtOnce: 1 })
    assert.doesNotMatch(lines.join(''), /127\.0\.0\.1/)
    flood.socket.resume()
    await flood.gone
  },
)

test('a network that floods repeatedly gets no connection for a while', LIMIT, async (t) => {
  const { raw, lines } = await open(t, { bounds: { floods: 3, floodMs: 2_000 } })
  for (let floods = 0; floods < 3; floods += 1) await (await raw(get('/small').repeat(1_000))).gone
  const refused = await raw(get('/small', 'Connection: close'))
  await refused.gone
  assert.equal(refused.received(), 0)
  await until(() => /afterFloods/.test(lines.join('')))
  const answered = async () => {
    const later = await raw(get('/small', 'Connection: close'))
    await later.gone
    return later.received() > 0
  }
  await until(answered)
})

test('a flood of Expect headers, which Node answers by itself, is cut as well', LIMIT, async (t) => {
  const { raw, lines } = await open(t)
  const first = get('/api/paper')
  await raw(first + get('/small', 'Expect: wonders').repeat(1_000), { reads: false })
  await until(() => lines.length > 0)
  const polite = await raw(get('/small', 'Expect: wonders', 'Connection: close'))
  await polite.gone
  assert.match(polite.text(), /^HTTP\/1\.1 417 /)
})

test(
  'requests that wait for their answers are answered, and after many of them the connection is closed regularly',
  LIMIT,
  async (t) => {
    const { raw } = await open(t, { bounds: { requestsInAll: 20 } })
    const patient = await raw(get('/small'))
    for (let answers = 1; answers < 20; answers += 1) {
      await until(() => patient.text().split('HTTP/1.1 200').length - 1 === answers)
      patient.socket.write(get('/small'))
    }
    await patient.gone
    assert.equal(patient.text().split('HTTP/1.1 200').length - 1, 20)
    assert.match(patient.text(), /connection: close/i)
  },
)

test(
  'a client that reads nothing is disconnected; a slow one and a silent stream are not',
  LIMIT,
  async (t) => {
    const { raw, lines, connections } = await open(t, { bounds: { stalledMs: 1_000 } })
    const silent = await raw(get('/idle'))
    const slow = await raw(get('/api/paper'))
    const isRead = async () => {
      while (slow.received() < large.length) {
        slow.socket.pause()
        await sleep(10)
        slow.socket.resume()
        await new Promise((resolve) => slow.socket.once('data', resolve))
      }
    }
    await raw(get('/api/paper'), { reads: false })
    const halfClosed = await raw(get('/api/paper'), { reads: false })
    halfClosed.socket.end()
    await isRead()
    await until(() => lines.map((line) => JSON.parse(line).cut.stalled ?? 0).reduce((a, b) => a + b, 0) === 2)
    assert.equal(await connections(), 2)
    assert.equal(silent.socket.readyState, 'open')
  },
)

test('a client that keeps sending while it reads nothing counts as stalled too', LIMIT, async (t) => {
  const { raw, lines } = await open(t, { bounds: { stalledMs: 300 } })
  const { socket } = await raw(`${get('/api/paper')}GET /small HTTP/1.1\r\nHost: x\r\nX: `, { reads: false })
  const trickle = setInterval(() => socket.write('a'), 20)
  t.after(() => clearInterval(trickle))
  await until(() => lines.some((line) => JSON.parse(line).cut.stalled === 1))
})

test('when all connections together hold too much, some are cut at once', LIMIT, async (t) => {
  const { raw, lines, connections } = await open(t, { bounds: { heldInAll: 2 * large.length } })
  for (let readers = 0; readers < 4; readers += 1) await raw(get('/api/paper'), { reads: false })
  await until(() => lines.some((line) => JSON.parse(line).cut.tooMuchWaiting > 0))
  const left = await connections()
  assert.ok(left >= 1 && left <= 3, `${left} are left`)
})

test('incomplete requests count as held too', LIMIT, async (t) => {
  const { raw, lines } = await open(t, { bounds: { heldInAll: 1_500_000 } })
  const head = [
    'POST /letters HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    'Content-Length: 900000',
  ]
  const part = `${head.join('\r\n')}\r\n\r\n"${'x'.repeat(800_000)}`
  await Promise.all([1, 2, 3].map(() => raw(part)))
  await until(() => lines.some((line) => JSON.parse(line).cut.tooMuchWaiting > 0))
})

test('a connection whose unread answers exceed its limit is cut', LIMIT, async (t) => {
  const { raw, lines } = await open(t, { bounds: { waitingBytes: 1_000_000 } })
  await raw(get('/api/paper'), { reads: false })
  await until(() => lines.some((line) => JSON.parse(line).cut.tooMuchWaiting === 1))
})

test(
  'a network at its limit loses an idle connection to a new one, but none that waits for an answer',
  LIMIT,
  async (t) => {
    const { raw, connections } = await open(t, { bounds: { perNetwork: 2 } })
    const idle = await raw(get('/small'))
    await until(() => idle.text().includes('small'))
    const busy = await raw(get('/idle'))
    await until(() => busy.text().includes('data: 1'))
    const next = await raw(get('/idle'))
    await idle.gone
    await until(() => next.text().includes('data: 1'))
    await (await raw(get('/small'))).gone
    assert.equal(await connections(), 2)
  },
)

test('a trusted proxy may open any number of connections', LIMIT, async (t) => {
  const { raw } = await open(t, { bounds: { perNetwork: 1 }, trustProxy: '10.0.0.1,127.0.0.0/8' })
  const all = await Promise.all([1, 2, 3].map(() => raw(get('/idle'))))
  for (const one of all) await until(() => one.text().includes('data: 1'))
})

test('a request that never completes is cut', LIMIT, async (t) => {
  const { raw } = await open(t, { bounds: { headersMs: 200, requestMs: 400 } })
  const slowHead = await raw('GET /small HTTP/1.1\r\nHost: x\r\n')
  const slowBody = await raw('POST /small HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc')
  const nothing = await raw('')
  await Promise.all([slowHead.gone, slowBody.gone, nothing.gone])
})
