/**
 * Tests of the actions of a person without an account, through the whole product: human check, conversation, limits,
 * answers.
 */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { headerNames } from '@mizan/platform/contract'
import { sql } from 'kysely'
import { solved } from '../../domains/visitors/server/testing/solve.ts'
import { operatorCall } from './operator.ts'
import { openTestApplication } from './testing.ts'

let app: Awaited<ReturnType<typeof openTestApplication>>
const demoKey = 'key-of-the-demo-0001'

before(async () => {
  app = await openTestApplication({ environment: { TRUST_PROXY: '10.9.9.9', DEMO_KEY: demoKey } })
})
after(() => app.close())
beforeEach(() => system(sql`delete from visitor_uses`))

const system = <Row>(query: ReturnType<typeof sql<Row>>) =>
  operatorCall(app.calls, { rowName: 'test' }).system(({ db }) => query.execute(db))

type Headers = Record<string, string>
interface GuestRequest {
  headers?: Headers
  body?: object
  /** The address from which the connection comes. */
  from?: string
}

async function send(
  method: 'GET' | 'POST',
  url: string,
  { headers = {}, body, from = '198.51.100.1' }: GuestRequest = {},
) {
  const answer = await app.server.inject({
    method,
    url: `/api${url}`,
    headers,
    remoteAddress: from,
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, ...answer.json() }
}

const solve = async () => solved((await send('GET', '/guest/human-check')).data)
const human = async (): Promise<Headers> => ({ [headerNames.human]: await solve() })
const withToken = (token: string): Headers => ({ [headerNames.conversation]: token })
const begin = async (sent: GuestRequest = {}) =>
  send('POST', '/guest/conversation', { ...sent, headers: { ...sent.headers, ...(await human()) } })
const beginDemo = async (sent: GuestRequest = {}) =>
  send('POST', '/llm-demo/conversation', { body: {}, ...sent, headers: await human() })

const question = { message: 'Kira bedelinin tespiti davası ne zaman açılır?' }
const search = { query: 'kira', searchCountry: 'turkey' }

test('a visitor who solved the human check is shown five decisions at most, each with its first lines', async () => {
  const { data } = await begin()
  const found = await send('POST', '/guest/basic-search', {
    headers: withToken(data.conversationToken),
    body: search,
  })
  assert.equal(found.status, 200)
  assert.equal(found.data.items.length, 5)
  assert.ok(found.data.total >= 5)
  assert.equal(found.data.facets, null)
  for (const { snippets } of found.data.items) assert.ok(snippets.length <= 1)
})

test('the decisions below an answer are about its subject, and those of a search are in the order of the search', async () => {
  const headers = withToken((await begin()).data.conversationToken)
  const subjectsOf = async (query: string): Promise<string[]> => {
    const { data } = await send('POST', '/guest/basic-search', { headers, body: { ...search, query } })
    return data.items.map(({ subject }: { subject: string }) => subject)
  }
  assert.deepEqual(new Set(await subjectsOf('İşe iade davası açma süresi nedir?')), new Set(['İşe iade']))
  assert.equal((await subjectsOf('Qwzx jklm vbnp trds nedir?')).length, 0)
  assert.equal((await subjectsOf('kira VE tahliye VE ihtiyaç')).length, 5)
})

test('without a solved human check no conversation begins', async () => {
  for (const solution of ['', 'x', btoa('{"challenge":{}}')]) {
    const headers = { [headerNames.human]: solution }
    const refused = await send('POST', '/guest/conversation', { headers })
    assert.deepEqual([refused.status, refused.code], [403, 'LA_HCaptchaValidationFailed'])
  }
})

test('a solved human check begins one conversation, even if two calls present it at once', async () => {
  const headers = await human()
  const both = await Promise.all([1, 2].map(() => send('POST', '/guest/conversation', { headers })))
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 403])
  const again = await send('POST', '/llm-demo/conversation', { headers, body: {} })
  assert.equal(again.code, 'LA_HCaptchaValidationFailed')
})

