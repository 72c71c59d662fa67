/** Tests of decisions that the gate makes by the input: no part of the input hides another part. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { defineRows } from '../contract/index.ts'
import type { SwitchName } from '../contract/names.ts'
import { openTestServer, testGate } from '../testing/index.ts'
import { desk } from './index.ts'

const of = { turkey: 'searchTr' as SwitchName, kktc: 'searchCy' as SwitchName }
const country = z.string().optional()
const common = { group: 'things', errors: [], sample: {}, answer: z.object({}) } as const
const rows = defineRows({
  'things.ask': {
    ...common,
    method: 'POST',
    asks: true,
    path: '/things',
    summary: 'Has a switch for each country',
    access: { session: 'public', feature: { by: 'country', of } },
    query: z.object({ country }),
    body: z.object({ country }),
  },
  'things.key': {
    ...common,
    method: 'GET',
    path: '/things/{secretKey}',
    summary: 'For whoever has the key',
    access: { session: 'secretKey' },
    params: z.object({ secretKey: z.string() }),
  },
})

const open = () =>
  openTestServer({
    desks: [desk(rows, { 'things.ask': () => ({}), 'things.key': () => ({}) })],
    gate: testGate({
      featureState: async (name) => (name === 'searchTr' ? 'TurnedOn' : 'TurnedOff'),
      visitors: {
        conversationOf: async () => undefined,
        isHuman: async () => false,
        opensKey: async (key) => {
          if (key.includes('\0')) throw new Error('PostgreSQL keeps no such text')
          return false
        },
      },
    }),
  })

test('a country in the body does not hide the one in the address, whose switch is off', async () => {
  const server = await open()
  const ask = async (query: string, body: object) => {
    const answer = await server.inject({ method: 'POST', url: `/api/things${query}`, payload: body })
    return answer.json().code
  }
  assert.equal(await ask('?country=turkey', { country: 'turkey' }), undefined)
  assert.equal(await ask('?country=kktc', { country: 'turkey' }), 'feature.turned_off')
  assert.equal(await ask('?country=turkey', { country: 'kktc' }), 'feature.turned_off')
  assert.equal(await ask('?country=constructor', {}), undefined)
  await server.close()
})

test('a key that no database can hold is a wrong one', async () => {
  const server = await open()
  const answer = await server.inject('/api/things/a%00b')
  assert.equal(answer.json().code, 'access.wrong_key')
  await server.close()
})
