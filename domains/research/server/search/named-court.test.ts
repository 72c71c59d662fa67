import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { parseQuery } from '../../rules/query.ts'
import { DecisionSearch } from './decision-search.ts'
import type { DecisionSource } from './document.ts'
import { buildDecisionIndex } from './indexer.ts'
import { numbersFrom } from './testing/draw.ts'
import { sampleDecision } from './testing/samples.ts'

const mention = 'Yargıtay 3. Hukuk Dairesi nafaka nafaka nafaka kararına atıf yapılmıştır.'
const decisions: [court: string, chamber: string | null, text: string][] = [
  ['Anayasa Mahkemesi', 'Birinci Bölüm', mention],
  ['Yargıtay', '2. Hukuk Dairesi', mention],
  [
    'Yargıtay',
    '3. Hukuk Dairesi',
    `Taraflar arasındaki davada karar verilmiştir. ${'Dosya incelendi. '.repeat(40)} Nafaka istenmiştir.`,
  ],
  ['Yargıtay', '3. Hukuk Dairesi', 'Kira bedeli istenmiştir.'],
  ['Danıştay', '10. Daire', 'Nafaka konusunda idari işlem yoktur.'],
]
const below = numbersFrom(5)
const sources = decisions.map(
  ([court, chamber, text], index): DecisionSource => ({
    ...sampleDecision(index + 1, below),
    ...{ country: 'turkey', court, chamber, text, subject: null, keywords: [] },
  }),
)
let base: string
let search: DecisionSearch

before(async () => {
  base = await mkdtemp(join(tmpdir(), 'named-court-'))
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

async function found(text: string): Promise<number[]> {
  const { hits } = await search.search({
    query: parseQuery(text),
    country: 'turkey',
    filters: {},
    sort: 'relevance',
    pageIndex: 0,
    pageSize: 20,
    facets: false,
  })
  return hits.map(({ doc }) => doc)
}

test('the decisions of a named chamber come before those that mention it, however often', async () => {
  for (const text of ['Yargıtay 3. Hukuk Dairesi nafaka', '3. HD nafaka', 'nafaka yargıtay 3 hd'])
    assert.equal((await found(text))[0], 3, text)
  assert.deepEqual((await found('Yargıtay 3. Hukuk Dairesi nafaka')).sort(), [1, 2, 3])
})

test('a court without a chamber means all its chambers, and the other words still count', async () => {
  assert.deepEqual((await found('yargıtay nafaka')).slice(0, 2).sort(), [2, 3])
  assert.deepEqual(await found('danıştay nafaka'), [5])
})
