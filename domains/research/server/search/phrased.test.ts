import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { parseQuery } from '../../rules/query.ts'
import { DecisionSearch } from './decision-search.ts'
import type { DecisionSource } from './document.ts'
import { buildDecisionIndex } from './indexer.ts'
import { COMPARED } from './second-stage.ts'
import { numbersFrom } from './testing/draw.ts'
import { sampleDecision } from './testing/samples.ts'

const MANY = COMPARED + 100
const PHRASED = 7
const CLAIMED = 9
const below = numbersFrom(3)
const filler = (number: number, words: number) =>
  Array.from({ length: words }, (_, at) => `söz${(number * 31 + at * 7) % 997}`).join(' ')

/** Short texts that repeat both words apart, and one long text that has the phrase once. */
const sources = Array.from({ length: MANY }, (_, index): DecisionSource => {
  const number = index + 1
  const apart = `hakim hakim hakim ${filler(number, 30)} durum durum durum`
  const phrased = `${filler(number, 400)} hakim durum ${filler(number + 1, 400)}`
  return {
    ...sampleDecision(number, below),
    country: 'turkey',
    subject: null,
    claim: number === CLAIMED ? 'Hakim durum' : null,
    keywords: [],
    sides: null,
    text: number === PHRASED ? phrased : apart,
  }
})

let base: string
let search: DecisionSearch
before(async () => {
  base = await mkdtemp(join(tmpdir(), 'phrased-'))
  const rows = (async function* () {
    yield sources
  })()
  const clock = { now: () => new Date('2026-01-01T00:00:00Z') }
  await buildDecisionIndex({ base, rows, clock, threads: 0 })
  search = (await DecisionSearch.open(base, { cacheMegabytes: 16 })) as DecisionSearch
})
after(async () => {
  search.close()
  await rm(base, { recursive: true, force: true })
})

const page = async (pageIndex: number, pageSize: number) => {
  const query = parseQuery('hakim durum')
  const { hits } = await search.search({
    ...{ query, country: 'turkey', filters: {}, sort: 'relevance', facets: false },
    ...{ pageIndex, pageSize },
  })
  return hits.map(({ doc }) => doc)
}

test('what was claimed, and the phrase in a long text, come before words that stand apart', async () => {
  assert.deepEqual((await page(0, 10)).slice(0, 2).sort(), [PHRASED, CLAIMED])
})

test('a decision that was taken up for its phrase stands on one page only', async () => {
  const pages = await Promise.all(Array.from({ length: 9 }, (_, index) => page(index, 50)))
  assert.deepEqual(
    pages.flat().sort((a, b) => a - b),
    Array.from({ length: MANY }, (_, index) => index + 1),
  )
})
