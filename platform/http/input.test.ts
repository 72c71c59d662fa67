/** Input is cleaned before it is checked, and its size is limited before it is parsed. */
import assert from 'node:assert/strict'
import { after, before, mock, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { defineRows } from '../contract/index.ts'
import { everybodySignedIn, openTestServer } from '../testing/index.ts'
import { desk } from './index.ts'

const rows = defineRows({
  'things.keep': {
    method: 'POST',
    asks: true,
    path: '/things/{thingId}',
    group: 'things',
    summary: 'Gives back what it was given',
    access: { session: 'public' },
    params: z.object({ thingId: z.string().min(1) }),
    query: z.object({ q: z.string().min(2).optional() }),
    body: z.strictObject({
      name: z.string().min(2).optional(),
      list: z.array(z.string().min(1)).optional(),
      free: z.record(z.string(), z.unknown()).optional(),
    }),
    answer: z.object({ given: z.string() }),
    errors: [],
    sample: {},
  },
})

const needy = defineRows({
  'things.name': {
    method: 'POST',
    asks: true,
    path: '/names',
    group: 'things',
    summary: 'Needs two fields',
    access: { session: 'public' },
    body: z.object({ name: z.string(), count: z.number(), note: z.string().optional() }),
    answer: z.object({ given: z.string() }),
    errors: [],
    sample: { body: { name: 'a', count: 1 } },
  },
})

let server: FastifyInstance
before(async () => {
  server = await openTestServer({
    desks: [
      desk(rows, { 'things.keep': (_ctx, input) => ({ given: JSON.stringify(input) }) }),
      desk(needy, { 'things.name': () => ({ given: '' }) }),
    ],
    errors: {},
    gate: everybodySignedIn,
  })
})
after(() => server.close())

async function send(payload: object | string, url = '/api/things/7') {
  const answer = await server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
  const { code, issues, data } = answer.json()
  return {
    status: answer.statusCode,
    code,
    issues,
    given: data && JSON.parse(data.given),
    size: answer.body.length,
  }
}

test('the character U+0000 is removed before the shape is checked, wherever it occurs', async () => {
  const kept = await send(
    { name: 'ma\0sa', list: ['\0a'], free: { a: [{ b: 'x\0' }] } },
    '/api/things/%007?q=a%00b',
  )
  assert.deepEqual(kept.given, {
    params: { thingId: '7' },
    query: { q: 'ab' },
    body: { name: 'masa', list: ['a'], free: { a: [{ b: 'x' }] } },
  })
})

test('marks that turn the direction of writing are removed: a name with them is shown as another', async () => {
  const kept = await send({ name: 'ma\u202esa\u2066', list: ['\u202a\u200fa'], free: {} })
  assert.deepEqual((kept.given as { body: unknown }).body, { name: 'masa', list: ['\u200fa'], free: {} })
})

test('a text of U+0000 alone counts as empty, and U+0000 does not count towards a minimum length', async () => {
  for (const [payload, url, path] of [
    [{ name: 'm\0\0\0' }, '/api/things/7', 'name'],
    [{ list: ['\0'] }, '/api/things/7', 'list.0'],
    [{}, '/api/things/%00', 'thingId'],
    [{}, '/api/things/7?q=a%00%00', 'q'],
  ] as const) {
    const { status, code, issues } = await send(payload, url)
    assert.deepEqual([status, code, issues?.[0]?.path], [400, 'request.invalid', path])
  }
})

test('an unpaired surrogate, which no database can store, is replaced before the check', async () => {
  const { given } = await send({ name: 'ma\ud83csa', free: { a: '\udc00' } })
  assert.deepEqual(given.body, { name: 'ma\ufffdsa', free: { a: '\ufffd' } })
})

test('a field name that contains U+0000 is refused, so that it cannot become another name', async () => {
  for (const payload of [{ 'na\0me': 'masa' }, { free: { '__pro\0to__': { polluted: true } } }]) {
    const { status, code } = await send(payload)
    assert.deepEqual([status, code], [400, 'request.invalid'])
  }
  assert.equal((await send({}, '/api/things/7?q%00=ab')).status, 400)
})

const nested = (open: string, close: string, levels: number) =>
  `${open.repeat(levels)}1${close.repeat(levels)}`

test('JSON that is nested too deeply is refused with a message that says so', async () => {
  const bodies = [
    `{"free":${nested('{"a":', '}', 20_000)}}`,
    `{"free":{"a":${nested('[', ']', 20_000)}}}`,
    `{"free":${nested('{"a":', '}', 150_000)}}`,
    '['.repeat(1_000_000),
    '{"a":'.repeat(200_000),
    `{"free":${nested('{"a":', '}', 20)}}`,
  ]
  for (const body of bodies) {
    const parsed = mock.method(JSON, 'parse')
    const { status, code, issues } = await send(body)
    assert.deepEqual([status, code], [400, 'request.invalid'], body.slice(0, 20))
    assert.match(issues[0].message, /nested too deeply/)
    assert.ok(
      parsed.mock.calls.every(({ arguments: [text] }) => text !== body),
      'it was not even parsed',
    )
    parsed.mock.restore()
  }
  assert.equal((await send(`{"free":${nested('{"a":', '}', 19)}}`)).status, 200)
})

test('brackets inside a string do not count as nesting', async () => {
  const name = `"\\${'['.repeat(500)}{${','.repeat(10_000)}`
  assert.equal((await send({ name })).given.body.name, name)
})

test('JSON with too many values is refused as cheaply, with a small answer', async () => {
  const keys = Array.from({ length: 60_000 }, (_, at) => `"k${at}":1`).join()
  const bodies = [
    `[${'1,'.repeat(500_000)}1]`,
    `{"list":[${'1,'.repeat(500_000)}1]}`,
    `{${keys}}`,
    `{"free":{${keys}}}`,
    `{${'"name":"masa",'.repeat(60_000)}"name":"masa"}`,
  ]
  for (const body of bodies) {
    const parsed = mock.method(JSON, 'parse')
    const { status, code, issues, size } = await send(body)
    assert.deepEqual([status, code], [400, 'request.invalid'], body.slice(0, 20))
    assert.match(issues[0].message, /too many values/)
    assert.ok(size < 1_000)
    assert.ok(
      parsed.mock.calls.every(({ arguments: [text] }) => text !== body),
      'it was not even parsed',
    )
    parsed.mock.restore()
  }
})

test('of very many wrong fields only the first are reported', async () => {
  const many = await send({ list: Array(4_000).fill(1) })
  assert.deepEqual([many.status, many.issues.length], [400, 50])
  const strange = await send(
    Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`${'k'.repeat(200)}${at}`, 1])),
  )
  assert.equal(strange.status, 400)
  assert.ok(strange.size < 2_000, String(strange.size))
})

test('malformed JSON, and JSON that would change the prototype of objects, is refused', async () => {
  for (const body of ['{', '{"name":}', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}', '7'])
    assert.equal((await send(body)).status, 400, body)
})

test('a caller without a body learns which fields are missing', async () => {
  for (const payload of [undefined, 'null']) {
    const headers = { 'accept-language': 'en', ...(payload && { 'content-type': 'application/json' }) }
    const answer = await server.inject({
      method: 'POST',
      url: '/api/names',
      headers,
      ...(payload && { payload }),
    })
    const { code, issues } = answer.json()
    assert.equal(code, 'request.invalid')
    assert.deepEqual(
      issues.map(({ path }: { path: string }) => path),
      ['name', 'count'],
    )
  }
})
