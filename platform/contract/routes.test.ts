import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError, createClient, type RouteTable, routesOf } from './client.ts'

const first: RouteTable = { 'site.features': { method: 'GET', path: '/features' } }
const things: RouteTable = {
  'things.get': { method: 'GET', path: '/things/{id}' },
  'things.list': { method: 'GET', path: '/things' },
}

function counted(table: () => Promise<RouteTable>) {
  let loads = 0
  const loader = () => {
    loads += 1
    return table()
  }
  return { routes: routesOf(first, { things: loader }), loads: () => loads }
}

test('a call loads the table of its domain, and further calls of the domain do not', async () => {
  const asked: string[] = []
  const { routes, loads } = counted(async () => things)
  // biome-ignore lint/suspicious/noExplicitAny: the row types do not matter to these tests
  const client = createClient<any>(routes, {
    language: () => 'tr',
    fetch: async (address) => {
      asked.push(String(address))
      return new Response('{"data":1}', { headers: { 'content-type': 'application/json' } })
    },
  })
  await client['site.features']?.({})
  assert.equal(loads(), 0)
  await client['things.get']?.({ params: { id: '1' } })
  await client['things.list']?.({})
  assert.deepEqual([asked, loads()], [['/api/features', '/api/things/1', '/api/things'], 1])
})

test('a route is known once its table has been loaded', async () => {
  const { routes } = counted(async () => things)
  assert.equal(routes.known('things.list'), undefined)
  await routes.load('things.get')
  assert.deepEqual(routes.known('things.list'), things['things.list'])
})

test('a table that cannot be loaded is a server out of reach, and is loaded again with the next call', async () => {
  let isAway = true
  const { routes } = counted(async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module')
    return things
  })
  await assert.rejects(
    routes.load('things.get'),
    (error) => error instanceof ApiError && error.status === 0 && error.code === 'network.unreachable',
  )
  isAway = false
  assert.deepEqual(await routes.load('things.get'), things['things.get'])
})

test('a row that the contract does not have is an error of the program', async () => {
  const { routes } = counted(async () => things)
  for (const name of ['things.none', 'others.get'])
    await assert.rejects(routes.load(name), { message: `The contract has no row ${name}` })
})

test('a client can be the result of a promise, because only names of rows are calls', async () => {
  const client = createClient(first, { language: () => 'tr' })
  assert.equal(await Promise.resolve(client), client)
})
