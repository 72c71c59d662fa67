import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screensOf, until } from '@mizan/platform/ui/testing'
import { siteErrors, siteRows } from '@mizan/site/contract'
import { useState } from 'react'
import { visitorErrors, visitorRows } from '../../contract.ts'
import { News } from './News.tsx'

const show = screensOf({
  rows: { ...visitorRows, 'site.status': siteRows['site.status'] },
  errors: { ...visitorErrors, ...siteErrors },
})
const text = (title: string) => ({ title, body: 'Metin', html: '<p>Bir <strong>metin</strong></p>' })
const item = (id: string, date: string) => ({
  ...{ id, date, picture: null },
  tr: text(`Haber ${id}`),
  en: text(`News ${id}`),
})
const part = { state: 'ok', detail: null } as const
const status = {
  ...({ state: 'ok', startedAt: '2026-11-29T09:00:00.000Z' } as const),
  database: { ...part, engine: 'embedded', latencyMs: 1 },
  index: { ...part, decisions: 1, articles: 1, builtAt: null },
} as const
const answers = (version: string) => ({
  'news.list': () => ({ items: [item('b', '2026-11-29'), item('a', '2026-11-01')] }),
  'site.status': () => ({ ...status, version }),
})
/** A reader whose browser has stored something during an earlier visit. */
function Reader({ kept }: { kept: Record<string, string> }) {
  useState(() => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  })
  return <News />
}

const words = () => document.body.textContent ?? ''

test('news that came since the last visit are marked, and the next visit has seen them', async (t) => {
  const screen = await show(t, <Reader kept={{ news_seen: '2026-11-10' }} />, { answers: answers('1.0.0') })
  await screen.shows('Haber b')
  assert.match(words(), /Haber b yeni/)
  assert.doesNotMatch(words(), /Haber a yeni/)
  assert.equal(document.querySelector('strong')?.textContent, 'metin')
  await until(() => assert.equal(localStorage.getItem('news_seen'), '2026-11-29'))
})

test('a first visit is no update', async (t) => {
  const first = await show(t, <News />, { answers: answers('1.0.0') })
  await first.shows('Haber b')
  await until(() => assert.equal(localStorage.getItem('version_seen'), '1.0.0'))
  assert.doesNotMatch(words(), /güncellendi/)
})

test('a new version is named on the first visit after it', async (t) => {
  const screen = await show(t, <Reader kept={{ version_seen: '1.0.0' }} />, { answers: answers('1.1.0') })
  await screen.shows(/güncellendi: sürüm 1\.1\.0/)
})
