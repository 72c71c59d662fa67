/** Every request that an anonymous caller can make counts towards an allowance. */
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { z } from 'zod'
import { AppError, defineRows } from '../contract/index.ts'
import { everybodySignedIn, openTestServer } from '../testing/index.ts'
import { desk } from './index.ts'

const rows = defineRows({
  'things.name': {
    method: 'GET',
    path: '/things/{thingId}',
    group: 'things',
    summary: 'Names a thing',
    access: { session: 'public' },
    params: z.object({ thingId: z.string() }),
    answer: z.string(),
    errors: [],
    sample: {},
  },
})

const webFolder = mkdtempSync(join(tmpdir(), 'mizan-web-'))
let server: FastifyInstance
let counted: string[] = []
let isUsedUp = false

before(async () => {
  mkdirSync(join(webFolder, 'assets'))
  writeFileSync(join(webFolder, 'index.html'), '<title>Deneme</title>')
  writeFileSync(join(webFolder, 'assets', 'a.js'), '1')
  server = await openTestServer({
    desks: [desk(rows, { 'things.name': (_ctx, { params }) => params.thingId })],
    errors: {},
    gate: everybodySignedIn,
    webFolder,
    countVisit: async (address, kind) => {
      counted.push(`${kind} ${address}`)
      if (isUsedUp) throw new AppError('request.too_many', { retryAfter: 7 })
    },
  })
})
beforeEach(() => {
  counted = []
  isUsedUp = false
})
after(async () => {
  await server.close()
  rmSync(webFolder, { recursive: true })
})

const files = ['/', '/search/case', '/assets/a.js', '/assets/gone.js', '/index.html', '/apiary']
const others: (string | InjectOptions)[] = [
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/',
  '/api/docs/json',
  '/api/docs/yaml',
  '/api/docs/static/swagger-ui.css',
  '/api/docs/static/gone.css',
  '/api/nothing',
  '/api/nothing?at=all',
  '/%61pi/openapi.json',
  '/api/%',
  `/api/things/${'7'.repeat(201)}`,
  { method: 'DELETE', url: '/api/things/7' },
  { method: 'HEAD', url: '/api/openapi.json' },
  { method: 'POST', url: '/api/things/7', headers: { 'sec-fetch-site': 'cross-site' } },
]
const nameOf = (visit: string | InjectOptions) =>
  typeof visit === 'string' ? visit : `${visit.method} ${visit.url}`

test('files, pages, the API page and unknown addresses are counted by the address of the caller', async () => {
  for (const [kind, visits] of Object.entries({ files, others }))
    for (const visit of visits) {
      counted = []
      await server.inject(visit as InjectOptions)
      assert.ok(counted.length >= 1, nameOf(visit))
      assert.equal(counted[0], `${kind} 127.0.0.1`, nameOf(visit))
    }
})

test('a caller who has used up the allowance gets none of them, and learns when to come back', async () => {
  isUsedUp = true
  for (const visit of [...files, ...others]) {
    const answer = await server.inject(visit as InjectOptions)
    assert.equal(answer.statusCode, 429, nameOf(visit))
    assert.equal(answer.headers['retry-after'], '7', nameOf(visit))
    assert.ok(answer.headers['content-security-policy'], nameOf(visit))
  }
})

test('a call of a row is counted only by the gate', async () => {
  isUsedUp = true
  assert.equal((await server.inject('/api/things/7')).statusCode, 200)
  assert.deepEqual(counted, [])
})
