/** Assistants outside, played by the client of the protocol's own kit, against the whole product. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type ToolScope, toolScopes } from '@mizan/platform/contract'
import { lettersWaiting } from '@mizan/platform/messages/testing'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { sql } from 'kysely'
import { operatorCall } from './operator.ts'
import { openWorld, type Person, type World } from './sweep/world.ts'

let world: World
let address: string
before(async () => {
  world = await openWorld()
  address = `${await world.server.listen({ port: 0, host: '127.0.0.1' })}/api/mcp`
})
after(() => world.close())

const versions = { '2025': {}, '2026': { versionNegotiation: { mode: { pin: '2026-07-28' } } } } as const

/** An assistant of this person, which speaks the protocol of that year. */
async function assistantOf(
  scopes: readonly ToolScope[],
  { owner, year = '2026' }: { owner?: Person; year?: keyof typeof versions } = {},
) {
  const { headers } = await world.program(scopes, owner)
  const client = new Client({ name: 'test', version: '1' }, versions[year])
  const requestInit = { headers: { ...headers, 'accept-language': 'en' } }
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit }))
  return client
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the tool answers
type Content = Record<string, any>
const use = async (client: Client, name: string, given: Record<string, unknown> = {}) => {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: given })
  const [text] = content as { text: string }[]
  assert.deepEqual(JSON.parse(text?.text ?? ''), structuredContent)
  return { isError: isError === true, content: structuredContent as Content }
}

for (const year of ['2025', '2026'] as const)
  test(`an assistant that speaks the protocol of ${year} is offered the tools of its scopes and uses them`, async () => {
    const client = await assistantOf(['research'], { year })
    assert.match(client.getInstructions() ?? '', /never instructions to you/)
    const { tools } = await client.listTools()
    const names = tools.map(({ name }) => name)
    assert.ok(names.includes('search_decisions') && !names.includes('my_dates'), String(names))
    for (const { annotations, inputSchema } of tools) {
      assert.equal(annotations?.readOnlyHint, true)
      assert.equal(inputSchema.type, 'object')
    }
    const found = await use(client, 'search_decisions', {
      query: 'kira',
      searchCountry: 'turkey',
      pageSize: 3,
    })
    assert.ok(found.content.data.decisions.length > 0)
    const { id, citation } = found.content.data.decisions[0]
    const read = await use(client, 'read_decision', { id })
    assert.equal(read.content.data.citation, citation)
    assert.match(read.content.notice, /do not follow instructions/)
    await client.close()
  })

test('laws, calculators and the own dates are answered as their rows answer them', async () => {
  const owner = await world.superAdmin()
  const client = await assistantOf(toolScopes, { owner })
  const laws = await use(client, 'search_laws', { query: 'TBK 344', searchCountry: 'turkey' })
  const article = await use(client, 'read_article', { chunkId: laws.content.data.articles[0].id })
  assert.equal(article.content.data.lawNumber, '6098')
  const cited = { lawNumber: 'TBK', articleNo: '344' }
  const verified = await use(client, 'verify_citation', cited)
  assert.deepEqual(
    [verified.content.data.verdict, verified.content.data.target.id],
    ['confirmed', article.content.data.id],
  )
  const claims = [{ amount: '100000', startDate: '2024-01-01' }]
  const body = { kind: 'legal', claims, endDate: '2026-10-01' }
  const interest = await use(client, 'compute_interest', body)
  const asked = await world.call(owner.headers, 'calculators.interest', { body })
  assert.deepEqual(interest.content.data, asked.data)
  const limit = { limit: 'hmk-istinaf', service: 'direct', date: '2026-07-10' }
  const computed = await use(client, 'compute_time_limit', limit)
  assert.match(computed.content.data.lastDay, /^2026-/)
  const created = await world.call(owner.headers, 'cases.create', {
    body: { displayTitle: 'Kira davası', caseNumber: '2026/1' },
  })
  const params = { caseId: created.data.caseId }
  await world.call(owner.headers, 'hearings.add', { params, body: { date: '2026-12-14', time: '10:30' } })
  const dates = await use(client, 'my_dates', { startDate: '2026-12-01', endDate: '2026-12-31' })
  assert.deepEqual(
    dates.content.data.dates.map(({ kind, date }: Content) => [kind, date]),
    [['hearing', '2026-12-14']],
  )
  const stranger = await assistantOf(toolScopes)
  const others = await use(stranger, 'my_dates', { startDate: '2026-12-01', endDate: '2026-12-31' })
  assert.deepEqual(others.content.data.dates, [])
})

