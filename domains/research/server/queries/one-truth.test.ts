/** The statement above a list of articles, its total and the list agree with a scan of all texts. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { wordTerms } from '../../rules/analysis.ts'
import { parseQuery } from '../../rules/query.ts'
import { readQuestion } from '../../rules/ranking/article-query.ts'
import { headingsOf } from '../../rules/ranking/headings.ts'
import { LawPage, LawSearch } from '../../schemas.ts'
import { importPaths } from '../import/import-paths.ts'
import { buildLawIndex } from '../law-index.ts'
import type { Research } from '../research.ts'
import { numbersFrom } from '../search/testing/draw.ts'
import { listAllLaws } from '../store/overview.ts'
import { listArticles } from '../store/reading.ts'
import { openResearchDatabase } from '../testing.ts'
import { searchLaws } from './search-laws.ts'

const sample = join(import.meta.dirname, '../../../../corpus/sample/laws.jsonl')

let database: Awaited<ReturnType<typeof openResearchDatabase>>
let research: Research
/** The stems of each article and its headings, by its id. */
const texts = new Map<string, Set<string>>()
const headings: string[] = []

before(async () => {
  database = await openResearchDatabase()
  const db = database.kysely
  await importPaths(database.call(), [sample])
  const { index: laws } = await buildLawIndex(db)
  research = { db, laws: () => laws } as unknown as Research
  for (const law of await listAllLaws(db)) {
    if (law.country !== 'turkey') continue
    const rows = await listArticles(db, law.id)
    const above = headingsOf(rows.map(({ article_no: no, heading, text }) => ({ no, heading, text })))
    for (const [at, { id, text, heading }] of rows.entries()) {
      const { own = '', path = '', spill = '' } = above[at] ?? {}
      texts.set(id, new Set([own, path, law.title, text, spill].flatMap(wordTerms)))
      if (heading) headings.push(heading)
    }
  }
})
after(() => database.close())

const ask = async (query: string, more: object = {}) =>
  LawPage.parse(
    await searchLaws(
      database.call({ parts: { research: research } }),
      LawSearch.parse({ query, searchCountry: 'turkey', pageSize: 100, ...more }),
    ),
  )

const listed = async (query: string, total: number) => {
  const ids: string[] = []
  for (let pageIndex = 0; ids.length < total; pageIndex++)
    ids.push(...(await ask(query, { pageIndex })).items.map(({ id }) => id))
  return ids
}

/** Returns a function that counts, by scanning a text, how many words of the query it has. */
function readerOf(query: string) {
  const { cleaned, question, words } = parseQuery(query)
  const { terms, otherNames } = readQuestion(cleaned, 'turkey', !question && words <= 6)
  const own = terms.flatMap(({ term, own }) => (own ? [term] : []))
  const nowhere = (term: string) => [...texts.values()].every((text) => !text.has(term))
  const names = otherNames.filter(({ instead }) => instead.some(nowhere))
  const left = own.filter((term) => !names.some(({ instead }) => instead.includes(term)))
  const asked = left.length + names.length
  const inText = (text: Set<string>) =>
    left.filter((term) => text.has(term)).length +
    names.filter((one) => one.names.some((name) => name.every((term) => text.has(term)))).length
  return { asked, inText }
}

const below = numbersFrom(23)
const drawnFrom = <T>(list: readonly T[]): T => list[below(list.length)] as T
const spelt = (heading: string) => heading.match(/\p{L}{4,}/gu) ?? ['kira']

const typed = [
  'kira bedeli artışı',
  'ihtiyaç nedeniyle tahliye',
  'ev sahibi kiracıyı çıkarabilir mi?',
  'kıdem tazminatı hangi hâllerde ödenir, işçi istifa ederse ne olur?',
  'haksız fiil zamanaşımı',
  'hagb',
  'sebepsiz iktisap',
  'kira zqxw',
  'boşanma davası velayet nafaka tazminat',
  'kefalet eşin rızası',
]

function drawn(): string[] {
  return Array.from({ length: 120 }, (_, at) => {
    const [one, other] = [spelt(drawnFrom(headings)), spelt(drawnFrom(headings))]
    if (at % 4 === 0) return one.join(' ')
    if (at % 4 === 1) return `${drawnFrom(one)} ${drawnFrom(other)}`
    if (at % 4 === 2) return `${one.join(' ')} ${drawnFrom(other)}`
    return `${one.join(' ')} ${other.join(' ')} nedir?`
  })
}

test('the number of articles with every word equals that of a scan of all articles', async () => {
  let [near, none] = [0, 0]
  for (const query of [...typed, ...drawn()]) {
    const { asked, inText } = readerOf(query)
    const counts = [...texts.values()].map(inText)
    const whole = counts.filter((count) => count === asked).length
    const page = await ask(query)
    assert.equal(page.withEveryWord, whole, query)
    assert.equal(page.matched === 'all', whole > 0 || page.total === 0, query)
    if (page.matched === 'most') assert.ok(Math.max(...counts) > asked / 2, query)
    if (page.matched === 'any') assert.ok(Math.max(...counts) <= asked / 2, query)
    const found = await listed(query, page.total)
    const withAll = found.filter((id) => inText(texts.get(id) as Set<string>) === asked)
    assert.deepEqual([found.length, withAll.length], [page.total, whole], query)
    near += Number(whole > 0 && whole < page.total)
    none += Number(whole === 0)
  }
  assert.ok(near > 20 && none > 20, `${near} ${none}`)
})

test('if every word is required, only articles with every word are found', async () => {
  for (const query of [...typed, ...drawn()]) {
    const { asked, inText } = readerOf(query)
    const whole = [...texts].filter(([, text]) => inText(text) === asked).map(([id]) => id)
    const strict = await ask(query, { filters: { mode: 'all' } })
    assert.deepEqual(strict.items.map(({ id }) => id).sort(), whole.sort(), query)
    if (whole.length > 0) assert.equal((await ask(query, { sort: 'newest' })).total, whole.length, query)
  }
})

test('with operators the answer says nothing about missing words', async () => {
  for (const query of ['kira OR tazminat', 'kira -tahliye', '"kira bedeli"', 'kira*', 'kira AND bedel']) {
    const page = await ask(query)
    assert.ok(page.total > 0, query)
    assert.deepEqual([page.matched, page.withEveryWord], ['all', null], query)
    assert.equal((await ask(query, { sort: 'newest' })).total, page.total, query)
  }
})
