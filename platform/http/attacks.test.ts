/** Common attacks on web servers, tried on this one. */
import assert from 'node:assert/strict'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AppError, type CallerWithSession, defineRows, fileOf, type Session } from '../contract/index.ts'
import { createLog } from '../log/index.ts'
import { openTestServer, testGate } from '../testing/index.ts'
import { desk } from './index.ts'

const rows = defineRows({
  'notes.add': {
    method: 'POST',
    asks: true,
    path: '/notes/{noteId}',
    group: 'notes',
    summary: 'Adds a note',
    access: { session: 'bearer' },
    params: z.object({ noteId: z.string() }),
    body: z.object({ text: z.string() }),
    answer: z.object({ address: z.string() }),
    errors: [],
    sample: {},
  },
  'notes.paper': {
    method: 'GET',
    path: '/notes/{noteId}/paper',
    group: 'notes',
    summary: 'Gives a note on paper',
    access: { session: 'public' },
    params: z.object({ noteId: z.string() }),
    answer: fileOf('application/pdf'),
    errors: [],
    sample: {},
  },
})

const notes = desk(rows, {
  'notes.add': ({ client }, { body }) => {
    if (body.text === 'broken') throw new Error('It broke')
    return { address: client.address }
  },
  'notes.paper': (_ctx, { params }) => ({
    contentType: 'application/pdf',
    fileName: `${params.noteId}.pdf`,
    body: Buffer.from('%PDF'),
  }),
})

const session: Session = { sessionId: 's', kind: 'browser', verified: true }
const caller: CallerWithSession = { userId: 'u', officeId: 'c', roles: [], session }
/** The token is made of letters that never occur in a request id, because the log contains request ids. */
const token = 'xxxx.yyyy.zzzz'
const lines: string[] = []

async function open(more: { publicUrl?: string; trustProxy?: string } = {}): Promise<FastifyInstance> {
  const webFolder = await mkdtemp(join(tmpdir(), 'mizan-web-'))
  await writeFile(join(webFolder, 'index.html'), '<title>Deneme</title>')
  const gate = testGate({
    callerOf: async (given) => {
      if (given !== token) throw new AppError('session.required')
      return { caller, licences: { keys: new Set(), readOnly: false } }
    },
  })
  const log = createLog({ level: 'trace', destination: { write: (line) => void lines.push(line) } })
  return openTestServer({
    desks: [notes],
    gate,
    log,
    webFolder,
    ...more,
  })
}

let server: FastifyInstance
before(async () => {
  server = await open()
})
after(() => server.close())

const add = (headers: Record<string, string> = {}, text = 'not') =>
  ({
    method: 'POST',
    url: '/api/notes/1',
    payload: { text },
    headers: { authorization: `Bearer ${token}`, ...headers },
  }) as const

test('pages of other sites cannot make a browser change anything', async () => {
  for (const site of ['cross-site', 'same-site']) {
    const answer = await server.inject(add({ 'sec-fetch-site': site, origin: 'https://evil.example' }))
    assert.deepEqual([answer.statusCode, answer.json().code], [403, 'access.forbidden'], site)
  }
  for (const site of ['same-origin', 'none'])
    assert.equal((await server.inject(add({ 'sec-fetch-site': site }))).statusCode, 200, site)
  const extension = { 'sec-fetch-site': 'cross-site', origin: 'chrome-extension://abcdefghijklmnop' }
  assert.equal((await server.inject(add(extension))).statusCode, 200)
})

test('a link in a letter or on another site opens the product', async () => {
  for (const url of ['/invitation/abc', '/search?q=kira', '/api/openapi.json'])
    for (const site of ['cross-site', 'same-site', 'none']) {
      const answer = await server.inject({ method: 'GET', url, headers: { 'sec-fetch-site': site } })
      assert.equal(answer.statusCode, 200, `${url} ${site}`)
    }
})

test('pages of other sites may not read answers', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
    const answer = await server.inject({ method, url: '/api/notes/1', headers })
    assert.equal(answer.headers['access-control-allow-origin'], undefined, method)
  }
})

test('no address redirects a browser to another site', async () => {
  const wishes = [
    '//evil.example',
    '//evil.example/..',
    '/%2f%2fevil.example',
    '/\\evil.example',
    '/%5cevil.example/%2e%2e',
    '/.evil.example//',
    '/login?next=https://evil.example&returnTo=//evil.example',
    '/api//evil.example',
    '/assets/..//evil.example/',
    '/https://evil.example',
    '/api/docs//evil.example',
  ]
  for (const url of wishes) {
    const { headers, statusCode } = await server.inject({ url, headers: { host: 'evil.example' } })
    assert.doesNotMatch(String(headers.location ?? ''), /evil|^\/\/|^https?:/, `${statusCode} ${url}`)
  }
})

