import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { parseQuery } from '../../rules/query.ts'
import type { DecisionFilters } from '../../schemas.ts'
import { DecisionSearch } from './decision-search.ts'
import type { DecisionSource } from './document.ts'
import { buildDecisionIndex } from './indexer.ts'
import type { DecisionSearchRequest } from './request.ts'
import { numbersFrom } from './testing/draw.ts'
import { sampleDecision } from './testing/samples.ts'

const texts = [
  'İşe iade davasında feshin geçerli nedene dayanmadığı anlaşılmıştır.',
  'İş sahibi bedelin iadesini istemiş, dava reddedilmiştir.',
  'Ölünceye kadar bakma sözleşmesinin iptali istenmiştir.',
  'Sanık ölünce mirasçıları, karara kadar geçen sürede bakım giderini istemiştir.',
  'Hesapta kalan para; kesin olmayan bu hüküm bozulmuştur.',
  ...Array.from({ length: 30 }, () => 'Davacı kıdem tazminatı ve işçilik alacağı istemiştir.'),
  'Davacı ihtiyat tazminatı istemiş; kıden kaydı getirtilmiştir.',

  'Muvazaa iddiası yerinde değildir.',
  'Muvazaa nedeniyle iptal istenmiştir.',
  ...Array.from({ length: 700 }, () => 'Bunu kim istemiştir?'),
  ...Array.from({ length: 4 }, () => 'Muvazzaf subay hakkında işlem yapılmıştır.'),
]
const below = numbersFrom(3)
const sources = texts.map(
  (text, index): DecisionSource => ({
    ...sampleDecision(index + 1, below),
    country: 'turkey',
    subject: null,
    keywords: [],
    sides: null,
    text,
  }),
)
let base: string
let search: DecisionSearch

before(async () => {
  base = await mkdtemp(join(tmpdir(), 'wording-'))
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

const requestOf = (text: string, filters: DecisionFilters = {}): DecisionSearchRequest => ({
  query: parseQuery(text),
  country: 'turkey',
  filters,
  sort: 'relevance',
  pageIndex: 0,
  pageSize: 20,
  facets: false,
})
async function ask(text: string, filters?: DecisionFilters) {
  const { hits, matched } = await search.search(requestOf(text, filters))
  const complete = hits.flatMap(({ doc, partial }) => (partial ? [] : doc))
  return { docs: complete.sort((a, b) => a - b), matched }
}
async function suggested(text: string) {
  const request = requestOf(text)
  return search.didYouMean(text, request, await search.search(request))
}

test('a legal term made of common words is found as a term, in any of its inflected forms', async () => {
  assert.deepEqual(await ask('işe iade'), { docs: [1], matched: 'all' })
  assert.deepEqual(await ask('işe iadesi davası'), { docs: [1], matched: 'all' })
  assert.deepEqual(await ask('ÖLÜNCEYE KADAR BAKMA sözleşmesi'), { docs: [3], matched: 'all' })
  assert.deepEqual(await ask('olunceye kadar bakma'), { docs: [3], matched: 'all' })
})

test('if no text has the term its words are searched separately, and the answer says so', async () => {
  assert.deepEqual(await ask('kesin hüküm'), { docs: [5], matched: 'apart' })
  assert.deepEqual(await ask('kesin hüküm', { mode: 'all' }), { docs: [5], matched: 'apart' })
})

test('the words of a term can be searched one by one', async () => {
  assert.deepEqual((await ask('işe AND iade')).docs, [1, 2])
})

test('an unknown word is corrected if nothing was found, and if the search was relaxed', async () => {
  assert.equal(await suggested('kdem'), 'kıdem')
  assert.equal(await suggested('kıdm tazminatı'), 'kıdem tazminatı')
  assert.equal(await suggested('kdem tazminatı'), 'kıdem tazminatı')
  assert.equal(await suggested('işçlik alacağı'), 'işçilik alacağı')
})

test('among neighbours a legal term comes before a more frequent word', async () => {
  assert.equal(await suggested('muvazza'), 'muvazaa')
})

test('nothing is suggested for known words, nor a correction that finds nothing or less', async () => {
  assert.equal(await suggested('kıdem tazminatı'), null)
  assert.equal(await suggested('subay tazminatı'), null)
  assert.equal(await suggested('qqqqqqqqq tazminatı'), null)
  const elsewhere = requestOf('kdem', { startDate: '1950-01-01', endDate: '1950-01-02' })
  assert.equal(await search.didYouMean('kdem', elsewhere, await search.search(elsewhere)), null)
})
