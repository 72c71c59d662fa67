/**
 * Tests of who may call a row, form by form: each is tried without what it requires, with something wrong, and with
 * the right thing.
 */
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { ApiError } from '../contract/client.ts'
import { until } from '../testing/index.ts'
import { bankSecret, openForms } from './testing/forms.ts'

const LIMIT = { timeout: 30_000 }
const now = new Date('2026-11-22T10:00:00Z')
const body = '{"order":"7"}'

/** The headers of a message as the bank signs it. */
function signed(text = body, { id = 'msg_1', at = now, secret = bankSecret } = {}): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, at, text),
  }
}
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const without = (headers: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))

test(
  'each form of a caller is refused without the proof that it requires, and with a wrong one',
  LIMIT,
  async (t) => {
    const { address } = await openForms(t, { now: () => now })
    const session = { authorization: 'Bearer a.b.c' }
    const hook = { ...signed(), 'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}` }
    const unprefixed = createHmac('sha256', 'other').update(body).digest('base64')
    const attacks: [path: string, headers: Record<string, string>, code: string, text?: string][] = [
      ['POST /forms/json', {}, 'session.required'],
      ['POST /forms/json', { authorization: 'Bearer x.y.z' }, 'session.required'],
      ['GET /forms/events', {}, 'session.required'],
      ['GET /forms/paper', { 'x-conversation-token': 'talk' }, 'session.required'],
      ['POST /forms/guest', {}, 'guest.required'],
      ['POST /forms/guest', session, 'guest.required'],
      ['POST /forms/guest', { 'x-conversation-token': 'other' }, 'guest.required'],
      ['POST /forms/human', {}, 'LA_HCaptchaValidationFailed'],
      ['POST /forms/human', { ...session, 'x-human-verification': 'guess' }, 'LA_HCaptchaValidationFailed'],
      ['GET /forms/other/key', session, 'access.wrong_key'],
      ['POST /forms/hook', session, 'webhook.unsigned'],
      ['POST /forms/hook', hook, 'webhook.unsigned'],
      ['POST /forms/hook', { ...hook, 'webhook-signature': unprefixed }, 'webhook.unsigned'],
      [
        'POST /forms/hook',
        signed(body, { secret: `whsec_${btoa('somebody else entirely')}` }),
        'webhook.unsigned',
      ],
      ['POST /forms/hook', signed(), 'webhook.unsigned', '{"order":"8"}'],
      ['POST /forms/hook', signed(), 'webhook.unsigned', `${body} `],
      ['POST /forms/hook', { ...signed(), 'webhook-id': 'msg_2' }, 'webhook.unsigned'],
      ['POST /forms/hook', signed(body, { at: minutes(-6) }), 'webhook.unsigned'],
      ['POST /forms/hook', signed(body, { at: minutes(6) }), 'webhook.unsigned'],
      ['POST /forms/hook', { ...signed(), 'webhook-timestamp': '1e9' }, 'webhook.unsigned'],
      ...['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name): (typeof attacks)[number] => [
        'POST /forms/hook',
        without(signed(), name),
        'webhook.unsigned',
      ]),
      ['POST /forms/hook', signed(), 'request.too_large', 'x'.repeat(1_100_000)],
      ['POST /forms/hook', signed('{'), 'request.unreadable', '{'],
    ]
    for (const [call, headers, code, text = body] of attacks) {
      const [method = '', path = ''] = call.split(' ')
      const answer = await fetch(`${address}/api${path}`, {
        method,
        headers: method === 'POST' ? { 'content-type': 'application/json', ...headers } : headers,
        ...(method === 'POST' ? { body: text } : {}),
      })
      assert.equal(
        ((await answer.json()) as { code: string }).code,
        code,
        `${call} ${JSON.stringify(headers)}`,
      )
    }
  },
)