test('a task that this server has not signed, or that was made easier, is not a human check', async () => {
  const { data } = await send('GET', '/guest/human-check')
  const solution = JSON.parse(atob(await solved(data)))
  const changed = (more: object) => ({
    ...solution,
    challenge: { ...solution.challenge, parameters: { ...solution.challenge.parameters, ...more } },
  })
  const parameters = [
    { cost: 1 },
    { keyPrefix: '' },
    { data: { until: Date.now() + 9e9 } },
    { data: { until: 0 } },
  ]
  for (const presented of parameters.map(changed)) {
    const headers = { [headerNames.human]: btoa(JSON.stringify(presented)) }
    assert.equal((await send('POST', '/guest/conversation', { headers })).code, 'LA_HCaptchaValidationFailed')
  }
})

test('a conversation token opens only the conversation it was made for, on the network that began it, for an hour', async () => {
  const guest = withToken((await begin()).data.conversationToken)
  const demo = withToken((await beginDemo()).data.conversationToken)
  const ask = (path: string, headers: Headers, from?: string) =>
    send('POST', path, { headers, body: question, ...(from && { from }) })
  assert.equal((await ask('/guest/agent/chat', guest)).status, 200)
  assert.equal((await ask('/guest/agent/chat', demo)).code, 'guest.required')
  assert.equal((await ask('/llm-demo/agent/chat', guest)).code, 'guest.required')
  assert.equal((await ask('/guest/agent/chat', withToken('made-up'))).code, 'guest.required')
  assert.equal((await ask('/guest/agent/chat', guest, '203.0.113.5')).code, 'guest.required')
  await system(sql`update visitor_conversations set expires_at = now()`)
  assert.equal((await ask('/guest/agent/chat', guest)).code, 'guest.required')
})

test('a visitor who finds no free seat has used none of their allowance', { timeout: 30_000 }, async () => {
  const headers = withToken((await begin()).data.conversationToken)
  const refused: string[] = []
  const ask = async () => {
    const { status, code } = await send('POST', '/guest/basic-search', { headers, body: search })
    if (status !== 200) refused.push(code)
    if (refused.length === 3) allRefused.resolve()
  }
  const allRefused = Promise.withResolvers<void>()
  // No use is counted before three visitors have found the network's one seat and its five places in the queue taken.
  const answers = await operatorCall(app.calls, { rowName: 'test' }).system(async ({ db }) => {
    await sql`select from visitor_conversations for update`.execute(db)
    const all = Promise.all(Array.from({ length: 9 }, ask))
    await allRefused.promise
    return { all }
  })
  await answers.all
  assert.deepEqual(
    refused,
    Array.from({ length: 3 }, () => 'request.too_many'),
  )
  const { rows } = await system(
    sql<{ searches: number }>`select max(searches) as searches from visitor_conversations`,
  )
  assert.equal(rows[0]?.searches, 6)
})

test('a network begins twenty conversations in a day, counted by the address that a trusted proxy names', async () => {
  const proxied = (address: string): GuestRequest => ({
    from: '10.9.9.9',
    headers: { 'x-forwarded-for': address },
  })
  await begin(proxied('192.0.2.7'))
  await system(sql`update visitor_uses set uses = 19`)
  assert.equal((await begin(proxied('192.0.2.7'))).status, 200)
  const refused = await begin(proxied('192.0.2.7'))
  assert.deepEqual([refused.status, refused.code], [409, 'LA_MaxIpConversationValidationFailed'])
  assert.equal((await begin(proxied('192.0.2.8'))).status, 200)
  // A caller that is not such a proxy cannot pretend to be somebody else.
  const stranger: GuestRequest = { from: '192.0.2.99', headers: { 'x-forwarded-for': '192.0.2.100' } }
  assert.equal((await begin(stranger)).status, 200)
  await system(sql`update visitor_uses set uses = 20`)
  assert.equal((await begin({ from: '192.0.2.100' })).status, 200)
  assert.equal((await begin(stranger)).status, 409)
})

test('conversations that begin at once are limited like conversations that begin one after another', async () => {
  await begin({ from: '192.0.2.30' })
  await system(sql`update visitor_uses set uses = 16`)
  const solutions = await Promise.all(Array.from({ length: 6 }, human))
  const answers = await Promise.all(
    solutions.map((headers) => send('POST', '/guest/conversation', { headers, from: '192.0.2.30' })),
  )
  assert.equal(answers.filter(({ status }) => status === 200).length, 4)
})

