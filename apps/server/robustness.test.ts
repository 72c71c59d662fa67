/** Unusual and hostile calls get an answer or an explanation; pages, filters and counts agree with each other. */
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import {
  Decision,
  DecisionPage,
  FacetAnswer,
  LawChunk,
  LawContent,
  LawPage,
  Suggestion,
} from '@mizan/research/schemas'
import { dayInOrder, type Filters, narrowing, readTexts, type Text } from './filter-meanings.ts'
import { hostileTexts } from './hostile-texts.ts'
import { openTestApplication } from './testing.ts'

const LIMIT = { timeout: 60_000 }

let application: Awaited<ReturnType<typeof openTestApplication>>
let headers: { authorization: string }
let texts: Text[]

/** The sample has neither of these fields, so two more decisions have them. */
const numbered = ['8791234500', '8791234501'].map((number) => ({
  country: 'TR',
  court: 'Yargıtay',
  chamber: '3. Hukuk Dairesi',
  caseNumber: `2018/${number.slice(-4)}`,
  documentId: number,
  externalId: `dis-${number}`,
  source: 'Deneme',
  sample: true,
  text: 'Uydurma bir karar metni.',
}))

before(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-pack-'))
  const pack = join(folder, 'numbered.jsonl')
  await writeFile(pack, numbered.map((row) => JSON.stringify(row)).join('\n'))
  application = await openTestApplication({ packs: [pack] })
  await rm(folder, { recursive: true })
  headers = (await application.signIn()).headers
  texts = await readTexts(application.database)
})
after(async () => {
  await application.close()
})

const post = (url: string, body: object) =>
  application.server.inject({ method: 'POST', url: `/api${url}`, payload: body, headers })

async function search(body: object): Promise<DecisionPage> {
  const answer = await post('/case-search/filtered-search', { searchCountry: 'turkey', query: '', ...body })
  assert.equal(answer.statusCode, 200, `${JSON.stringify(body)}: ${answer.body.slice(0, 300)}`)
  return DecisionPage.parse(answer.json().data)
}

/** Ids of all hits that have every word, in their order, page by page until a page is empty. */
async function walk(body: object, pageSize: number): Promise<string[]> {
  const ids: string[] = []
  for (let pageIndex = 0; ; pageIndex++) {
    const page = await search({ ...body, pageIndex, pageSize })
    assert.ok(page.items.length <= pageSize)
    const complete = page.items.filter(({ partial }) => !partial)
    ids.push(...complete.map(({ id }) => id))
    if (complete.length < pageSize) {
      if (page.totalIsLowerBound) assert.ok(page.total <= ids.length)
      else assert.equal(page.total, ids.length, JSON.stringify(body))
      return ids
    }
  }
}

type Shape = {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: unknown[] } | undefined }
}
type Answer = { statusCode: number; json: () => unknown; body: string }

function assertExplained(answer: Answer, name: string): void {
  const { isError, code, message } = answer.json() as Record<string, unknown>
  assert.equal(isError, true, name)
  for (const text of [code, message]) assert.ok(typeof text === 'string' && text.length > 0, name)
}

/** Accepts an answer in the right shape, or an explanation; fails for anything else. */
function assertSane(name: string, answer: Answer, shape: Shape) {
  if (answer.statusCode === 200) {
    const read = shape.safeParse((answer.json() as { data: unknown }).data)
    assert.ok(read.success, `${name}: ${JSON.stringify(read.error?.issues.slice(0, 2))}`)
  } else {
    assert.equal(answer.statusCode, 400, `${name}: ${answer.body.slice(0, 200)}`)
    assertExplained(answer, name)
  }
}

function assertMarksInside(page: DecisionPage): void {
  for (const { snippets } of page.items)
    for (const { text, ranges } of snippets)
      for (const [from, to] of ranges) assert.ok(0 <= from && from < to && to <= text.length)
}

test('every search answers or explains every hostile text', LIMIT, async () => {
  for (const [name, query] of Object.entries(hostileTexts))
    for (const searchCountry of ['turkey', 'kktc']) {
      const body = { query, searchCountry }
      const page = await post('/case-search/filtered-search', body)
      assertSane(name, page, DecisionPage)
      const counts = await post('/case-search/facets', body)
      assertSane(name, counts, FacetAnswer)
      assert.equal(counts.statusCode, page.statusCode, name)
      if (page.statusCode === 200) {
        assertMarksInside(page.json().data)
        assert.equal(page.json().data.total, counts.json().data.total, name)
      }
      assertSane(name, await post('/laws/search', body), LawPage)
    }
})