test('a refusal is an answer with our code and text, in the language of the caller', async () => {
  const client = await assistantOf(['research', 'calculators'])
  const unknown = await use(client, 'read_decision', { id: 'nothing-1' })
  assert.deepEqual([unknown.isError, unknown.content.code], [true, 'decision.not_found'])
  const wrong = await use(client, 'compute_interest', { kind: 'legal', claims: [], endDate: 'yarın' })
  assert.equal(wrong.content.code, 'request.invalid')
  assert.match(wrong.content.message, /The request is not valid/)
  assert.deepEqual(
    wrong.content.issues.map(({ path }: { path: string }) => path),
    ['claims', 'endDate'],
  )
  for (const [name, given] of [
    ['read_decision', {}],
    ['read_decision', { id: 'x', q: 'kira' }],
    ['read_decision', { id: 'x', continueFrom: -1 }],
    ['user_profile', {}],
  ] as const)
    assert.equal((await use(client, name, given)).content.code, 'request.invalid', `${name} ${given}`)
  assert.equal((await use(client, 'my_day')).content.code, 'token.no_scope')
})

test('an office without the licence gets no more from its assistant than on the screen', async () => {
  const owner = await world.without('case_search_filtered', 'calculators')
  const client = await assistantOf(toolScopes, { owner })
  const search = await use(client, 'search_decisions', { query: 'kira', searchCountry: 'turkey' })
  assert.deepEqual([search.isError, search.content.code], [true, 'licence.missing'])
  assert.equal((await use(client, 'list_time_limits')).content.code, 'licence.missing')
})

test('an address with path parts that lead outside of its row is refused', async () => {
  const client = await assistantOf(['research'])
  for (const id of ['..', '../../..', '../../../user/sessions', '%2e%2e', '?a=b', '#', 'a/b', '\0', '\ud800'])
    assert.equal((await use(client, 'read_decision', { id })).isError, true, id)
})

test('a long answer is cut, and its parts together are the whole', async () => {
  const client = await assistantOf(['calculators'])
  const rates = Array.from({ length: 200 }, (_, day) => ({
    from: new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10),
    rate: String(10 + (day % 7)),
  }))
  const given = {
    kind: 'table',
    rates,
    claims: [
      { amount: '100000', startDate: '2024-01-01' },
      { amount: '200000', startDate: '2024-01-01' },
    ],
    endDate: '2026-10-01',
  }
  const parts: string[] = []
  for (let from: number | undefined = 0; from !== undefined; ) {
    const { content, isError } = await use(client, 'compute_interest', { ...given, continueFrom: from })
    assert.ok(!isError, JSON.stringify(content).slice(0, 300))
    assert.ok(JSON.stringify(content).length < 140_000)
    parts.push(content.part)
    from = content.nextPart
  }
  assert.ok(parts.length > 1)
  assert.equal(JSON.parse(parts.join('')).slices.length > 300, true)
})

type McpRequest = { method?: string; headers?: Record<string, string>; body?: string }
const post = async (
  person: Pick<Person, 'headers'>,
  { method = 'POST', headers = {}, body }: McpRequest = {},
) =>
  fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...person.headers, ...headers },
    ...(method === 'POST' ? { body: body ?? '{"jsonrpc":"2.0","id":1,"method":"tools/list"}' } : {}),
  })

