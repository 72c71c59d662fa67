import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { parseQuery } from '../../rules/query.ts'
import { ArticleIndexBuilder } from '../../rules/ranking/article-index.ts'
import { DecisionFilters, type GeneratedSearch, type StoryAnswers } from '../../schemas.ts'
import type { Research } from '../research.ts'
import type { DecisionSource } from '../search/document.ts'
import { DecisionSearch } from '../search/index.ts'
import { buildDecisionIndex } from '../search/indexer.ts'
import { numbersFrom } from '../search/testing/draw.ts'
import { sampleDecision } from '../search/testing/samples.ts'
import { generateSearch } from './generate.ts'

const now = new Date('2026-06-01T09:00:00Z')
const clock = { now: () => now }

/** Invented matters, each in so many decisions of its chamber. */
const matters: [count: number, court: string, chamber: string, text: string][] = [
  [
    30,
    'Yargıtay',
    '9. Hukuk Dairesi',
    'İşçi işe iade istemiş, işveren feshin geçerli olduğunu savunmuştur. İşyeri kapatılmıştır.',
  ],
  [
    20,
    'Yargıtay',
    '22. Hukuk Dairesi',
    'İşçi işe iade istemiş, işveren savunma almamıştır. TBK 49 uygulanmıştır. Davanın kabulüne karar verilmiştir.',
  ],
  [
    20,
    'Yargıtay',
    '2. Hukuk Dairesi',
    'Eşler boşanmış, yoksulluk nafakası istenmiştir. Davanın reddine karar verilmiştir.',
  ],
  [25, 'Yargıtay', '6. Ceza Dairesi', 'Sanık hırsızlık suçundan yargılanmış, konuttan ziynet çalmıştır.'],
  [60, 'Danıştay', '3. Daire', 'Vergi tarhiyatı iptal edilmiştir.'],
]
const below = numbersFrom(3)
let doc = 0
const sources = matters.flatMap(([count, court, chamber, text]) =>
  Array.from(
    { length: count },
    (_, at): DecisionSource => ({
      ...sampleDecision(++doc, below),
      ...{ country: 'turkey', court, chamber, text, subject: null, keywords: [] },
      ...{
        decisionDate: `${2008 + (at % 18)}-03-01`,
        citedLaws: text.includes('TBK 49') ? [{ lawNumber: '6098', articleNo: '49' }] : [],
      },
    }),
  ),
)

let base: string
let decisions: DecisionSearch
let research: Research

before(async () => {
  base = await mkdtemp(join(tmpdir(), 'strings-'))
  const rows = (async function* () {
    yield sources
  })()
  await buildDecisionIndex({ base, rows, clock, threads: 0 })
  decisions = (await DecisionSearch.open(base, { cacheMegabytes: 16 })) as DecisionSearch
  const builder = new ArticleIndexBuilder()
  const texts = matters.map(([, , , text], at) => ({ id: String(at), no: String(at), text }))
  const articles = texts.flatMap((one) =>
    Array.from({ length: 6 }, (_, at) => ({ ...one, id: `${one.id}-${at}` })),
  )
  builder.add({ key: '1', country: 'turkey', lawNumber: '1', title: 'Uydurma', articles })
  const laws = { articles: builder.finish() }
  const chambers = matters.map(([total, court, chamber]) => ({ country: 'turkey', court, chamber, total }))
  research = { decisions: () => decisions, laws: () => laws, chambers: () => chambers } as unknown as Research
})
after(async () => {
  decisions.close()
  await rm(base, { recursive: true, force: true })
})

const generate = (input: string, answers: StoryAnswers = {}, language: 'tr' | 'en' = 'tr') =>
  generateSearch(research, { input, searchCountry: 'turkey', answers, language, now })

async function found({ query, filters }: GeneratedSearch): Promise<number> {
  const { total } = await decisions.search({
    query: parseQuery(query),
    country: 'turkey',
    filters,
    sort: 'relevance',
    pageIndex: 0,
    pageSize: 10,
    facets: false,
  })
  return total
}

const dismissed =
  'Müvekkilim Ahmet Yılmaz 12.03.2021 tarihinde işinden oldu, 18.500 TL alıyordu; işe iade istiyor.'

test('a story becomes a search of its legal terms, without names, amounts and dates', async () => {
  const search = await generate(dismissed)
  assert.equal(search.query, '"işe iade"~3')
  assert.deepEqual(search.filters, {})
  assert.equal(await found(search), 50)
})

test('the parts are joined by the words of the language of the caller', async () => {
  const story = 'TBK 49 uyarınca işe iade davası açıldı.'
  assert.equal((await generate(story)).query, 'TBK 49 VE "işe iade"~3')
  assert.equal((await generate(story, {}, 'en')).query, 'TBK 49 AND "işe iade"~3')
})