test('suggestions and marked words answer or explain every hostile text', LIMIT, async () => {
  const { id } = texts.find(({ country }) => country === 'turkey') as Text
  const article = await application.database.kysely
    .selectFrom('law_articles')
    .select(['id', 'law_id'])
    .limit(1)
    .executeTakeFirstOrThrow()
  const calls: [string, Shape, number][] = [
    ['case-search/suggest?searchCountry=turkey&q=', Suggestion.array(), 200],
    [`case-search/case/turkey/${id}?q=`, Decision, 2_000],
    [`laws/get/${article.law_id}/content?q=`, LawContent, 2_000],
    [`laws/get/${article.id}/chunk?q=`, LawChunk, 2_000],
  ]
  for (const [name, query] of Object.entries(hostileTexts))
    for (const [path, shape, longest] of calls) {
      const q = encodeURIComponent(query.slice(0, longest).toWellFormed())
      const answer = await application.server.inject({ method: 'GET', url: `/api/${path}${q}`, headers })
      assert.equal(answer.statusCode, 200, `${name} ${path}: ${answer.body.slice(0, 200)}`)
      assertSane(name, answer, shape)
    }
})

test('an id of any characters is not found or refused', LIMIT, async () => {
  const ids = [
    '%00',
    'a%00b',
    '%',
    '%zz',
    '%F0%9F',
    '..%2f..%2fetc',
    "'",
    '%20',
    '-',
    '__proto__',
    'x'.repeat(300),
  ]
  const places = [
    'case-search/case/turkey/?',
    'case-search/case/turkey/chunk/?',
    'case-search/case/kktc/?/cited-by',
  ]
  places.push('case-search/case/turkey/?/pdf', 'case-search/case/turkey/?/similar', 'laws/get/?/content')
  places.push(
    'case-search/user/document/?/view',
    'laws/get/?/chunk',
    'laws/get/by-number/?',
    'laws/get/?/cited-by',
  )
  for (const place of places)
    for (const id of ids) {
      const answer = await application.server.inject({
        method: 'GET',
        url: `/api/${place.replace('?', id)}`,
        headers,
      })
      assert.ok([400, 404].includes(answer.statusCode), `${place} ${id}: ${answer.statusCode}`)
      assertExplained(answer, answer.body)
    }
})

test('fields outside their limits, and unknown filters, are named', LIMIT, async () => {
  const refused: [string, object][] = [
    ...[0, 101, -1, 1.5, 'x', null].map((pageSize): [string, object] => ['pageSize', { pageSize }]),
    ...[-1, 1.5, 'x', 1_000_001, 1e308].map((pageIndex): [string, object] => ['pageIndex', { pageIndex }]),
    ...['atlantis', '', null, 7, '__proto__'].map((it): [string, object] => [
      'searchCountry',
      { searchCountry: it },
    ]),
    ['query', { query: 'k'.repeat(20_001) }],
    ['query', { query: { not: 'text' } }],
    ['sort', { sort: 'loudest' }],
    ['filters', { filters: [] }],
    ['filters.startDate', { filters: { startDate: '2020-02-31' } }],
    ['filters.endDate', { filters: { startDate: '2020-02-02', endDate: '2020-02-01' } }],
    ['filters.caseYear', { filters: { caseYear: 12 } }],
    ['filters.courts.0', { filters: { courts: [null] } }],
    ['filters.chambers', { filters: { chambers: Array(201).fill('x') } }],
    ['filters.caseNumber', { filters: { caseNumber: 'x'.repeat(256) } }],
    ['filters.mode', { filters: { mode: 'some' } }],
    ['filters', { filters: { colour: 'red' } }],
  ]
  for (const [path, more] of refused) {
    const answer = await post('/case-search/filtered-search', {
      query: 'kira',
      searchCountry: 'turkey',
      ...more,
    })
    assert.deepEqual([answer.statusCode, answer.json().code], [400, 'request.invalid'], JSON.stringify(more))
    assert.equal(answer.json().issues[0]?.path, path)
    assert.ok(answer.json().issues[0]?.message)
  }
  const plain = await search({ query: 'kira' })
  const more = await search({ query: 'kira', colour: 'red', filters: { chambers: [] } })
  assert.deepEqual(more.items, plain.items)
  const far = await search({ query: 'kira', pageIndex: 1_000_000, pageSize: 100, sort: 'newest' })
  assert.deepEqual([far.items, far.total], [[], plain.total])
})

test('an unknown chamber or court is named as the reason', LIMIT, async () => {
  for (const filters of [
    { chambers: ['Yok Dairesi'] },
    { courts: ['Yok Mahkemesi'] },
    { courts: ['constructor'] },
  ]) {
    const answer = await post('/case-search/filtered-search', {
      query: 'kira',
      searchCountry: 'turkey',
      filters,
    })
    assert.deepEqual([answer.statusCode, answer.json().code], [400, 'search.unknown_chamber'])
  }
})

test('without words a search needs a filter', LIMIT, async () => {
  for (const filters of [{}, { mode: 'all' }, { chambers: [] }, { source: '' }]) {
    const answer = await post('/case-search/filtered-search', { query: '', searchCountry: 'turkey', filters })
    assert.deepEqual([answer.statusCode, answer.json().code], [400, 'search.query_too_short'])
  }
  assert.ok((await search({ filters: { startDate: '1900-01-01' } })).total > 0)
})

