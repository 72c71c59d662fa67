import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openTestServer } from '../testing/index.ts'
import { isAddress } from './addresses.ts'

test('a segment with a dollar sign matches any other, and a last one alone matches all that follow', () => {
  assert.ok(isAddress('/client/$clientId', '/client/7'))
  assert.ok(isAddress('/client', '/client/'))
  assert.ok(isAddress('/files/$', '/files/a/b'))
  for (const path of ['/client', '/client/7/8', '/clients/7'])
    assert.ok(!isAddress('/client/$clientId', path))
})

test('an address without a screen is 404, with the page that says so', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-addresses-'))
  t.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), '<html>Mizan</html>')
  const server = await openTestServer({
    desks: [],
    product: { name: 'Mizan', version: '0' },
    webFolder: folder,
  })
  t.after(() => server.close())
  const statusOf = async (url: string) => {
    const { statusCode, body } = await server.inject(url)
    assert.equal(body, '<html>Mizan</html>', url)
    return statusCode
  }
  assert.equal(await statusOf('/nowhere'), 200)
  writeFileSync(join(folder, 'addresses.json'), JSON.stringify(['/login', '/client/$clientId']))
  assert.equal(await statusOf('/login?next=%2F'), 200)
  assert.equal(await statusOf('/client/%C3%A7'), 200)
  for (const url of ['/nowhere', '/en/nowhere', '/client/7/8', '/demo/x'])
    assert.equal(await statusOf(url), 404)
})
