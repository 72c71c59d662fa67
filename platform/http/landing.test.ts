import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'
import { addLanding } from './landing.ts'

let folder: string
let server: FastifyInstance

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mizan-landing-'))
  for (const name of ['pages/tr', 'pages/en', 'films']) await mkdir(join(folder, name), { recursive: true })
  await writeFile(
    join(folder, 'pages/tr/home.html'),
    '<link href="__ORIGIN__/"> <!--part:price-->yok<!--end-->',
  )
  await writeFile(
    join(folder, 'pages/tr/about.html'),
    '<!--part:price-->a<!--end-->|<!--part:other-->b<!--end-->',
  )
  await writeFile(join(folder, 'pages/en/about.html'), 'About')
  await writeFile(join(folder, 'pages/en/home.html'), '<!--part:price-->none<!--end-->')
  for (const name of ['sitemap.xml', 'robots.txt']) await writeFile(join(folder, 'pages', name), '__ORIGIN__')
  await writeFile(join(folder, 'films/search.tr.webm'), '0123456789')
  await writeFile(join(folder, 'films/index.json'), '{}')
  server = fastify()
  await server.register(fastifyStatic, { root: folder, index: false })
  const parts = {
    price: async ({ language, query }: { language: string; query: Readonly<Record<string, unknown>> }) =>
      query.region === 'kktc' ? undefined : `${language} $& 5 TL`,
  }
  addLanding(server, { folder, publicUrl: undefined, parts, films: join(folder, 'films') })
})
after(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const read = async (url: string, headers = {}) => server.inject({ url, headers })

test('each page has an address in its language, and the first page is that of the language', async () => {
  for (const [url, text] of [
    ['/about', 'a|b'],
    ['/en/about', 'About'],
    ['/en?region=kktc', 'none'],
  ])
    assert.equal((await read(`${url}${url === '/about' ? '?region=kktc' : ''}`)).body, text, url)
})

test('a part is written in the language of the page, literally; where the server has nothing to say, the page has its own words', async () => {
  assert.equal((await read('/about')).body, 'tr $& 5 TL|b')
  assert.match((await read('/?region=kktc')).body, / yok$/)
})

test('pages name the address that the visitor has used, and a malformed host is left out', async () => {
  assert.match((await read('/', { host: 'mizan.test' })).body, /href="http:\/\/mizan.test\/"/)
  assert.equal((await read('/robots.txt', { host: 'a"><script>' })).body, '')
})

test('films are served in parts, and nothing else of their folder is', async () => {
  const part = await read('/films/search.tr.webm', { range: 'bytes=2-4' })
  assert.deepEqual([part.statusCode, part.body], [206, '234'])
  for (const url of ['/films/index.json', '/films/..%2Fpages%2Frobots.txt', '/films/gone.tr.webm'])
    assert.equal((await read(url)).statusCode, 404, url)
})
