/** Tests of how rows become tools, and of the input and output of a tool. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { InjectOptions } from 'fastify'
import { z } from 'zod'
import { type CallerWithSession, defineRows, fileOf, type Row } from '../contract/index.ts'
import { mostLetters } from './answer.ts'
import type { ProposalTool } from './proposals.ts'
import type { Tool } from './tool.ts'
import { openTools } from './tools.ts'

const common = { group: 'test', summary: 'Test', errors: [], sample: {} } as const
const bearer = { session: 'bearer' } as const
const fails = { tr: 'Olmadı', en: 'Failed' }

const rows = defineRows({
  'text.read': {
    ...common,
    method: 'GET',
    path: '/texts/{id}',
    access: bearer,
    params: z.object({ id: z.string() }),
    query: z.object({ q: z.string().optional() }),
    answer: z.object({ text: z.string() }),
  },
  'text.search': {
    ...common,
    method: 'POST',
    asks: true,
    path: '/texts/search',
    access: bearer,
    body: z.object({
      query: z.string().describe('in Turkish'),
      facets: z.boolean(),
      size: z.int().default(20),
    }),
    answer: z.object({ items: z.array(z.string()) }),
  },
  'text.change': {
    ...common,
    method: 'POST',
    path: '/texts/change',
    access: bearer,
    fails,
    answer: z.object({}),
  },
  'text.add': {
    ...common,
    method: 'POST',
    path: '/texts/{id}/add',
    access: { ...bearer, writes: true },
    fails,
    params: z.object({ id: z.string() }),
    body: z.object({ title: z.string().min(1), note: z.string().default(''), owner: z.string().optional() }),
    answer: z.object({}),
  },
  'text.pdf': {
    ...common,
    method: 'GET',
    path: '/texts/pdf',
    access: bearer,
    answer: fileOf('application/pdf'),
  },
  'text.key': { ...common, method: 'GET', path: '/k', access: { session: 'pending' }, answer: z.object({}) },
  'text.twice': {
    ...common,
    method: 'GET',
    path: '/twice/{id}',
    access: bearer,
    params: z.object({ id: z.string() }),
    query: z.object({ id: z.string() }),
    answer: z.object({}),
  },
})
const table: Readonly<Record<string, Row>> = rows

const read: Tool = {
  name: 'read_text',
  row: 'text.read',
  scope: 'research',
  describes: 'Reads a text.',
  fields: { id: 'Which text.' },
}
const search: Tool = {
  name: 'search_texts',
  row: 'text.search',
  scope: 'cases',
  describes: 'Finds texts.',
  fields: { query: 'Words,' },
  fixed: { facets: false },
}

const proposal: ProposalTool = {
  name: 'propose_text',
  row: 'text.add',
  describes: 'Proposes a text.',
  fields: { title: 'Its title.' },
  given: ['id'],
}

function opened(
  tools: readonly Tool[],
  answer: unknown = { data: { text: 'Metin' } },
  proposals: readonly ProposalTool[] = [],
) {
  const sent: InjectOptions[] = []
  const inject = async (request: InjectOptions) => {
    sent.push(request)
    return { statusCode: 200, body: JSON.stringify(answer) }
  }
  const ticketFor = (holder: object, opens: string) => `${JSON.stringify(holder)} ${opens}`
  return { sent, ...openTools({ tools, proposals, rows: table, inject, ticketFor }) }
}

const session = { sessionId: 's', kind: 'browser', verified: true } as const
const caller: CallerWithSession = { userId: 'u', officeId: 'o', roles: [], session }
const asker = { caller, language: 'tr', client: { address: '192.0.2.1', agent: 'test' } } as const

test('a tool is called through the door of its row, on behalf of its asker', async () => {
  const { call, sent } = opened([read, search])
  const answer = await call(asker, 'read_text', { id: 'a/b' })
  assert.deepEqual(answer.content.data, { text: 'Metin' })
  await call(asker, 'search_texts', { query: 'kira' })
  const [reading, searching] = sent
  assert.deepEqual(
    [reading?.method, reading?.url, reading?.remoteAddress, reading?.payload],
    ['GET', '/api/texts/a%2Fb', '192.0.2.1', undefined],
  )
  assert.match(
    String(reading?.headers?.authorization),
    /^Inner .*"sessionId":"s".* call GET \/texts\/\{id\}$/,
  )
  assert.deepEqual(searching?.payload, { query: 'kira', facets: false })
})

test('a model sees only the fields that the tool names, each with its words', () => {
  const [, shown] = opened([read, search]).offeredTo({ session })
  const { properties, required, additionalProperties } = shown?.inputSchema ?? {}
  const fields = properties as Record<string, unknown>
  assert.deepEqual(Object.keys(fields), ['query', 'continueFrom'])
  assert.deepEqual(fields.query, { type: 'string', description: 'Words, in Turkish' })
  assert.deepEqual([required, additionalProperties], [['query'], false])
})

test('a personal token is offered the tools of its scopes, a person all of them', () => {
  const { offeredTo } = opened([read, search])
  const token = { ...session, kind: 'token', scopes: ['cases'] } as const
  assert.deepEqual(
    offeredTo({ session: token }).map(({ name }) => name),
    ['search_texts'],
  )
  assert.equal(offeredTo({ session }).length, 2)
})

test('an unknown tool or field, and one that is missing in the address, is refused before anything is called', async () => {
  const { call, sent } = opened([read, search])
  for (const [name, given] of [
    ['read_texts', {}],
    ['read_text', {}],
    ['read_text', { id: '' }],
    ['read_text', { id: 'a', q: 'kira' }],
    ['search_texts', { query: 'kira', facets: true }],
    ['search_texts', { query: 'kira', constructor: 1 }],
    ['read_text', { id: 'a', continueFrom: 1.5 }],
  ] as const) {
    const { isError, content } = await call(asker, name, given)
    assert.deepEqual([isError, content.code], [true, 'request.invalid'], JSON.stringify(given))
    assert.match(String(content.message), /^Bazı alanlar eksik/)
  }
  assert.deepEqual(sent, [])
})

test('a long answer comes in parts, each of which names the next', async () => {
  const text = 'ş'.repeat(mostLetters * 2)
  const { call } = opened([read], { data: { text } })
  const parts: unknown[] = []
  for (let from: unknown = 0; from !== undefined; ) {
    const { content } = await call(asker, 'read_text', { id: 'a', continueFrom: from })
    parts.push(content.part)
    from = content.nextPart
  }
  assert.equal(parts.length, 3)
  assert.deepEqual(JSON.parse(parts.join('')), { text })
})

test('the failure of the row is the failure of the tool', async () => {
  const failure = { isError: true, code: 'request.too_many', message: 'Bekleyin', retryAfter: 7 }
  const { isError, content } = await opened([read], failure).call(asker, 'read_text', { id: 'a' })
  const { isError: _, ...said } = failure
  assert.deepEqual([isError, content], [true, said])
})

test('a tool that does not fit its row keeps the server from starting', () => {
  const wrong: [Tool[], RegExp][] = [
    [[{ ...read, row: 'text.gone' }], /which is no row/],
    [[{ ...read, row: 'text.change', fields: {} }], /which changes something/],
    [[{ ...read, row: 'text.pdf', fields: {} }], /does not answer JSON/],
    [[{ ...read, row: 'text.key', fields: {} }], /no model can call/],
    [[{ ...read, name: 'readText' }], /no name for a tool/],
    [[{ ...read, fields: { id: 'Id', page: 'Page' } }], /does not have/],
    [[{ ...read, fields: {} }], /leaves out id/],
    [[{ ...read, row: 'text.twice' }], /two fields called id/],
    [[read, { ...search, name: 'read_text' }], /Two tools are called read_text/],
    [[read, { ...read, name: 'read_again' }], /Two tools are made from text.read/],
  ]
  for (const [tools, reason] of wrong) assert.throws(() => opened(tools), reason)
})

test('a proposal is checked like the input of its row, and nothing is called', () => {
  const { proposals, sent } = opened([], undefined, [proposal])
  assert.deepEqual(proposals.check('propose_text', { title: 'Ek' }), {
    row: 'text.add',
    body: { title: 'Ek', note: '' },
  })
  const [shown] = proposals.offered
  assert.deepEqual(Object.keys(shown?.inputSchema.properties as object), ['title'])
  for (const [name, given] of [
    ['propose_texts', { title: 'Ek' }],
    ['propose_text', {}],
    ['propose_text', { title: '' }],
    ['propose_text', { title: 7 }],
    ['propose_text', { title: 'Ek', owner: 'u2' }],
    ['propose_text', { title: 'Ek', id: 'of-another' }],
  ] as const)
    assert.throws(() => proposals.check(name, given), { code: 'request.invalid' }, JSON.stringify(given))
  assert.deepEqual(sent, [])
})

test('a proposal of a row that only reads, or does not exist, keeps the server from starting', () => {
  for (const row of ['text.read', 'text.search', 'text.change', 'text.gone'])
    assert.throws(() => opened([], undefined, [{ ...proposal, row }]), /no row|does not write/, row)
})

test('no token is offered a tool that is for the own model alone', () => {
  const { offeredTo } = opened([read, { ...search, scope: null }])
  const token = { ...session, kind: 'token', scopes: ['cases', 'research'] } as const
  assert.deepEqual(
    offeredTo({ session: token }).map(({ name }) => name),
    ['read_text'],
  )
  assert.equal(offeredTo({ session }).length, 2)
})