test('each form of a caller is answered with the proof that it requires', LIMIT, async (t) => {
  const { client, address } = await openForms(t, { now: () => now })
  const told = async (work: Promise<{ said: string }>) => JSON.parse((await work).said)
  assert.deepEqual(await told(client['forms.guest']({}, { visitor: { conversation: 'talk' } })), {
    kind: 'guest',
    conversationId: 'conversation-1',
  })
  assert.deepEqual(await told(client['forms.human']({}, { visitor: { human: 'solved' } })), { kind: 'human' })
  const params = { secretKey: 'open-sesame' }
  assert.deepEqual(await told(client['forms.key']({ params })), { kind: 'secretKey', key: 'open-sesame' })
  for (const at of [now, minutes(-4), minutes(4)]) {
    const answer = await fetch(`${address}/api/forms/hook`, {
      method: 'POST',
      headers: signed(body, { at }),
      body,
    })
    const { data } = (await answer.json()) as { data: { said: string } }
    assert.deepEqual(
      { ...JSON.parse(data.said), bodyHash: '' },
      { kind: 'webhook', sender: 'bank', id: 'msg_1', bodyHash: '' },
    )
  }
})

test('a file is always sent as a download, whatever its media type', LIMIT, async (t) => {
  const { client, address } = await openForms(t)
  const file = await client['forms.paper']({})
  assert.equal(await file.text(), '{"data":7}')
  const { headers } = await fetch(`${address}/api/forms/paper`, {
    headers: { authorization: 'Bearer a.b.c' },
  })
  assert.match(headers.get('content-disposition') ?? '', /^attachment/)
  assert.equal(headers.get('content-length'), '10')
})

test(
  'events arrive one by one, and a reader who comes back continues after the last one that they saw',
  LIMIT,
  async (t) => {
    const { client, streams } = await openForms(t)
    const seen: string[] = []
    for await (const { id, name, data } of await client['forms.events']({}, { lastEventId: '7' }))
      seen.push(`${id} ${name} ${'number' in data ? data.number : '-'}`)
    assert.deepEqual(seen, ['8 number 8', '9 number 9', ' last -'])
    assert.equal(streams.length, 1)
  },
)

test('a reader who leaves a stream ends it, and so does a server that stops', LIMIT, async (t) => {
  const more = (signal: AbortSignal) =>
    new Promise<void>((done) => signal.addEventListener('abort', () => done()))
  const { client, server, streams } = await openForms(t, { more })
  for await (const { data } of await client['forms.events']({}))
    if ('number' in data && data.number === 2) break
  await until(() => streams[0]?.aborted)
  const second = (await client['forms.events']({}))[Symbol.asyncIterator]()
  await second.next()
  const closed = server.close()
  const rest = async () => {
    for (let step = await second.next(); !step.done; step = await second.next());
  }
  await rest().catch((error) => assert.ok(!(error instanceof ApiError)))
  await closed
  assert.ok(streams[1]?.aborted)
})

test('the OpenAPI document shows every form', LIMIT, async (t) => {
  const { server } = await openForms(t)
  const { paths, components } = (await server.inject('/api/openapi.json')).json()
  const bodyOf = (path: string) => Object.keys(paths[path].post.requestBody.content)
  assert.deepEqual(bodyOf('/api/forms/file'), ['multipart/form-data'])
  assert.deepEqual(bodyOf('/api/forms/fields'), ['application/x-www-form-urlencoded'])
  const { File } = paths['/api/forms/file'].post.requestBody.content['multipart/form-data'].schema.properties
  assert.deepEqual([File.type, File.format], ['string', 'binary'])
  assert.ok(paths['/api/forms/events'].get.responses[200].content['text/event-stream'])
  for (const [path, scheme] of [
    ['guest', 'conversation'],
    ['human', 'humanCheck'],
    ['hook', 'signature'],
  ] as const) {
    assert.deepEqual(paths[`/api/forms/${path}`].post.security, [{ [scheme]: [] }])
    assert.ok(components.securitySchemes[scheme])
  }
})
