import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { AppError, defineErrors, defineRows, fileOf } from '../contract/index.ts'
import type { ErrorCode } from '../contract/names.ts'
import { everybodySignedIn, openTestServer, testGate } from '../testing/index.ts'
import { desk } from './index.ts'

/** Codes of a domain that exists only in this test. */
const code = 'thing.taken' as ErrorCode

const rows = defineRows({
  'things.make': {
    method: 'POST',
    asks: true,
    path: '/things/{thingId}/make',
    group: 'things',
    summary: 'Makes a thing',
    access: { session: 'bearer' },
    params: z.object({ thingId: z.string() }),
    query: z.object({ times: z.coerce.number().int().max(3).default(1) }),
    body: z.object({
      name: z
        .string()
        .min(2)
        .refine((name) => name !== 'odd', 'thing.odd'),
    }),
    answer: z.object({ said: z.string() }),
    errors: [code],
    sample: {},
  },
  'things.name': {
    method: 'GET',
    path: '/things/{thingId}/name',
    group: 'things',
    summary: 'Names a thing',
    access: { session: 'public' },
    params: z.object({ thingId: z.string() }),
    answer: z.object({ said: z.string() }),
    errors: [],
    sample: {},
  },
  'things.all': {
    method: 'GET',
    path: '/',
    group: 'things',
    summary: 'Says that there are things',
    access: { session: 'public' },
    answer: z.object({ said: z.string() }),
    errors: [],
    sample: {},
  },
  'things.paper': {
    method: 'GET',
    path: '/things/paper',
    group: 'things',
    summary: 'Gives a thing on paper',
    access: { session: 'public' },
    answer: fileOf('application/pdf'),
    errors: [],
    sample: {},
  },
})

const errors = defineErrors({
  [code]: { status: 409, tr: 'Bu ad alınmış.', en: 'This name is taken.' },
})

let announceBegin: () => void
const begun = new Promise<void>((resolve) => (announceBegin = resolve))
const pause = () => {
  announceBegin()
  return sleep(200)
}

const handlers = desk(rows, {
  'things.make': async (ctx, { params, query, body }) => {
    if (body.name === 'slow') await pause()
    if (body.name === 'taken') throw new AppError(code)
    if (body.name === 'broken') throw new Error('secret detail')
    if (body.name === 'full') throw Object.assign(new Error('No space left'), { code: '53100' })
    if (body.name === 'away') throw Object.assign(new Error('secret detail'), { code: 'ECONNREFUSED' })
    return { said: `${ctx.language} ${params.thingId} ${body.name} ${query.times}` }
  },
  'things.all': () => ({ said: 'things' }),
  'things.name': (_ctx, { params }) => ({ said: params.thingId }),
  'things.paper': () => ({
    contentType: 'application/pdf',
    fileName: 'Şehir "1".pdf',
    body: Buffer.from('%PDF'),
  }),
})

const serverWith = (open: boolean, webFolder?: string) =>
  openTestServer({
    webFolder,
    desks: [handlers],
    errors,
    issues: { 'thing.odd': { tr: 'Bu ad tuhaf.', en: 'This name is odd.' } },
    gate: open ? everybodySignedIn : testGate(),
  })

const make = { method: 'POST', url: '/api/things/7/make', payload: { name: 'masa' } } as const

test('an answer is wrapped in data, and the handler gets parameters, query defaults and language', async () => {
  const server = await serverWith(true)
  const answer = await server.inject({ ...make, headers: { 'accept-language': 'en-GB,tr;q=0.5' } })
  assert.deepEqual(answer.json(), { data: { said: 'en 7 masa 1' } })
  await server.close()
})

test('a call that needs a session is refused without one, a public one is not', async () => {
  const server = await serverWith(false)
  const refused = await server.inject(make)
  assert.equal(refused.statusCode, 401)
  assert.equal(refused.json().code, 'session.required')
  assert.equal((await server.inject('/api/things/paper')).statusCode, 200)
  await server.close()
})

test('invalid input is reported for each field in the language of the reader', async () => {
  const server = await serverWith(true)
  const answer = await server.inject({ ...make, url: '/api/things/7/make?times=9', payload: { name: 'x' } })
  assert.equal(answer.statusCode, 400)
  assert.equal(answer.json().isError, true)
  const body = await server.inject({ ...make, payload: { name: 'x' } })
  assert.deepEqual(body.json().issues, [{ path: 'name', message: 'En az 2 karakter olmalı.' }])
  const odd = await server.inject({ ...make, payload: { name: 'odd' }, headers: { 'accept-language': 'en' } })
  assert.deepEqual(odd.json().issues, [{ path: 'name', message: 'This name is odd.' }])
  const broken = await server.inject({
    ...make,
    payload: '{',
    headers: { 'content-type': 'application/json' },
  })
  assert.equal(broken.statusCode, 400)
  await server.close()
})

test('a declared failure has its status and text, an unforeseen one reveals no details', async () => {
  const server = await serverWith(true)
  const taken = await server.inject({ ...make, payload: { name: 'taken' } })
  assert.deepEqual([taken.statusCode, taken.json().message], [409, 'Bu ad alınmış.'])
  const broken = await server.inject({ ...make, payload: { name: 'broken' } })
  assert.equal(broken.statusCode, 500)
  assert.ok(!broken.body.includes('secret'))
  for (const name of ['away', 'full']) {
    const passing = await server.inject({ ...make, payload: { name } })
    assert.deepEqual([passing.statusCode, passing.json().code], [503, 'server.unavailable'])
  }
  await server.close()
})

