import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { testGate } from '../access/testing.ts'
import { createLog } from '../log/index.ts'
import { createHttpServer } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'mizan-styles-'))
after(() => rmSync(folder, { recursive: true }))

const open = () =>
  createHttpServer({
    desks: [],
    errors: {},
    gate: testGate(null),
    log: createLog({ level: 'silent' }),
    product: { name: 'Mizan', version: '0' },
    webFolder: folder,
  })

test('of styles in a page those count that were built into it, and none that came later', async () => {
  const style = '.boot { color: red }'
  writeFileSync(join(folder, 'index.html'), `<html><style>${style}</style></html>`)
  const server = await open()
  const hash = createHash('sha256').update(style).digest('base64')
  for (const url of ['/', '/login', '/api/docs', '/api/nothing']) {
    const policy = String((await server.inject(url)).headers['content-security-policy'])
    assert.ok(policy.includes(`style-src 'self' 'sha256-${hash}';`), policy)
    assert.doesNotMatch(policy, /unsafe/, url)
  }
  await server.close()
})
