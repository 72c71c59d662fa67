import assert from 'node:assert/strict'
import type { LookupFunction } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { Agent, buildConnector } from 'undici'
import { isPublic } from './addresses.ts'
import { exchange, mayLead } from './exchange.ts'
import { type OutsideError, openOutside } from './index.ts'
import { usual } from './options.ts'
import { serviceOf } from './service.ts'
import { answers, type Double, startDouble } from './testing/index.ts'
import { Watch } from './watch.ts'

let double: Double
before(async () => {
  double = await startDouble()
})
after(() => double.close())

const repeats = { calls: 1 }
const problemOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: OutsideError) => error.problem,
  )
const port = () => new URL(double.address).port

/** Resolves every name to these addresses, one list after the other. */
const resolving = (...lists: string[][]): LookupFunction => {
  return (_name, options, done) => {
    const list = (lists.length > 1 ? lists.shift() : lists[0]) ?? []
    const found = list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    if (options.all) done(null, found)
    else done(null, found[0]?.address ?? '', found[0]?.family ?? 4)
  }
}

test('addresses of the Internet are public, and no others', () => {
  const own = [
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
  ]
  const reserved = ['224.0.0.1', '240.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1', '203.0.113.7']
  const sixth = [
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    'fec0::1',
    '2001:db8::1',
    '::7f00:1',
  ]
  const disguised = ['::ffff:127.0.0.1', '::ffff:a00:1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::']
  for (const address of [...own, ...reserved, ...sixth, ...disguised, 'localhost', ''])
    assert.equal(isPublic(address), false, address)
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])
    assert.equal(isPublic(address), true, address)
})

test('an address that a person gives may not lead into the own network, however it is written', async () => {
  const client = openOutside({ name: 'webhook', repeats })
  const hosts = [
    '127.0.0.1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '127.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0',
  ]
  for (const host of hosts)
    assert.equal(await problemOf(client.text({ to: `http://${host}:${port()}/` })), 'not_allowed', host)
  for (const to of ['file:///etc/passwd', 'ftp://example.org/', '/path', '', 'http://user:pass@example.org/'])
    assert.equal(await problemOf(client.text({ to })), 'not_allowed', to)
  assert.equal(await problemOf(client.text({ to: `https://127.0.0.1:${port()}/` })), 'not_allowed')
  assert.deepEqual(double.received, [])
  await client.close()
})

test('a host name is judged by the address it resolves to when the connection is made', async () => {
  const rebound = resolving(['203.0.112.1'], ['127.0.0.1'])
  for (const lookup of [resolving(['127.0.0.1']), resolving(['10.0.0.1', '::1']), resolving([])]) {
    const client = openOutside({ name: 'webhook', repeats, lookup })
    for (const scheme of ['http', 'https'])
      assert.equal(await problemOf(client.text({ to: `${scheme}://inner.test:${port()}/` })), 'not_allowed')
    await client.close()
  }
  // The first answer would be let through; the connection is made with the second one.
  rebound('inner.test', {}, () => undefined)
  const client = openOutside({ name: 'webhook', repeats, lookup: rebound })
  assert.equal(await problemOf(client.text({ to: `http://inner.test:${port()}/` })), 'not_allowed')
  assert.deepEqual(double.received, [])
  await client.close()
})

test('an address of the settings may lie in the own network, and a redirect from it to another one may not', async () => {
  const address = `http://model.test:${port()}`
  const lookup = resolving(['127.0.0.1'])
  const client = openOutside({ name: 'model', address, headers: { 'x-key': 'anahtar' }, repeats, lookup })
  const other = `http://127.0.0.1:${port()}/other`
  double.behave(answers('', { status: 302, headers: { location: other } }), answers('never'))
  assert.equal(await problemOf(client.text({ to: '/', redirects: 3 })), 'not_allowed')
  assert.equal(double.received.length, 1)
  double.behave(answers('', { status: 302, headers: { location: '/next' } }), answers('there'))
  assert.equal((await client.text({ to: '/first', redirects: 1 })).body, 'there')
  assert.deepEqual(
    double.received.map(({ path, headers }) => [path, headers['x-key']]),
    [
      ['/first', 'anahtar'],
      ['/next', 'anahtar'],
    ],
  )
  await client.close()
})