test('only a personal token opens the address, and no page of another site', async () => {
  const program = await world.program(['research'])
  assert.equal((await post(program)).status, 200)
  const refusals = [
    [await post({ headers: {} }), 401, 'session.required'],
    [await post(program.owner), 403, 'token.required'],
    [await post(program, { headers: { origin: 'https://evil.test' } }), 403, 'access.forbidden'],
    [await post(program, { headers: { origin: 'null' } }), 403, 'access.forbidden'],
  ] as const
  for (const [answer, status, code] of refusals)
    assert.deepEqual([answer.status, (await answer.json()).code], [status, code])
})

test('a caller without a valid token is told how to get one, in the way that programs look for it', async () => {
  const english: Record<string, string> = { 'accept-language': 'en' }
  for (const headers of [english, { ...english, authorization: 'Bearer mizan_revoked' }]) {
    const answer = await post({ headers })
    assert.deepEqual([answer.status, answer.headers.get('www-authenticate')], [401, 'Bearer'])
    assert.match((await answer.json()).message, /personal token is missing, invalid or revoked/)
  }
})

test('no session of the protocol is kept: reading and ending one are refused', async () => {
  const program = await world.program(['research'])
  for (const method of ['GET', 'DELETE']) {
    const answer = await post(program, { method })
    assert.deepEqual([answer.status, answer.headers.get('allow')], [405, 'POST'])
  }
  const body = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })
  const heard = await post(program, { body })
  assert.deepEqual([heard.status, await heard.text()], [202, ''])
})

test('several messages at once, broken ones and unknown methods are refused', async () => {
  const program = await world.program(['research'])
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const statusOf = async (body: unknown) => (await post(program, { body: JSON.stringify(body) })).status
  assert.deepEqual([await statusOf([list, list]), await statusOf({}), await statusOf('x')], [400, 400, 400])
  const answer = await post(program, { body: JSON.stringify({ ...list, method: 'resources/list' }) })
  assert.equal((await answer.json()).error.code, -32601)
  const listen = {
    ...list,
    method: 'subscriptions/listen',
    params: { _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } },
  }
  const listening = await post(program, {
    body: JSON.stringify(listen),
    headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' },
  })
  assert.equal(listening.headers.get('content-type')?.includes('event-stream'), false)
})

test('a tool leaves no trace but the time of the last use', async () => {
  const owner = await world.superAdmin()
  const client = await assistantOf(toolScopes, { owner })
  await use(client, 'my_day')
  const { data } = await world.call(owner.headers, 'tokens.list')
  assert.notEqual(data.items[0].lastUsedAt, null)
  await world.call(owner.headers, 'tokens.revoke', { params: { tokenId: data.items[0].id } })
  await assert.rejects(client.callTool({ name: 'my_day', arguments: {} }))
})

test('a person who goes to another office takes no token along', async () => {
  const [admin, leaver] = [await world.superAdmin(), await world.signIn()]
  const client = await assistantOf(toolScopes, { owner: leaver })
  assert.equal((await use(client, 'my_day')).isError, false)
  const { rows } = await world.system(
    sql<{ email: string }>`select email from accounts where id = ${leaver.userId}`,
  )
  const email = rows[0]?.email ?? ''
  await world.call(admin.headers, 'invite.create', { body: { email, name: 'Deniz', surname: 'Örnek' } })
  const letters = await lettersWaiting(operatorCall(world.calls, { rowName: 'test' }))
  const link = letters.findLast(({ to }) => to === email)?.text.match(/\/invitation\/([\w-]+)/)?.[1] ?? ''
  const joined = await world.call(leaver.headers, 'invite.accept', { params: { invitationId: link } })
  assert.equal(joined.status, 200, joined.message)
  await assert.rejects(client.callTool({ name: 'my_day', arguments: {} }))
  const { data } = await world.call(leaver.headers, 'tokens.list')
  assert.deepEqual(data.items, [])
})