test('each part of the search has its reason, in the language of the caller', async () => {
  const [reason] = (await generate(dismissed)).reasons
  assert.equal(reason?.part, '"işe iade"~3')
  assert.match(reason?.text ?? '', /Hukuk terimi.* 50 kararda/)
  assert.match((await generate(dismissed, {}, 'en')).reasons[0]?.text ?? '', /legal term.* 50 decisions/)
})

test('court, time and outcome are asked for, with the courts of the decisions that would be found', async () => {
  const { questions } = await generate(dismissed)
  assert.deepEqual(
    questions.map(({ id, options }) => [id, options.map(({ value }) => value)]),
    [
      ['court', ['Yargıtay 9. Hukuk Dairesi', 'Yargıtay 22. Hukuk Dairesi', 'any']],
      ['time', ['1', '5', '10', 'any']],
      ['outcome', ['reversal', 'upholding', 'granted', 'dismissed', 'any']],
    ],
  )
})

test('what the story says itself becomes a filter and is not asked', async () => {
  const search = await generate(
    `${dismissed} Yargıtay 22. Hukuk Dairesinin son beş yılın beraat olmayan kararları`,
  )
  assert.deepEqual(search.filters, { chambers: ['Yargıtay 22. Hukuk Dairesi'], startDate: '2021-06-01' })
  assert.deepEqual(search.questions, [])
})

test('a court without decisions is no filter', async () => {
  const { filters, questions } = await generate(`${dismissed} Yargıtay 7. Hukuk Dairesi kararı olsun`)
  assert.deepEqual(filters, {})
  assert.equal(questions[0]?.id, 'court')
})

test('an answer changes the search and is not asked again', async () => {
  const before = await generate(dismissed)
  const after = await generate(dismissed, {
    court: 'Yargıtay 22. Hukuk Dairesi',
    time: '10',
    outcome: 'granted',
  })
  assert.deepEqual(after.filters, { chambers: ['Yargıtay 22. Hukuk Dairesi'], startDate: '2016-06-01' })
  assert.equal(after.query, `${before.query} VE "davanın kabulü"~3`)
  assert.deepEqual(after.questions, [])
  assert.ok((await found(after)) > 0 && (await found(after)) < (await found(before)))
  DecisionFilters.parse(after.filters)
})

test('what does not matter is neither asked again nor searched', async () => {
  const { query, filters, questions } = await generate(dismissed, {
    court: 'any',
    time: 'any',
    outcome: 'any',
  })
  assert.deepEqual([query, filters, questions], ['"işe iade"~3', {}, []])
})

test('an answer that names no court of the country is refused', async () => {
  await assert.rejects(generate(dismissed, { court: 'Mars Mahkemesi' }), { code: 'search.unknown_chamber' })
})

test('the parts change with the filters only where nothing would be left of them', async () => {
  const story = 'Yoksulluk nafakası ve boşanma istiyor, hırsızlık da var.'
  const all = await generate(story)
  assert.doesNotMatch(all.query, /hırsızlık/)
  const { query, filters } = await generate(story, { court: 'Yargıtay 6. Ceza Dairesi' })
  assert.deepEqual([query, filters], ['hırsızlık', { chambers: ['Yargıtay 6. Ceza Dairesi'] }])
})

test('marks of the query language in a story do not get into the search', async () => {
  const { query } = await generate(
    '"işe" iade) AND (hırsızlık OR* -kira ~5 "yoksulluk" nafakası+++ NOT işe iade',
  )
  assert.equal(parseQuery(query).truncated, false)
  assert.doesNotMatch(query, /[*+-]|NOT|""/)
})

test('a criminal matter is asked for acquittal or conviction', async () => {
  const { query, questions } = await generate(
    'Hırsızlık suçundan yargılanıyor, konuttan ziynet çalmakla suçlanıyor.',
  )
  assert.match(query, /hırsızlık/)
  const outcome = questions.find(({ id }) => id === 'outcome')
  assert.deepEqual(
    outcome?.options.map(({ value }) => value),
    ['acquittal', 'conviction', 'reversal', 'any'],
  )
})

test('two words that decisions use together become a phrase', async () => {
  const { query } = await generate('Yoksulluk nafakasını eski eşinden alamıyor, ödeme yapılmıyor.')
  assert.match(query, /"yoksulluk nafakası"~3/)
})

test('a cited article is required, and other parts are added as long as enough decisions remain', async () => {
  const search = await generate('TBK 49 uyarınca işe iade davası, işveren savunma almadan feshetti.')
  assert.match(search.query, /TBK 49 VE /)
  assert.equal(await found(search), 20)
})

test('a story without a subject is refused with advice', async () => {
  await assert.rejects(generate('acaba ne yapmalıyım, lütfen bana söyleyin ne olur'), {
    code: 'search.story_unclear',
  })
})