test('redirects are followed only where they are declared, only so many, and never with a body', async () => {
  const client = openOutside({ name: 'source', address: double.address, repeats })
  double.behave(answers('', { status: 302, headers: { location: '/round' } }))
  assert.equal(await problemOf(client.text({ to: '/' })), 'refused')
  assert.equal(double.received.length, 1)
  double.behave(answers('', { status: 302, headers: { location: '/round' } }))
  assert.equal(await problemOf(client.text({ to: '/', redirects: 3 })), 'refused')
  assert.equal(double.received.length, 4)
  double.behave(answers('', { status: 307, headers: { location: '/round' } }))
  const body = { json: { secret: 1 } }
  assert.equal(await problemOf(client.text({ method: 'POST', to: '/', redirects: 3, body })), 'refused')
  assert.equal(double.received.length, 1)
  await client.close()
})

test('a redirect leads neither out of the web, nor from an encrypted line to an open one', async () => {
  const client = openOutside({ name: 'source', address: double.address, repeats })
  for (const location of ['ftp://example.org/', 'http://user:pass@example.org/', 'file:///etc/passwd']) {
    double.behave(answers('', { status: 302, headers: { location } }))
    assert.equal(await problemOf(client.text({ to: '/', redirects: 1 })), 'not_allowed', location)
  }
  await client.close()
  const [open, sealed] = [new URL('http://a.test/'), new URL('https://a.test/')]
  assert.deepEqual(
    [mayLead(open, sealed), mayLead(open, open), mayLead(sealed, sealed), mayLead(sealed, open)],
    [true, true, true, false],
  )
})

test('a redirect to another port of the host of the settings counts as one to another address', async (t) => {
  const neighbour = await startDouble()
  t.after(() => neighbour.close())
  const client = openOutside({ name: 'model', address: double.address, repeats })
  double.behave(answers('', { status: 302, headers: { location: `${neighbour.address}/` } }))
  assert.equal(await problemOf(client.text({ to: '/', redirects: 1 })), 'not_allowed')
  assert.deepEqual(neighbour.received, [])
  await client.close()
})

test('headers of a service stay with its own address', async (t) => {
  const connect = buildConnector({})
  // The other address would have to be a public one; here every name leads to the double.
  const agent = new Agent({
    connect: (to, done) => connect({ ...to, hostname: '127.0.0.1', port: port() }, done),
  })
  t.after(() => agent.close())
  const options = { name: 'model', address: 'http://model.test', headers: { 'x-key': 'anahtar' } }
  const service = { ...serviceOf(options), agent }
  const location = 'http://elsewhere.test/'
  double.behave(answers('', { status: 302, headers: { location } }), answers('there'))
  const request = { to: '/', redirects: 1, headers: { 'x-own': 'fein' } }
  const watch = new Watch('model', undefined)
  const { patience } = usual
  const answer = await exchange({ service, request, body: undefined, watch, patience, accept: '*/*' })
  assert.equal(await textOf(answer.body), 'there')
  assert.deepEqual(
    double.received.map(({ headers }) => [headers.host, headers['x-key'], headers['x-own']]),
    [
      ['model.test', 'anahtar', 'fein'],
      ['elsewhere.test', undefined, undefined],
    ],
  )
})

test('a call of a service cannot leave its address', async () => {
  const client = openOutside({ name: 'model', address: double.address, repeats })
  for (const to of ['@evil.test/', '.evil.test/', 'http://evil.test/', ''])
    await assert.rejects(client.text({ to }), TypeError)
  await client.close()
})
