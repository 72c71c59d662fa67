/** Tests of the door for assistants under many calls at once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AnyCall } from '../call/index.ts'
import type { ProtocolResponse } from '../contract/index.ts'
import type { Tools } from '../tools/index.ts'
import { mcpDesk } from './desk.ts'

const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search', arguments: {} } }
const session = { sessionId: 's', kind: 'token', verified: true, scopes: ['research'] }
const callOf = (userId: string, officeId: string) =>
  ({
    caller: { userId, officeId, roles: [], session: { ...session } },
    client: { address: '192.0.2.1', agent: '' },
    language: 'tr',
  }) as unknown as AnyCall

function deskOfSlowTools() {
  const end = Promise.withResolvers<void>()
  const begun: string[] = []
  const tools: Tools = {
    offeredTo: () => [],
    scopeOf: () => 'research',
    proposals: { offered: [], check: () => assert.fail('nothing is proposed') },
    call: async ({ caller }) => {
      begun.push(caller?.officeId ?? '')
      await end.promise
      return { isError: false, content: {} }
    },
  }
  const { handlers } = mcpDesk({ tools, product: { name: 'Mizan', version: '1' } })
  const ask = async (userId: string, officeId: string) =>
    (handlers['mcp.call'] as unknown as (call: AnyCall, input: object) => Promise<ProtocolResponse>)(
      callOf(userId, officeId),
      { body: message, headers: {} },
    ).then(
      ({ status }) => status,
      (error) => error.code,
    )
  return { ask, begun, end: end.resolve }
}

test('assistants of one office share four seats, and other offices have their own', async () => {
  const { ask, begun, end } = deskOfSlowTools()
  const ofOne = Array.from({ length: 8 }, (_, at) => ask(`person-${at}`, 'one'))
  const other = ask('somebody', 'two')
  while (!begun.includes('two')) await new Promise(setImmediate)
  while (begun.length < 5) await new Promise(setImmediate)
  assert.deepEqual(begun.toSorted(), ['one', 'one', 'one', 'one', 'two'])
  end()
  assert.deepEqual(await Promise.all([...ofOne, other]), Array(9).fill(200))
})

test('a person has six calls under way at most', async () => {
  const { ask, end } = deskOfSlowTools()
  const asked = Array.from({ length: 7 }, () => ask('person', 'one'))
  assert.equal(await asked[6], 'request.too_many')
  end()
  assert.deepEqual(await Promise.all(asked.slice(0, 6)), Array(6).fill(200))
})
