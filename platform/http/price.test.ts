/** The price of a row is charged before its work begins, and the work itself may charge more. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { createAllowance } from '../access/index.ts'
import type { AnyCall } from '../call/index.ts'
import { defineRows, priceOfBody, priceOfQuery } from '../contract/index.ts'
import { openTestServer, send, TestPeople, testGate } from '../testing/index.ts'
import { desk } from './index.ts'

const Numbers = z.object({ numbers: z.array(z.number()).max(100) })
const Times = z.object({ times: z.coerce.number().default(1) })
const common = {
  group: 'sums',
  summary: 'Adds',
  access: { session: 'bearer' },
  answer: z.object({ sum: z.number() }),
  errors: [],
  sample: {},
} as const

const rows = defineRows({
  'sums.add': {
    ...common,
    ...{ method: 'POST', asks: true, path: '/sums/add', body: Numbers },
    price: priceOfBody(Numbers, ({ numbers }) => numbers.length),
  },
  'sums.repeat': {
    ...common,
    ...{ method: 'GET', path: '/sums/repeat', query: Times },
    price: priceOfQuery(Times, ({ times }) => times),
  },
  'sums.search': { ...common, method: 'GET', path: '/sums/search', price: 10 },
  'sums.free': { ...common, method: 'GET', path: '/sums/free' },
})

async function openSums(units: { person?: number; office?: number } = {}) {
  const people = new TestPeople()
  const worked: string[] = []
  const work =
    (name: string, more = 0) =>
    async (call: AnyCall) => {
      worked.push(name)
      await call.charge(more)
      return { sum: 0 }
    }
  const server = await openTestServer({
    desks: [
      desk(rows, {
        'sums.add': work('add'),
        'sums.repeat': work('repeat'),
        'sums.search': work('search', 40),
        'sums.free': work('free'),
      }),
    ],
    gate: testGate({ callerOf: people.callerOf }),
    charge: createAllowance({ enabled: true, units: { person: 100, office: 150, ...units } }),
  })
  return { server, people, worked }
}

const numbers = (count: number) => ({ numbers: Array<number>(count).fill(1) })

test('a call that its caller cannot pay is refused before its work, with the time to come back', async () => {
  const { server, people, worked } = await openSums()
  const token = people.signIn({ userId: 'ayşe' })
  const add = (count: number) => send(server, 'POST', '/sums/add', { token, body: numbers(count) })
  assert.deepEqual([(await add(60)).status, (await add(40)).status], [200, 200])
  const refused = await add(1)
  assert.deepEqual([refused.status, refused.code, worked], [429, 'request.too_many', ['add', 'add']])
  const seconds = Number(refused.headers['retry-after'])
  assert.ok(seconds >= 1 && seconds <= 60, String(seconds))
})

test('the price follows the input, with the defaults of the row', async () => {
  const { server, people } = await openSums({ person: 5 })
  const token = people.signIn({ userId: 'ayşe' })
  const statuses: number[] = []
  for (const query of ['?times=3', '', '?times=2', ''])
    statuses.push((await send(server, 'GET', `/sums/repeat${query}`, { token })).status)
  assert.deepEqual(statuses, [200, 200, 429, 429])
})

test('costs that are known only during the work are charged to the same allowance', async () => {
  const { server, people } = await openSums()
  const token = people.signIn({ userId: 'ayşe' })
  const search = async () => (await send(server, 'GET', '/sums/search', { token })).status
  assert.deepEqual([await search(), await search(), await search()], [200, 200, 429])
})

test('a person pays for all rows from one allowance, from wherever they call; a call without a price is free', async () => {
  const { server, people } = await openSums()
  const token = people.signIn({ userId: 'ayşe' })
  await send(server, 'POST', '/sums/add', { token, body: numbers(95), address: '192.0.2.1' })
  const elsewhere = { token, address: '198.51.100.7' }
  assert.equal((await send(server, 'GET', '/sums/search', elsewhere)).status, 429)
  assert.equal((await send(server, 'GET', '/sums/free', elsewhere)).status, 200)
})

test('the people of an office share its allowance; another office is answered', async () => {
  const { server, people } = await openSums()
  const add = async (userId: string, officeId: string) =>
    (
      await send(server, 'POST', '/sums/add', {
        token: people.signIn({ userId, officeId }),
        body: numbers(60),
      })
    ).status
  assert.deepEqual(
    [await add('ayşe', 'one'), await add('barış', 'one'), await add('cem', 'one')],
    [200, 200, 429],
  )
  assert.equal(await add('deniz', 'other'), 200)
})
