import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { parseQuery } from '../../rules/query.ts'
import { LawPage, LawSearch } from '../../schemas.ts'
import { importPaths } from '../import/import-paths.ts'
import { buildLawIndex, type LawIndex } from '../law-index.ts'
import type { Research } from '../research.ts'
import { lawRow, openResearchDatabase, packFolder } from '../testing.ts'
import { searchLaws } from './search-laws.ts'

let packs: Awaited<ReturnType<typeof packFolder>>
let database: Awaited<ReturnType<typeof openResearchDatabase>>
let research: Research

const articles = [
  {
    no: '49',
    heading: 'Sorumluluk',
    text: 'Kusurlu ve hukuka aykırı bir fiille başkasına zarar veren giderir.',
  },
  { no: '146', heading: 'On yıllık zamanaşımı', text: 'Her alacak on yıllık zamanaşımına tabidir.' },
  { no: '147', heading: 'Beş yıllık zamanaşımı', text: 'Kira bedelleri beş yıllık zamanaşımına tabidir.' },
  ...Array.from({ length: 12 }, (_, at) => ({
    no: `${300 + at}`,
    text: `Kiracı ${at}. yükümlülüğe tabidir.`,
  })),
]

before(async () => {
  packs = await packFolder()
  database = await openResearchDatabase()
  const other = { lawNumber: '4857', title: 'İş Kanunu', sourceUrl: 'https://example.test/4857' }
  await importPaths(database.call(), [
    await packs.put('laws.jsonl', [
      lawRow({ articles }),
      lawRow({
        country: 'KKTC',
        lawNumber: 'Fasıl 154',
        title: 'Ceza Yasası',
        sourceUrl: undefined,
        articles: [{ no: '262', text: 'Uydurma.' }],
      }),
      lawRow({
        ...other,
        articles: [{ no: '32', heading: 'Ücret', text: 'Ücret alacağı beş yıldır; kira değil.' }],
      }),
      lawRow({
        lawNumber: '5271',
        title: 'Ceza Muhakemesi Kanunu',
        sourceUrl: 'https://example.test/5271',
        articles: ['1', '2', '3', '4', '5'].map((no) => ({ no, text: `Uydurma ${no}.` })),
      }),
      lawRow({
        country: 'KKTC',
        lawNumber: 'Fasıl 6',
        title: 'Hukuk Muhakemeleri Usulü Yasası',
        sourceUrl: undefined,
        articles: [
          { no: '24', heading: 'Müzekkere', text: 'Uydurma.' },
          { no: '24A', heading: 'Tapuda kayıt', text: 'Uydurma başka.' },
        ],
      }),
    ]),
  ])
  const { index: laws } = await buildLawIndex(database.kysely)
  research = { db: database.kysely, laws: () => laws } as unknown as Research
})
after(async () => {
  await database.close()
  await packs.remove()
})

const ask = async (query: string, more: object = {}) =>
  LawPage.parse(
    await searchLaws(
      database.call({ parts: { research: research } }),
      LawSearch.parse({ query, searchCountry: 'turkey', ...more }),
    ),
  )

test('a query for an article of a repealed law gets its successor and a remark on the law', async () => {
  const page = await ask('BK 41')
  assert.equal(page.direct?.label, 'TBK m. 49')
  assert.deepEqual([page.notice?.reason, page.notice?.counterparts[0]?.id], ['repealed', page.direct?.id])
  assert.equal(page.items[0]?.id, page.direct?.id)
  const unknown = await ask('BK 344')
  assert.deepEqual([unknown.direct, unknown.notice?.reason], [null, 'repealed'])
})

test('a misspelt word is corrected if the search was relaxed, and only into one that finds more', async () => {
  assert.equal((await ask('zamanasimi kirra')).didYouMean, 'zamanasimi kira')
  assert.equal((await ask('zmanaşımı')).didYouMean, 'zamanaşımı')
  assert.equal((await ask('zamanaşımı')).didYouMean, null)
  assert.equal((await ask('qqqqqq')).didYouMean, null)
  assert.equal((await ask('zmanaşımı', { filters: { lawNumber: '4857' } })).didYouMean, null)
})

test('total and counts by law agree on every page', async () => {
  for (const query of ['tabidir', 'kiracı', 'kira', 'zamanaşımı OR ücret'])
    for (const pageIndex of [0, 1, 9]) {
      const { total, totalIsLowerBound, facets } = await ask(query, { pageIndex, pageSize: 5 })
      const counted = facets?.laws.reduce((sum, { count }) => sum + count, 0)
      assert.deepEqual([counted, totalIsLowerBound], [total, false], query)
    }
})

