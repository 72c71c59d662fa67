import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError, addressOf, createClient, isPassing } from './client.ts'

const routes = { 'things.get': { method: 'GET', path: '/things/{id}' } }

const answering = (status: number, body: unknown) => async () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

// biome-ignore lint/suspicious/noExplicitAny: the row types do not matter to these tests
const clientOf = (reply: any) => createClient<any>(routes, { language: () => 'tr', fetch: reply })

test('an address contains its parameters encoded and omits undefined query values', () => {
  const address = addressOf('/things/{id}', { params: { id: 'a/b ç' }, query: { q: 'x y', none: undefined } })
  assert.equal(address, '/api/things/a%2Fb%20%C3%A7?q=x+y')
})

test('a missing path parameter is rejected before the call', () => {
  assert.throws(() => addressOf('/things/{id}', { params: {} }), {
    message: "The parameter 'id' must be defined.",
  })
})

test('a null is refused before the call where the specification forbids it', async () => {
  let asked = 0
  const client = clientOf(async () => {
    asked += 1
    return new Response('{"data":1}', { headers: { 'content-type': 'application/json' } })
  })
  const sent = async (more: object) => client['things.get']?.({ params: { id: '1' }, ...more })
  const names = ['region', 'offerType', 'billingCycle', 'orderId', 'documentId']
  for (const name of [...names, 'courtFileNo', 'senderDate', 'approvalDate', 'order'])
    for (const more of [{ query: { [name]: null } }, { body: { [name]: null } }])
      await assert.rejects(sent(more), { message: `The parameter '${name}' cannot be null.` })
  // Fields of a multipart form begin with a capital letter.
  await assert.rejects(sent({ body: { CourtFileNo: null } }), /'CourtFileNo' cannot be null/)
  assert.equal(asked, 0)
  assert.equal(await sent({ query: { q: null, region: 'tr' } }), 1)
})

test('the result of a call is the content of `data`', async () => {
  const client = clientOf(answering(200, { data: { a: 1 } }))
  assert.deepEqual(await client['things.get']?.({ params: { id: '1' } }), { a: 1 })
})

test('a 200 answer that flags an error is a failure with the message of the server', async () => {
  const client = clientOf(answering(200, { isError: true, code: 'LA_X', message: 'Olmadı' }))
  await assert.rejects(
    async () => client['things.get']?.({ params: { id: '1' } }),
    (error: ApiError) => {
      assert.equal(error.code, 'LA_X')
      assert.equal(error.message, 'Olmadı')
      return true
    },
  )
})

test('a refusal that names a time to wait gives it in seconds', async () => {
  const waiting = async (headers: Record<string, string>) => {
    const client = clientOf(async () => new Response('{}', { status: 429, headers }))
    const error = await client['things.get']?.({ params: { id: '1' } }).catch((refusal: unknown) => refusal)
    return (error as ApiError).retryAfter
  }
  assert.equal(await waiting({ 'retry-after': '30' }), 30)
  for (const headers of [{}, { 'retry-after': '0' }, { 'retry-after': 'Sat, 21 Nov 2026 11:00:00 GMT' }])
    assert.equal(await waiting(headers as Record<string, string>), undefined)
})

test('a server that cannot be reached gives status 0', async () => {
  const client = clientOf(async () => {
    throw new TypeError('fetch failed')
  })
  await assert.rejects(
    async () => client['things.get']?.({ params: { id: '1' } }),
    (error: ApiError) => {
      assert.ok(error instanceof ApiError)
      assert.equal(error.status, 0)
      return true
    },
  )
})

test('a failure without a message of its own is reported as a failure of the server', async () => {
  const message = async (status: number) => {
    const client = createClient<never>(routes, {
      language: () => 'en',
      failedText: () => 'A server side error occurred.',
      fetch: async () => new Response('', { status }),
    }) as Record<string, (input: object) => Promise<unknown>>
    return client['things.get']?.({ params: { id: '1' } }).catch((error: ApiError) => error.message)
  }
  for (const status of [400, 403, 404, 500, 503])
    assert.equal(await message(status), 'A server side error occurred.')
  for (const status of [409, 418, 502]) assert.equal(await message(status), '')
})

test('a call may succeed later if nobody answered, the session is over, something is locked, or the server is busy or at fault', () => {
  const later = [0, 400, 401, 403, 404, 409, 413, 422, 423, 429, 500, 503].filter((status) =>
    isPassing(new ApiError(status, '', '')),
  )
  assert.deepEqual(later, [0, 401, 423, 429, 500, 503])
  assert.equal(isPassing(new TypeError('fetch failed')), false)
})

test('an answer without content gives undefined', async () => {
  const client = clientOf(async () => new Response(null, { status: 204 }))
  assert.equal(await client['things.get']?.({ params: { id: '1' } }), undefined)
})
