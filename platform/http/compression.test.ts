import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { createLog } from '../log/index.ts'
import { everybodySignedIn, openTestServer } from '../testing/index.ts'
import { addCompression } from './compression.ts'

/** The lengths of a profile, a list of results and a law. */
const lengths = [200, 2_000, 20_000, 900_000]
const textOf = (length: number) => 'hüküm '.repeat(length / 6)

async function open() {
  const server = fastify()
  addCompression(server)
  server.get<{ Params: { length: string } }>('/text/:length', async (request, reply) =>
    reply.type('application/json').send(textOf(Number(request.params.length))),
  )
  server.get('/paper', async (_request, reply) =>
    reply.type('application/pdf').send(Buffer.from(textOf(20_000))),
  )
  return server
}

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  plain: (bytes) => bytes,
}

test('an answer is sent in the best encoding that the client accepts', async () => {
  const server = await open()
  for (const length of lengths)
    for (const [accepted, wanted] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['GZIP;q=1.0, br;q=0', 'gzip'],
      ['br;q=0.0, gzip; q=0', undefined],
      ['identity', undefined],
      [undefined, undefined],
    ] as const) {
      const headers = accepted ? { 'accept-encoding': accepted } : {}
      const answer = await server.inject({ url: `/text/${length}`, headers })
      const encoding = length > 1_000 ? wanted : undefined
      assert.equal(answer.headers['content-encoding'], encoding, `${length} ${accepted}`)
      assert.equal(Number(answer.headers['content-length']), answer.rawPayload.length)
      assert.equal(answer.headers.vary, length > 1_000 ? 'accept-encoding' : undefined)
      const read = decoders[encoding ?? 'plain']?.(answer.rawPayload)
      assert.equal(read?.toString(), textOf(length))
    }
  await server.close()
})

test('content that is not text is sent uncompressed', async () => {
  const server = await open()
  const answer = await server.inject({ url: '/paper', headers: { 'accept-encoding': 'br' } })
  assert.equal(answer.headers['content-encoding'], undefined)
  await server.close()
})

test('the OpenAPI document is the same in every encoding and on the page that shows it', async () => {
  const log = createLog({ level: 'silent' })
  const product = { name: 'Test', version: '0' }
  const server = await openTestServer({
    desks: [],
    gate: everybodySignedIn,
    log,
    product,
  })
  const texts = new Set<string>()
  for (const url of ['/api/openapi.json', '/api/docs/json'])
    for (const encoding of ['br', 'gzip', 'plain']) {
      const answer = await server.inject({ url, headers: { 'accept-encoding': encoding } })
      assert.equal(answer.headers['content-encoding'], encoding === 'plain' ? undefined : encoding)
      texts.add(String(decoders[encoding]?.(answer.rawPayload)))
    }
  assert.equal(texts.size, 1)
  assert.equal(JSON.parse([...texts][0] ?? '').info.title, 'Test API')
  await server.close()
})
