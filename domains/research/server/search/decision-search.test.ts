import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { parseQuery } from '../../rules/query.ts'
import { DecisionSearch } from './decision-search.ts'
import type { DecisionSource } from './document.ts'
import { buildDecisionIndex, verifyDecisionIndex } from './indexer.ts'
import { LiveDecisionSearch } from './live-decision-search.ts'
import type { DecisionSearchRequest } from './request.ts'
import { snippetsOf } from './snippets.ts'
import { compareDrawn } from './testing/compare.ts'
import { numbersFrom } from './testing/draw.ts'
import { sampleDecision } from './testing/samples.ts'
import { KnownTerms, readDecision } from './testing/scan-decisions.ts'

const below = numbersFrom(5)
const sources: DecisionSource[] = Array.from({ length: 900 }, (_, index) => sampleDecision(index + 1, below))
const decisions = sources.map(readDecision)
const clock = { now: () => new Date('2026-01-01T00:00:00Z') }

let base: string
let search: DecisionSearch

async function* inBatches(list: readonly DecisionSource[]) {
  for (let start = 0; start < list.length; start += 100) yield list.slice(start, start + 100)
}

const ask = (text: string, more: Partial<DecisionSearchRequest> = {}) =>
  search.search({
    query: parseQuery(text),
    country: 'turkey',
    filters: {},
    sort: 'relevance',
    pageIndex: 0,
    pageSize: 20,
    facets: true,
    ...more,
  })

const terms = new KnownTerms(decisions)

before(async () => {
  base = await mkdtemp(join(tmpdir(), 'decision-search-'))
  await buildDecisionIndex({ base, rows: inBatches(sources), clock, threads: 1, tags: { corpusVersion: 4 } })
  search = (await DecisionSearch.open(base, { cacheMegabytes: 64 })) as DecisionSearch
})

after(async () => {
  search.close()
  await rm(base, { recursive: true, force: true })
})

