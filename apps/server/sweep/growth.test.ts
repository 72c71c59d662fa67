/**
 * Tests that no start and no call scans a whole table that grows with the texts: PostgreSQL is asked for its plan of
 * each statement, with so many invented texts that it has a choice.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createLog } from '@mizan/platform/log'
import { researchRows } from '@mizan/research/contract'
import { loadSampleOnce, Research, researchMigrations } from '@mizan/research/server'
import { operatorCall } from '../operator.ts'
import { openTestApplication } from '../testing.ts'
import { grownIds, growTexts } from './grown-texts.ts'
import { allRows, type Headers, type Input, sampleOf, send } from './rows.ts'
import { readsWhole, recordStatements, type Statement } from './statements.ts'

/** These have a row for each text, for each of its citations, or for each detail of its source. */
const growing = ['decisions', 'citations', 'law_articles', 'subject_counts', 'import_rejections']
/**
 * These have a row for each law, court or chamber, for each cited article, or for each pack; all laws are kept in
 * memory. Feedback is limited by its age, and the stored search work of a person by its number.
 */
const bounded = [
  'laws',
  'decision_counts',
  'law_counts',
  'citation_counts',
  'corpus_state',
  'import_files',
  'search_feedback',
  'search_favorites',
  'search_folders',
  'search_history',
  'search_settings',
]

/** Further inputs of calls whose query plan depends on the input. */
const more: [name: string, input: Input][] = [
  ['decisions.search', { body: { query: '2019/12 E.', searchCountry: 'turkey' } }],
  ['decisions.search', { body: { query: 'kira', searchCountry: 'turkey', facets: true, sort: 'newest' } }],
  ['decisions.lookup', { query: { decisionNumber: '2019/12' } }],
  ['laws.search', { body: { query: '9001 m. 1', searchCountry: 'turkey' } }],
  ['laws.citedBy', { params: { chunkId: grownIds.article }, query: { pageIndex: 400 } }],
  [
    'decisions.citedBy',
    { params: { country: 'turkey', caseId: grownIds.decision }, query: { pageIndex: 40 } },
  ],
  ['decisions.feedback', { body: { verdict: 'helpful', targetId: grownIds.decision } }],
  ['favorites.add', { body: { kind: 'decision', targetId: grownIds.decision } }],
  ['decisions.file', { body: { ids: [grownIds.decision], searchCountry: 'turkey' } }],
  ['favorites.list', {}],
  ['site.status', {}],
]

/** Private rows of a person are found by that person alone; the inputs above cover their queries of texts. */
const ofTexts = (name: string) =>
  name in researchRows && !/^(?:favorites|history)\.|^decisions\.file$/.test(name)

const samples = allRows
  .filter(([name]) => ofTexts(name))
  .map(([name, row]): [string, Input] => [name, sampleOf(name, row, grownIds)])

let application: Awaited<ReturnType<typeof openTestApplication>>
let recorder: ReturnType<typeof recordStatements>
let sizes: Map<string, number>
let headers: Headers

before(async () => {
  application = await openTestApplication({ grow: growTexts })
  const { pool } = application.database
  recorder = recordStatements(pool)
  const { rows } = await pool.query<{ name: string; size: number }>(
    'select relname as name, reltuples as size from pg_class where relname = any($1)',
    [growing],
  )
  sizes = new Map(rows.map(({ name, size }) => [name, size]))
  headers = (await application.signIn()).headers
})
after(() => application.close())

async function wholeReadsOf(statements: Statement[]): Promise<string[]> {
  assert.ok(statements.length > 0, 'nothing was asked of the database')
  const reads: string[] = []
  for (const statement of statements) {
    const read = await readsWhole(application.database.pool, statement, sizes)
    if (read) reads.push(`${read}: ${statement.text.replace(/\s+/g, ' ')}`)
  }
  return reads
}

test('every table of the texts is listed as growing or bounded', () => {
  const created = researchMigrations.flatMap(({ sql }) => [...sql.matchAll(/create table (\w+) \(/g)])
  assert.deepEqual(created.map(([, name]) => name).sort(), [...growing, ...bounded].sort())
})

test('a statement that counts or lists all texts is detected', async () => {
  const texts = [
    'select law_number, count(distinct doc) from citations where kind <> $1 group by law_number',
    'select count(*) from decisions',
    'select exists (select from decisions where text = $1)',
    `select doc from decisions where country = $1 order by decision_date limit 20 offset 5`,
    'select id, heading from law_articles order by law_id, ordinal',
    'select count(*) from decisions where doc in (select doc from citations where law_number = $1)',
  ]
  for (const text of texts) {
    const values = text.includes('$1') ? ['turkey'] : []
    assert.ok(await readsWhole(application.database.pool, { text, values }, sizes), text)
  }
})

test('a start scans no growing table', async () => {
  const { database, calls, folder } = application
  const log = createLog({ level: 'silent' })
  recorder.begin()
  await loadSampleOnce(operatorCall(calls, { rowName: 'test.sample' }), log)
  const research = new Research({
    db: database.kysely,
    folder,
    log,
    rebuild: () => assert.fail('the index was fresh'),
  })
  research.start()
  await research.settled()
  const status = await research.status()
  await research.close()
  const statements = recorder.end()
  assert.deepEqual([status.state, status.detail], ['ok', null])
  assert.deepEqual(await wholeReadsOf(statements), [])
})

test('the options of the filter form are kept in memory', async () => {
  assert.equal(await application.research.overview(), await application.research.overview())
})

test('for a text with very many citing decisions the newest ten thousand are listed, and the answer says that there are more', async () => {
  const ask = async (address: string) => {
    const answer = await application.server.inject({
      url: `/api/laws/get/${grownIds.article}${address}`,
      headers,
    })
    return answer.json().data
  }
  const { rows: citing } = await application.database.pool.query<{ id: string }>(
    `select d.id from decisions d where country = 'turkey' and exists (select from citations c
       where c.doc = d.doc and c.law_number = '9001' and c.article_no = '1')
     order by decision_date desc nulls last, doc`,
  )
  assert.ok(citing.length > 10_000)
  const idsOf = (page: { items: { id: string }[] }) => page.items.map(({ id }) => id)
  const first = await ask('/cited-by')
  assert.deepEqual([first.total, first.totalIsLowerBound], [10_000, true])
  assert.deepEqual(
    idsOf(first),
    citing.slice(0, 20).map(({ id }) => id),
  )
  const last = await ask('/cited-by?pageIndex=499')
  assert.deepEqual(
    idsOf(last),
    citing.slice(9_980, 10_000).map(({ id }) => id),
  )
  assert.deepEqual(idsOf(await ask('/cited-by?pageIndex=500')), [])
  assert.equal((await ask('/chunk')).article.citedByCount, citing.length)
})

for (const [name, input] of [...samples, ...more])
  test(`${name} scans no growing table (${JSON.stringify(input)})`, async () => {
    const row = new Map(allRows).get(name)
    assert.ok(row)
    recorder.begin()
    const answer = await send(application.server, row, input, headers)
    const statements = recorder.end()
    assert.equal(answer.statusCode, 200, answer.body)
    assert.deepEqual(await wholeReadsOf(statements), [])
  })