test('an unknown address and a body over a megabyte are answered as failures', async () => {
  const server = await serverWith(true)
  assert.equal((await server.inject('/api/nothing')).json().code, 'route.not_found')
  const large = await server.inject({ ...make, payload: { name: 'x'.repeat(1_100_000) } })
  assert.equal(large.json().code, 'request.too_large')
  await server.close()
})

test('the root of the calls answers with and without a trailing slash', async () => {
  const server = await serverWith(true)
  for (const url of ['/api', '/api/']) {
    const answer = await server.inject({ url })
    assert.deepEqual([answer.statusCode, answer.json().data], [200, { said: 'things' }], url)
  }
  await server.close()
})

test('a call by a wrong method learns which methods the address has', async () => {
  const server = await serverWith(true)
  for (const [method, url, allow] of [
    ['GET', make.url, 'POST'],
    ['DELETE', '/api/things/paper?x=1', 'GET, HEAD'],
    ['OPTIONS', '/api/things/paper', 'GET, HEAD'],
  ] as const) {
    const answer = await server.inject({ method, url, headers: { 'accept-language': 'en' } })
    assert.deepEqual([answer.statusCode, answer.headers.allow], [405, allow])
    assert.deepEqual(answer.json(), {
      isError: true,
      code: 'route.wrong_method',
      message: 'This address does not take requests of this method.',
    })
  }
  assert.equal((await server.inject({ method: 'DELETE', url: '/api/things//make' })).statusCode, 404)
  await server.close()
})

test('an address part that is too long is a 404, with or without the built client', async () => {
  const web = await mkdtemp(join(tmpdir(), 'mizan-web-'))
  await writeFile(join(web, 'index.html'), '<p>page</p>')
  for (const server of [await serverWith(true), await serverWith(true, web)]) {
    const answer = await server.inject(`/api/things/${'7'.repeat(201)}/name`)
    assert.deepEqual([answer.statusCode, answer.json().code], [404, 'route.not_found'])
    assert.match(String(answer.headers['content-security-policy']), /default-src 'self'/)
    await server.close()
  }
  await rm(web, { recursive: true })
})

test('a body that is not JSON is refused with a message that names the accepted type', async () => {
  const server = await serverWith(true)
  const answer = await server.inject({
    ...make,
    payload: 'ad=masa',
    headers: { 'content-type': 'text/plain' },
  })
  assert.deepEqual([answer.statusCode, answer.json().code], [415, 'request.unsupported_type'])
  await server.close()
})

test('an address that cannot be decoded is answered as a failure, in the language of the reader', async () => {
  const server = await serverWith(true)
  for (const thing of ['%', '%zz']) {
    const answer = await server.inject({
      ...make,
      url: `/api/things/${thing}/make`,
      headers: { 'accept-language': 'en' },
    })
    assert.deepEqual([answer.statusCode, answer.json().code], [400, 'request.invalid'])
    assert.match(answer.json().message, /not valid/)
    assert.match(String(answer.headers['content-security-policy']), /default-src 'self'/)
  }
  await server.close()
})

test('the character U+0000 is removed from all input', async () => {
  const server = await serverWith(true)
  const answer = await server.inject({ ...make, url: '/api/things/%007/make', payload: { name: 'ma\0sa' } })
  assert.deepEqual(answer.json(), { data: { said: 'tr 7 masa 1' } })
  await server.close()
})

test('a file is sent under its own name, with an ASCII name for old programs', async () => {
  const server = await serverWith(true)
  const paper = await server.inject('/api/things/paper')
  assert.equal(paper.headers['content-type'], 'application/pdf')
  assert.match(
    String(paper.headers['content-disposition']),
    /filename="_ehir_1_.pdf"; filename\*=UTF-8''%C5%9Eehir/,
  )
  await server.close()
})

test('the OpenAPI document names every row with its parameters in braces', async () => {
  const server = await serverWith(true)
  const document = (await server.inject('/api/openapi.json')).json()
  assert.deepEqual(Object.keys(document.paths).sort(), [
    '/api',
    '/api/things/paper',
    '/api/things/{thingId}/make',
    '/api/things/{thingId}/name',
  ])
  assert.equal((await server.inject('/api/docs')).statusCode, 200)
  await server.close()
})

test('a server that closes answers running calls and does not wait for kept connections', async () => {
  const server = await serverWith(true)
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const asked = (name: string) =>
    fetch(`${address}/api/things/7/make`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })
  const slow = asked('slow')
  await begun
  const closed = server.close()
  assert.equal((await slow).status, 200)
  await closed
})

test('the first page is served for every address of the client, with or without compression', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-web-'))
  await writeFile(join(folder, 'index.html'), '<title>Deneme</title>')
  const server = await serverWith(true, folder)
  for (const url of ['/', '/?q=x', '/search/case', '/search/case/turkey/1'])
    for (const headers of [{}, { 'accept-encoding': 'gzip, br' }])
      assert.equal((await server.inject({ url, headers })).statusCode, 200, url)
  assert.equal((await server.inject('/assets/gone.js')).statusCode, 404)
  await server.close()
  await rm(folder, { recursive: true })
})

test('pages and answers carry the security headers', async () => {
  const server = await serverWith(true)
  const { headers } = await server.inject('/api/things/paper')
  assert.match(String(headers['content-security-policy']), /script-src 'self'/)
  assert.equal(headers['x-content-type-options'], 'nosniff')
  await server.close()
})