describe('a search of decisions', () => {
  test('finds, orders, pages and counts like a scan of every decision', async () => {
    let found = 0
    for (let i = 0; i < 200; i++)
      found += (await compareDrawn(search, decisions, below, terms)).matches > 0 ? 1 : 0
    assert.ok(found > 100)
  })

  test('an empty collection gives no index', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'decision-search-'))
    const built = await buildDecisionIndex({ base: empty, rows: inBatches([]), clock, threads: 0 })
    assert.deepEqual(built, { version: '', documents: 0 })
    assert.equal(await DecisionSearch.open(empty), null)
    assert.deepEqual(await verifyDecisionIndex(empty), { sound: false, reason: 'missing' })
    await rm(empty, { recursive: true })
  })

  test('a decision comes first for its own number, before those that cite it', async () => {
    const { hits } = await ask(sources[7]?.caseNumber as string)
    const first = sources.find(({ doc }) => doc === hits[0]?.doc)
    assert.ok([first?.caseNumber, first?.decisionNumber].includes(sources[7]?.caseNumber as string))
  })

  test('a date finds the decisions of that day, in whatever form it is written', async () => {
    const date = sources.find(
      ({ country, decisionDate }) => country === 'turkey' && decisionDate,
    )?.decisionDate
    const [year, month, day] = (date as string).split('-')
    const ofThatDay = sources.filter(
      ({ country, decisionDate }) => country === 'turkey' && decisionDate === date,
    )
    for (const text of [
      `${day}.${month}.${year}`,
      `${Number(day)}/${Number(month)}/${year}`,
      date as string,
    ]) {
      const { hits } = await ask(text)
      assert.deepEqual(
        hits.map(({ doc }) => doc).sort((a, b) => a - b),
        ofThatDay.map(({ doc }) => doc),
        text,
      )
    }
  })

  test('the search is relaxed when no decision has all words, and the answer says so', async () => {
    assert.equal((await ask('kiracı tahliye')).matched, 'all')
    const relaxed = await ask('kiracı hiçbiryerdeyok')
    assert.equal(relaxed.matched, 'any')
    assert.ok(relaxed.total > 0)
    const strict = await ask('kiracı hiçbiryerdeyok', { filters: { mode: 'all' } })
    assert.equal(strict.total, 0)
  })

  test('similar decisions are others of the same country that share its distinctive words', async () => {
    const { doc, text, country } = sources[3] as DecisionSource
    const similar = await search.similar({ doc, text, country }, 5)
    assert.equal(similar.length, 5)
    assert.ok(!similar.includes(doc))
    assert.ok(similar.every((other) => sources.find((source) => source.doc === other)?.country === country))
  })

  test('undated decisions that a date filter excludes are counted, and shown on request', async () => {
    const within = { startDate: '1900-01-01', endDate: '2100-01-01' }
    const all = await ask('karar', { facets: true })
    const dated = await ask('karar', { facets: true, filters: within })
    const undated = await ask('karar', {
      filters: { ...within, undated: true },
      sort: 'newest',
      pageSize: 900,
    })
    assert.ok(undated.total > 0)
    const foundUndated = undated.hits.map(({ doc }) => sources[doc - 1])
    assert.ok(foundUndated.every((source) => source?.decisionDate === null && source.decisionYear === null))
    assert.equal(undated.hits.length, undated.total)
    assert.equal(dated.counts?.undated, undated.total)
    assert.equal(all.counts?.undated, undated.total)
    assert.equal(all.total, dated.total + undated.total)
  })

  test('a decision of which only the year is known is found within that year, and not within another', async () => {
    const known = sources.filter(({ country, decisionYear }) => country === 'turkey' && decisionYear !== null)
    assert.ok(known.length > 0)
    for (const { doc, caseNumber, decisionYear } of known) {
      const isWithin = async (year: number) => {
        const filters = { startDate: `${year}-01-01`, endDate: `${year}-12-31` }
        const { hits } = await ask(caseNumber as string, { filters })
        return hits.some((hit) => hit.doc === doc)
      }
      const year = decisionYear as number
      assert.deepEqual([await isWithin(year), await isWithin(year + 1)], [true, false])
    }
  })

  test('the total of a list equals that of its counts, whichever is asked first', async () => {
    for (const text of ['karar', 'kira OR tazminat', 'mahkeme*']) {
      const list = await ask(text, { facets: false })
      const counted = await ask(text, { facets: true })
      assert.ok(counted.total > 130, text)
      assert.deepEqual([list.total, list.totalIsLowerBound], [counted.total, false], text)
      assert.equal((await ask(text, { facets: false, sort: 'newest' })).total, counted.total)
    }
  })

  test('a page beyond the end is empty', async () => {
    const page = await ask('karar', { pageIndex: 5000 })
    assert.deepEqual(page.hits, [])
    assert.ok(page.total > 0)
  })

  test('any text gets an answer, whatever it contains', async () => {
    const texts = [
      '"',
      '"""kira',
      '((((((((((',
      'AND OR NOT',
      '-kira',
      '- + * ~',
      '\u0000\u0007kira',
      '👩‍⚖️ 🏛️',
      "'; drop table decisions; --",
      '(.*)+$ [a-z]{1,99}',
      'kira OR '.repeat(500),
      'karar '.repeat(3300),
      'k*'.repeat(300),
      `${'('.repeat(400)}kira${')'.repeat(400)}`,
      'x'.repeat(20_000),
    ]
    for (const text of texts) {
      const { hits, total } = await ask(text)
      assert.ok(hits.length <= total)
    }
  })

  test('the index says what it was built from', async () => {
    const verdict = await verifyDecisionIndex(base)
    assert.ok(verdict.sound)
    assert.equal(verdict.documents, 900)
    assert.equal(verdict.tags.corpusVersion, 4)
  })

  test('passages show the words of the query', async () => {
    const text = 'Davacı kiracının tahliyesini istemiştir. Mahkeme davayı reddetmiştir.'
    const [snippets] = await snippetsOf([text], parseQuery('tahliye').query)
    assert.ok(snippets?.some(({ ranges }) => ranges.length > 0))
  })

  test('a newer version comes into use without interruption', async () => {
    const live = new LiveDecisionSearch(base, { cacheMegabytes: 64 })
    assert.equal(live.current(), null)
    assert.equal(await live.refresh(), true)
    assert.equal(await live.refresh(), false)
    const later = { now: () => new Date('2026-02-01T00:00:00Z') }
    const { version } = await buildDecisionIndex({
      base,
      rows: inBatches(sources.slice(0, 50)),
      clock: later,
      threads: 0,
    })
    const old = live.current()
    assert.equal(await live.refresh(), true)
    assert.equal(live.current()?.version, version)
    assert.equal(live.current()?.documents, 50)
    assert.equal(old?.documents, 900)
    live.close()
    old?.close()
  })
})