test('bodies that are not JSON objects are refused with an explanation', LIMIT, async () => {
  const good = '"query":"kira","searchCountry":"turkey"'
  const deep = `{${good},"filters":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`
  const bodies: [number, string, string][] = [
    [415, 'text/plain', 'kira'],
    [415, 'application/x-www-form-urlencoded', 'query=kira'],
    [415, ';;;', '{}'],
    [400, 'application/json', ''],
    [400, 'application/json', 'null'],
    [400, 'application/json', '{"query":'],
    [400, 'application/json', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
    [400, 'application/json', `{${good},"__proto__":{"polluted":true}}`],
    [400, 'application/json', `{${good},"filters":{"__proto__":{"courts":["x"]}}}`],
    [400, 'application/json', `{${good},"constructor":{"prototype":{"polluted":true}}}`],
    [400, 'application/json', deep],
    [413, 'application/json', `{${good},"more":"${'x'.repeat(1_100_000)}"}`],
  ]
  for (const [status, type, payload] of bodies) {
    const url = '/api/case-search/filtered-search'
    const answer = await application.server.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': type },
      payload,
    })
    assert.equal(answer.statusCode, status, payload.slice(0, 60))
    if (status !== 200) assertExplained(answer, answer.body)
  }
  assert.equal(({} as { polluted?: boolean }).polluted, undefined)
})

const walked = [
  'kira',
  'nafaka',
  'tazminat',
  'kira bedelinin tespiti',
  '"haksız fiil"',
  'dava',
  'mahkeme karar',
]
walked.push(
  'boşanma OR velayet',
  'kira -tahliye',
  'iş kazası maddi tazminat',
  'hırsızlık',
  'imar planı iptal',
  'tapu*',
)
walked.push(
  'TBK 49',
  'ayıplı mal',
  'kamulaştırma bedeli',
  '"manevi tazminat"~5',
  'zamanaşımı',
  'yok böyle bir söz',
)
walked.push('kıdem tazminatı fazla mesai')

test('reading page by page returns every hit once, in the order of one large page', LIMIT, async () => {
  for (const query of walked) {
    const large = await walk({ query, facets: false }, 100)
    assert.deepEqual(await walk({ query, facets: false }, 7), large, query)
    assert.equal(new Set(large).size, large.length, query)
  }
})

test('newest or oldest hits come first on request, undated ones last', LIMIT, async () => {
  const dates = new Map(texts.map((text) => [text.id, dayInOrder(text)]))
  for (const query of walked.slice(0, 8)) {
    const found = (await walk({ query, facets: false }, 100)).sort()
    for (const [sort, sign] of [
      ['newest', -1],
      ['oldest', 1],
    ] as const) {
      const ids = await walk({ query, sort, facets: false }, 7)
      assert.deepEqual([...ids].sort(), found, `${query} ${sort}`)
      const days = ids.map((id) => dates.get(id) ?? null)
      const dated = days.filter((day) => day !== null)
      assert.deepEqual(
        days.slice(0, dated.length),
        dated.toSorted((a, b) => sign * (a < b ? -1 : a > b ? 1 : 0)),
      )
    }
  }
})

for (const [name, narrow] of Object.entries(narrowing))
  test(`the filter ${name} finds the decisions that have its value, and no others`, LIMIT, async () => {
    let tried = 0
    for (const country of ['turkey', 'kktc'] as const) {
      const own = texts.filter((text) => text.country === country)
      for (const one of own
        .filter(narrow)
        .filter((_, index) => index % 9 === 0)
        .slice(0, 5)) {
        const [filters, isMeant] = narrow(one) as [Filters, (other: Text) => boolean]
        const found = await walk({ searchCountry: country, filters, facets: false }, 100)
        const meant = own.filter(isMeant).map(({ id }) => id)
        assert.deepEqual(found.sort(), meant.sort(), JSON.stringify(filters))
        assert.ok(meant.includes(one.id))
        tried += 1
      }
    }
    assert.ok(tried > 0)
  })

test('each count beside a search equals the number of hits with that filter', LIMIT, async () => {
  const year = (value: string): Filters => ({ startDate: `${value}-01-01`, endDate: `${value}-12-31` })
  for (const query of ['kira', 'tazminat', 'kira bedelinin tespiti', '"manevi tazminat"', 'dava']) {
    const { total, facets } = await search({ query, pageSize: 1 })
    const counts = (await post('/case-search/facets', { query, searchCountry: 'turkey' })).json().data
    assert.deepEqual([counts.total, counts.facets], [total, facets])
    const kinds: [{ value: string; count: number }[] | undefined, (value: string) => Filters][] = [
      [facets?.courts, (value) => ({ courts: [value] })],
      [facets?.chambers, (value) => ({ chambers: [value] })],
      [facets?.years, year],
      [facets?.laws, (lawNumber) => ({ lawNumber })],
    ]
    for (const [values, filtersOf] of kinds) {
      assert.ok(values?.length)
      for (const { value, count } of values.slice(0, 12)) {
        const narrowed = await search({ query, pageSize: 1, filters: filtersOf(value) })
        assert.deepEqual([value, narrowed.total], [value, count], query)
      }
    }
  }
})
