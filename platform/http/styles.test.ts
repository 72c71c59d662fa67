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

test('the style of the public pages is allowed, once for all of them', async () => {
  rmSync(folder, { recursive: true, force: true })
  for (const language of ['tr', 'en']) mkdirSync(join(folder, 'pages', language), { recursive: true })
  build('.boot { color: red }')
  const style = '.top { color: navy }'
  for (const name of ['tr/home', 'tr/about', 'en/home', 'en/about'])
    writeFileSync(join(folder, `pages/${name}.html`), `<style>${style}</style>`)
  for (const name of ['sitemap.xml', 'robots.txt']) writeFileSync(join(folder, 'pages', name), '')
  const server = await open()
  const policy = String((await server.inject('/about')).headers['content-security-policy'])
  assert.ok(
    policy.includes(`style-src 'self' 'sha256-${hashOf('.boot { color: red }')}' 'sha256-${hashOf(style)}';`),
    policy,
  )
  await server.close()
})