test('pages neither repeat nor drop anything, in any order', async () => {
  for (const sort of ['relevance', 'newest', 'oldest']) {
    const whole = await ask('tabidir', { sort, pageSize: 100 })
    const paged: string[] = []
    for (let pageIndex = 0; pageIndex < 8; pageIndex++)
      paged.push(...(await ask('tabidir', { sort, pageIndex, pageSize: 2 })).items.map(({ id }) => id))
    assert.deepEqual(
      paged,
      whole.items.map(({ id }) => id),
      sort,
    )
    assert.equal(new Set(paged).size, whole.total)
  }
})

test('articles with every word are distinguished from others, and are the only ones on request', async () => {
  const near = await ask('kira bedelleri zamanaşımı')
  assert.equal(near.items[0]?.articleNo, '147')
  assert.ok(near.total > 1)
  assert.equal(near.withEveryWord, 1)
  for (const more of [{ filters: { mode: 'all' } }, { sort: 'newest' }]) {
    const page = await ask('kira bedelleri zamanaşımı', more)
    assert.deepEqual([page.total, page.items.map(({ articleNo }) => articleNo)], [1, ['147']])
  }
  assert.equal((await ask('', { filters: { lawNumber: '4857' } })).withEveryWord, null)
})

test('a named article is the only hit, a named law is found with all its articles', async () => {
  const { items, total } = await ask('TBK m. 146')
  assert.deepEqual([items.map(({ articleNo }) => articleNo), total], [['146'], 1])
  assert.ok((await ask('TBK')).total > 10)
})

test('a law of Northern Cyprus is also found from Turkey, and named if the corpus lacks it', async () => {
  const page = await ask('Fasıl 154 madde 262')
  assert.deepEqual([page.direct?.country, page.direct?.kind, page.notice], ['kktc', 'article', null])
  const absent = await ask('Fasıl 155')
  assert.deepEqual([absent.direct, absent.notice?.reason], [null, 'not_held'])
})

test('an article that a law lacks is said so, with its last one, and nothing else is listed', async () => {
  for (const text of ['CMK 9999', 'CMK m. 77', 'CMK 99999999999', "CMK'nın 9999. maddesi"]) {
    const { direct, notice, items } = await ask(text)
    assert.deepEqual([direct?.kind, notice?.reason, notice?.lastArticle], ['law', 'no_article', 5], text)
    assert.deepEqual(items, [], text)
  }
  const extra = await ask('CMK 3 ek')
  assert.deepEqual([extra.notice?.articleNo, extra.notice?.counterparts[0]?.label], ['Ek 3', 'CMK m. 3'])
  assert.equal((await ask('CMK -1')).direct, null)
})

test('a range of articles is listed in their order, and the first one is offered', async () => {
  const range = await ask('TBK 302-306')
  assert.deepEqual(
    range.items.map(({ articleNo }) => articleNo),
    ['302', '303', '304', '305', '306'],
  )
  assert.equal(range.direct?.label, 'TBK m. 302')
})

test('the number of a law lists its articles', async () => {
  const { items, direct } = await ask('kanun 5271')
  assert.equal(direct?.kind, 'law')
  assert.deepEqual(
    items.map(({ articleNo }) => articleNo),
    ['1', '2', '3', '4', '5'],
  )
})

test('in Northern Cyprus an article with a letter is listed itself, and what is not held is said', async () => {
  const inCyprus = (text: string) => ask(text, { searchCountry: 'kktc' })
  const lettered = await inCyprus('fasil 6 24a')
  assert.deepEqual(
    [lettered.direct?.label, lettered.items.map(({ articleNo }) => articleNo)],
    ['Fasıl 6 m. 24A', ['24A']],
  )
  for (const text of ['Anayasanın 152. maddesi', 'Anayasa 152', 'KKTC Anayasası m. 1', '25/2009', '39/10']) {
    const { direct, notice, items } = await inCyprus(text)
    assert.deepEqual([direct, notice?.reason, items], [null, 'not_held', []], text)
  }
  const partly = await inCyprus('Fasıl 154 m 57')
  assert.deepEqual([partly.notice?.reason, partly.notice?.lastArticle], ['no_article', null])
})

test('if there are more articles than are counted, the answer says so in every order', async () => {
  const { articles, ...rest } = research.laws() as LawIndex
  const [hit] = articles.search(parseQuery('tabidir'), { country: 'turkey' }, 0, 1).hits
  const many = { hits: Array.from({ length: 10_000 }, () => hit), total: 12_000, withEveryWord: 12_000 }
  const searching = function* () {
    yield
    return many
  }
  const crowded = { ...rest, articles: { searching, find: () => [], documentFrequency: () => 1 } }
  const of = { db: database.kysely, laws: () => crowded } as unknown as Research
  for (const more of [{}, { sort: 'newest' }, { filters: { mode: 'all' } }]) {
    const asked = LawSearch.parse({ query: 'tabidir', searchCountry: 'turkey', ...more })
    const { total, totalIsLowerBound, withEveryWord } = await searchLaws(
      database.call({ parts: { research: of } }),
      asked,
    )
    assert.deepEqual([total, totalIsLowerBound, withEveryWord], [10_000, true, 10_000])
  }
})
