import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

interface Article {
  no: string
  heading?: string
  text: string
}

interface Law {
  country: string
  lawNumber: string
  title: string
  kind: string
  articles: Article[]
  acceptedOn?: string
  publishedOn?: string
  sourceUrl: string
  source: string
  summary: boolean
  sample: boolean
}

const [header, ...laws] = readFileSync(join(import.meta.dirname, 'laws.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line)) as [Record<string, unknown>, ...Law[]]

const of = (country: string) => laws.filter((law) => law.country === country)
const nameOf = (law: Law) => `${law.country} ${law.lawNumber}`

test('the pack says in its header that it is a sample of laws', () => {
  assert.equal(header.mizanPack, 1)
  assert.equal(header.kind, 'laws')
  assert.equal(header.sample, true)
})

test('the sample has at least 250 entries from 20 Turkish and 8 KKTC laws', () => {
  const entries = laws.reduce((count, law) => count + law.articles.length, 0)
  assert.ok(entries >= 250, `${entries} entries`)
  assert.ok(of('TR').length >= 20, `${of('TR').length} Turkish laws`)
  assert.ok(of('KKTC').length >= 8, `${of('KKTC').length} KKTC laws`)
  assert.equal(of('TR').length + of('KKTC').length, laws.length)
})

test('every law is marked as a sample and as a summary, and names its source', () => {
  for (const law of laws) {
    assert.equal(law.sample, true, nameOf(law))
    assert.equal(law.summary, true, nameOf(law))
    assert.equal(law.source, 'Mizan özetleri', nameOf(law))
    assert.equal(law.kind, law.country === 'TR' ? 'kanun' : 'yasa', nameOf(law))
  }
})

test('every text begins by saying that it is not the official text', () => {
  for (const law of laws)
    for (const { no, heading, text } of law.articles) {
      assert.match(text, /^Özet \(resmî metin değildir\): \S/, `${nameOf(law)} m. ${no}`)
      assert.ok(text.length >= 150 && text.length <= 600, `${nameOf(law)} m. ${no}: ${text.length}`)
      assert.ok(heading, `${nameOf(law)} m. ${no} has no heading`)
    }
})

test('every law links to its own page at an official site', () => {
  const official = new Set(['mevzuat.adalet.gov.tr', 'mevzuat.mahkemeler.net', 'cm.gov.ct.tr'])
  for (const law of laws) assert.ok(official.has(new URL(law.sourceUrl).hostname), law.sourceUrl)
  assert.equal(new Set(laws.map((law) => law.sourceUrl)).size, laws.length)
})

test('country, law number and article number identify exactly one entry', () => {
  const names = laws.flatMap((law) => law.articles.map(({ no }) => `${nameOf(law)} ${no}`))
  assert.equal(new Set(names).size, names.length)
  assert.equal(new Set(laws.map(nameOf)).size, laws.length)
})

test('dates are calendar dates, and a law is accepted before it is published', () => {
  for (const { acceptedOn, publishedOn } of laws) {
    for (const date of [acceptedOn, publishedOn])
      if (date) assert.equal(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10), date)
    if (acceptedOn && publishedOn) assert.ok(acceptedOn <= publishedOn)
  }
})
