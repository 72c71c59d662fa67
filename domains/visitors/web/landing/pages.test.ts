import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { html } from '../../rules/html.ts'
import { languages, pathOf } from './page.ts'
import { appManifest, filesOf, pages, robots, sitemap } from './pages.ts'

const files = filesOf({ script: '/assets/landing.js', style: '.top > a { color: #fff }', fonts: [] })
const paths = new Set(pages.flatMap(({ name }) => languages.map((language) => pathOf(name, language))))
/** Addresses of the program, to which these pages lead. */
const ofProgram = /^\/(login|signup|dashboard|contact|calculators|search\/case)$/

const linksIn = (text: string) => [...text.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href)

test('every link of a page leads to another page or to the program', () => {
  for (const [name, text] of Object.entries(files))
    for (const href of linksIn(text))
      assert.ok(paths.has(href) || ofProgram.test(href) || href === '#content', `${name}: ${href}`)
})

test('a page names itself and its other language for search engines', () => {
  for (const { name } of pages)
    for (const language of languages) {
      const text = files[`${language}/${name || 'home'}.html`] ?? ''
      assert.ok(text.includes(`<link rel="canonical" href="__ORIGIN__${pathOf(name, language)}">`), name)
      for (const one of languages)
        assert.ok(text.includes(`hreflang="${one}" href="__ORIGIN__${pathOf(name, one)}"`), `${name} ${one}`)
      assert.match(text, new RegExp(`<html lang="${language}">`))
      assert.equal(text.match(/<h1>/g)?.length, 1, name)
    }
})

test('titles and descriptions are there, differ from page to page, and fit a list of results', () => {
  for (const language of languages) {
    const titles = pages.map(({ title }) => title[language])
    assert.equal(new Set(titles).size, titles.length)
    for (const { name, description } of pages)
      assert.ok(description[language].length > 20 && description[language].length <= 160, name)
  }
})

test('structured data can be read, and its questions are those of the page', () => {
  for (const [name, text] of Object.entries(files)) {
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? []
    const graph = JSON.parse(data)['@graph']
    assert.equal(graph[0].name, 'Mizan', name)
    if (!name.endsWith('faq.html')) continue
    const [, { mainEntity }] = graph
    assert.equal(mainEntity.length, 20)
    for (const { name: question } of mainEntity) assert.ok(text.includes(html`${question}`.text), question)
  }
})

test('the site map has every listed page in both languages, and the robots are told of it', () => {
  const listed = pages.filter(({ isUnlisted }) => !isUnlisted)
  const map = sitemap()
  assert.equal(map.match(/<loc>/g)?.length, listed.length * languages.length)
  for (const { name } of listed)
    for (const language of languages)
      assert.ok(map.includes(`<loc>__ORIGIN__${pathOf(name, language)}</loc>`), name)
  assert.match(robots(), /Sitemap: __ORIGIN__\/sitemap.xml/)
})

test('the product can be installed', () => {
  const { name, start_url, display, icons } = JSON.parse(appManifest())
  assert.deepEqual([name, start_url, display], ['Mizan', '/dashboard', 'standalone'])
  for (const { src, sizes, type } of icons) {
    const bytes = readFileSync(new URL(`../../../../apps/web/public${src}`, import.meta.url))
    if (type !== 'image/png') continue
    // The first chunk of a PNG contains its width and height.
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes, src)
  }
  assert.ok(icons.some(({ purpose }: { purpose: string }) => purpose === 'maskable'))
})

test('values that are put into a page are text, and never markup', () => {
  assert.equal(html`<p title="${'"<x>'}">${'<b>&'}</p>`.text, '<p title="&quot;&lt;x&gt;">&lt;b&gt;&amp;</p>')
})

test('the deadline and the receipt on the first page were computed by the rules', () => {
  assert.match(files['tr/home.html'] ?? '', /HMK/)
  assert.match(files['tr/home.html'] ?? '', /10\.000,00/)
})