test('a question is answered with at most four quotes that are found in their sources, and five times at most', async () => {
  const { data } = await begin()
  const headers = withToken(data.conversationToken)
  const ask = () => send('POST', '/guest/agent/chat', { headers, body: question })
  const { data: answer } = await ask()
  assert.equal(answer.isRefused, false)
  assert.ok(answer.sentences.length >= 1 && answer.sentences.length <= 4)
  for (const { supports } of answer.sentences) assert.ok(supports.length > 0)
  assert.equal(answer.answersLeft, 4)
  for (let at = 0; at < 4; at += 1) assert.equal((await ask()).status, 200)
  assert.equal((await ask()).code, 'visitor.spent')
})

test('a visitor reads the beginning of a decision, and whole paragraphs only where an answer cites them', async () => {
  const headers = withToken((await begin()).data.conversationToken)
  const { rows } = await system(
    sql<{
      id: string
      text: string
    }>`select id, text from decisions where country = 'turkey' and length(text) > 1500 limit 1`,
  )
  const [{ id, text }] = rows as [{ id: string; text: string }]
  const { data } = await send('GET', `/guest/case/turkey/${id}`, { headers })
  const shown = data.paragraphs.map((one: { text: string }) => one.text).join('\n')
  assert.ok(shown.length <= 620 && text.length > shown.length)
  assert.equal(data.isShortened, true)
  const { data: answer } = await send('POST', '/guest/agent/chat', { headers, body: question })
  const cited = answer.sentences.flatMap(
    (one: { supports: { placeId: string; quote: string }[] }) => one.supports,
  )
  assert.ok(cited.length > 0)
  await system(sql`update visitor_conversations set cited = array[${`${id}-1`}]`)
  const { data: chunk } = await send('GET', `/guest/case/turkey/chunk/${id}-1`, { headers })
  assert.equal(chunk.isShortened, false)
})

test('the demonstration of the assistant answers twice a day, whatever the browser forgets or wherever it goes', async () => {
  const ask = (token: string, from = '198.51.100.1') =>
    send('POST', '/llm-demo/agent/chat', { headers: withToken(token), body: question, from })
  const { data: first } = await beginDemo()
  assert.equal(first.answersLeft, 2)
  assert.equal((await ask(first.conversationToken)).data.answersLeft, 1)
  assert.equal((await ask(first.conversationToken)).data.answersLeft, 0)
  assert.equal((await ask(first.conversationToken)).code, 'visitor.demo_spent')
  // The storage was cleared, so only the network is known.
  assert.equal((await beginDemo()).code, 'LA_MaxIpConversationValidationFailed')
  // Another network, with the mark of the browser.
  const elsewhere = await beginDemo({ from: '203.0.113.9', body: { mark: first.mark } })
  assert.equal(elsewhere.code, 'visitor.demo_spent')
  const forged = await beginDemo({ from: '203.0.113.9', body: { mark: `${first.mark.slice(0, -2)}xx` } })
  assert.equal(forged.status, 200)
})

test('an answer that could not be given is not counted', async () => {
  const { data } = await beginDemo()
  const headers = withToken(data.conversationToken)
  const broken = app.research.decisions
  app.research.decisions = () => {
    throw new Error('no index')
  }
  const failed = await send('POST', '/llm-demo/agent/chat', { headers, body: question })
  app.research.decisions = broken
  assert.equal(failed.status, 500)
  assert.equal((await send('POST', '/llm-demo/agent/chat', { headers, body: question })).data.answersLeft, 1)
})

test('the key of the demonstration opens its calls, and a wrong one answers 403', async () => {
  const found = await send('POST', `/demo/${demoKey}/basic-search`, { body: search })
  assert.equal(found.data.items.length, 5)
  const [{ id }] = found.data.items
  assert.equal((await send('GET', `/demo/${demoKey}/case/turkey/${id}`)).status, 200)
  const wrong = [`${demoKey}x`, demoKey.slice(1), 'undefined', '%20']
  for (const key of wrong) {
    const refused = await send('POST', `/demo/${key}/basic-search`, { body: search })
    assert.deepEqual([refused.status, refused.code], [403, 'access.wrong_key'], key)
  }
})
