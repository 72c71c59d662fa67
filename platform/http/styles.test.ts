import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { openTestServer } from '../testing/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'mizan-styles-'))
after(() => rmSync(folder, { recursive: true }))

const hashOf = (style: string) => createHash('sha256').update(style).digest('base64')
const build = (style: string) =>
  writeFileSync(join(folder, 'index.html'), `<html><style>${style}</style></html>`)

const open = () =>
  openTestServer({
    desks: [],
    product: { name: 'Mizan', version: '0' },
    webFolder: folder,
  })

test('only style elements that were built into a page are allowed, none that were added later', async () => {
  const style = '.boot { color: red }'
  build(style)
  const server = await open()
  for (const url of ['/', '/login', '/api/docs', '/api/nothing']) {
    const policy = String((await server.inject(url)).headers['content-security-policy'])
    assert.ok(policy.includes(`style-src 'self' 'sha256-${hashOf(style)}';`), policy)
    assert.doesNotMatch(policy, /unsafe/, url)
  }
  await server.close()
})

test('the styles of a newly built client are allowed at once, and those of the previous one no longer', async () => {
  build('.boot { color: red }')
  const server = await open()
  const policy = async () => String((await server.inject('/')).headers['content-security-policy'])
  assert.ok((await policy()).includes(hashOf('.boot { color: red }')))
  rmSync(folder, { recursive: true })
  assert.ok((await policy()).includes("style-src 'self';"))
  mkdirSync(folder)
  build('.boot { color: blue }')
  assert.ok((await policy()).includes(hashOf('.boot { color: blue }')))
  assert.equal((await policy()).includes(hashOf('.boot { color: red }')), false)
  await server.close()
})