test('a line break in an address adds no header and splits no answer', async () => {
  for (const break_ of ['%0d%0a', '%0a', '%E5%98%8D%E5%98%8A', '%00', '%e2%80%a8']) {
    const answer = await server.inject(`/api/notes/a${break_}x-evil:%201${break_}/paper`)
    assert.equal(answer.headers['x-evil'], undefined)
    assert.doesNotMatch(String(answer.headers['content-disposition'] ?? ''), /[\r\n\u2028]/)
  }
})

test('a request that two servers could read differently is refused', async () => {
  const heads = [
    'POST /api/notes/1 HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /api/notes/1 HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
    `GET /api HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
  ]
  for (const head of heads) assert.match(await raw(server, head), /^HTTP\/1\.1 4\d\d /)
})

test('a token is accepted only in its header', async () => {
  for (const name of ['token', 'access_token', 'accessToken', 'authorization']) {
    const answer = await server.inject({
      ...add(),
      url: `/api/notes/1?${name}=${token}`,
      headers: { cookie: `${name}=${token}` },
    })
    assert.equal(answer.statusCode, 401, name)
  }
})

test('the log contains no token or address, in full or in part', async () => {
  await server.inject({
    ...add({ cookie: 'sid=kurabiye' }, 'broken'),
    url: '/api/notes/gizli-7?q=gizli-soru',
  })
  await server.inject({
    ...add(),
    url: '/api/notes/1',
    headers: { authorization: 'Bearer gizli.gizli.gizli' },
  })
  await server.inject(`/api/%?token=${token}`)
  const log = lines.join('\n')
  assert.match(log, /It broke/)
  assert.doesNotMatch(log, /xxxx|gizli|kurabiye/)
})

test("the caller's address from a header is believed only from a trusted proxy", async () => {
  const claim = add({ 'x-forwarded-for': '198.51.100.9' })
  const addressSeenBy = async (one: FastifyInstance) => (await one.inject(claim)).json().data.address
  assert.equal(await addressSeenBy(server), '127.0.0.1')
  const behindProxy = await open({ trustProxy: '127.0.0.0/8,10.0.0.0/8' })
  assert.equal(await addressSeenBy(behindProxy), '198.51.100.9')
  const behindAnother = await open({ trustProxy: '10.0.0.1' })
  assert.equal(await addressSeenBy(behindAnother), '127.0.0.1')
  await Promise.all([behindProxy.close(), behindAnother.close()])
})

test('nobody may frame a page, run their own script in it, or cache an answer', async () => {
  for (const url of ['/', '/login', '/api', '/api/notes/1/paper', '/api/nothing']) {
    const { headers } = await server.inject(url)
    const policy = String(headers['content-security-policy'])
    assert.match(policy, /script-src 'self'(;|$)/, url)
    assert.match(policy, /frame-ancestors 'none'/, url)
    assert.equal(headers['x-frame-options'], 'DENY', url)
    assert.equal(headers['cache-control'], url.startsWith('/api') ? 'no-store' : 'no-cache', url)
    assert.equal(headers['strict-transport-security'], undefined, url)
  }
})

test('a browser that came by https gets the instruction never to use plain http', async () => {
  const secure = await open({ publicUrl: 'https://mizan.example.org' })
  const { headers } = await secure.inject('/')
  assert.equal(headers['strict-transport-security'], 'max-age=63072000; includeSubDomains')
  await secure.close()
})

test('a body over a megabyte is refused, however its length is declared', async () => {
  const large = await server.inject(add({}, 'x'.repeat(1_100_000)))
  assert.deepEqual([large.statusCode, large.json().code], [413, 'request.too_large'])
  const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`
  const head = `POST /api/notes/1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`
  assert.match(await raw(server, head + chunk + chunk), /^HTTP\/1\.1 413 /)
})

/** The server's answer to bytes that no ordinary client would send. */
async function raw(target: FastifyInstance, bytes: string): Promise<string> {
  if (!target.server.listening) await target.listen({ port: 0, host: '127.0.0.1' })
  const { port } = target.server.address() as { port: number }
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => {
      answer += chunk
      socket.end()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
  })
}
