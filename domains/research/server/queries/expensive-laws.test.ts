/** Expensive searches of laws do not block other requests, even with as many articles as a country has. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { encodeVocabulary, Vocabulary } from '@mizan/platform/search'
import { parseQuery } from '../../rules/query.ts'
import { ArticleIndexBuilder } from '../../rules/ranking/article-index.ts'
import { LawPage, LawSearch } from '../../schemas.ts'
import type { LawIndex } from '../law-index.ts'
import type { Research } from '../research.ts'
import { numbersFrom } from '../search/testing/draw.ts'
import { openResearchDatabase } from '../testing.ts'
import { searchLaws } from './search-laws.ts'

const below = numbersFrom(11)
const syllables = 'ba ce di fo gu ha ke li mo nu pa re si to yu za çe dı gö hü'.split(' ')
const word = () => Array.from({ length: 2 + below(3) }, () => syllables[below(syllables.length)]).join('')
const words = [...new Set(Array.from({ length: 4_000 }, word))]
/** Draws a word; the first words are drawn most often. */
const drawn = () => words[Math.floor(words.length * (below(10_000) / 10_000) ** 3)] as string
const common = words.slice(0, 30)

let database: Awaited<ReturnType<typeof openResearchDatabase>>
let research: Research

before(async () => {
  database = await openResearchDatabase()
  const builder = new ArticleIndexBuilder()
  const places: LawIndex['places'] = new Map()
  for (let law = 0; law < 200; law++) {
    const articles = Array.from({ length: 100 }, (_, at) => ({
      id: `${law}/${at}`,
      no: String(at + 1),
      text: Array.from({ length: 120 }, drawn).join(' '),
    }))
    builder.add({ key: String(law), country: 'turkey', lawNumber: String(law), title: 'Uydurma', articles })
    for (const { id, no } of articles)
      places.set(id, { no, law: { country: 'turkey', law_number: String(law), kind: 'kanun' } as never })
  }
  const spellings = new Vocabulary(encodeVocabulary(new Map(words.map((one) => [one, 5]))))
  const laws: LawIndex = { articles: builder.finish(), places, titles: new Map(), spellings }
  research = { db: database.kysely, laws: () => laws } as unknown as Research
})
after(() => database.close())

const search = async (query: string) =>
  LawPage.parse(
    await searchLaws(
      database.call({ parts: { research: research } }),
      LawSearch.parse({ query, searchCountry: 'turkey' }),
    ),
  )

/** The work between two steps takes a moment; how long exactly is measured by `npm run bench -- search`. */
const leastSteps = 10

const expensive: Record<string, string> = {
  'beginnings of words': syllables
    .slice(0, 12)
    .map((one) => `${one}*`)
    .join(' OR '),
  'very common words near each other': Array.from(
    { length: 18 },
    (_, at) => `"${common[at]} ${common[at + 1]} ${common[at + 2]}"~50`,
  ).join(' OR '),
  'groups of groups': Array.from(
    { length: 8 },
    (_, at) =>
      `("${common[at]} ${common[at + 1]}" OR ${common[at + 2]} OR ${common[at + 3]}) -${common[at + 9]}`,
  ).join(' AND '),
  'a long sentence of common words': Array.from({ length: 300 }, (_, at) => common[at % 30]).join(' '),
}

for (const [name, query] of Object.entries(expensive))
  test(`the search for ${name} runs in steps, between which others are answered`, async () => {
    const articles = research.laws()?.articles
    const steps = articles?.searching(parseQuery(query), {}, 0, 10)
    let count = 0
    while (steps?.next().done === false) count += 1
    assert.ok(count >= leastSteps, `${count} steps`)
    assert.ok((await search(query)).total > 0)
  })
