import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { parseQuery } from '../../rules/query.ts'
import { Decision, LawChunk, LawContent, LawNotice } from '../../schemas.ts'
import { giveFeedback } from '../actions/feedback-give.ts'
import type { TextCall } from '../call.ts'
import { importPaths } from '../import/import-paths.ts'
import { decisionRow, lawRow, openResearchDatabase, packFolder } from '../testing.ts'
import { decisionsByNumbers, decisionsCiting, decisionsCitingArticle } from './cited-by.ts'
import { directTarget } from './direct.ts'
import { lawNotice } from './law-notice.ts'
import { readDecision, readDecisionChunk } from './read-decision.ts'
import { readArticle, readLaw, readLawByNumber } from './read-law.ts'

let packs: Awaited<ReturnType<typeof packFolder>>
let database: Awaited<ReturnType<typeof openResearchDatabase>>
let asked: TextCall
const ids: Record<string, string> = {}
const page = { pageIndex: 0, pageSize: 20 }

before(async () => {
  packs = await packFolder()
  database = await openResearchDatabase()
  const citing =
    'Yargıtay 3. Hukuk Dairesinin 2019/1 E., 2020/1 K. sayılı kararı gibi.\nSONUÇ: TBK m. 344 uyarınca ONANMASINA.'
  const path = await packs.put('texts.jsonl', [
    decisionRow(1),
    decisionRow(2, { text: citing, decisionDate: '2021-05-01' }),
    decisionRow(3, { text: 'Yargıtay 4. Hukuk Dairesinin 2019/1 E., 2020/1 K. sayılı kararı başkadır.' }),
    decisionRow(1, { chamber: '4. Hukuk Dairesi', text: 'Başka dairenin aynı numaralı kararı.' }),
    decisionRow(4, {
      caseNumber: '2015/4',
      text: "213 sayılı VUK'nun 107/a maddesi ile 818 sayılı BK'nın 41. maddesi.",
    }),
    lawRow({
      lawNumber: '213',
      title: 'Vergi Usul Kanunu',
      sourceUrl: 'https://example.test/213',
      publishedOn: '1961-01-10',
      articles: [
        { no: '107', text: 'Türk Ticaret Kanununun 20. maddesi saklıdır.' },
        { no: '107/A', text: 'Uydurma.' },
        { no: '108', text: '(Mülga: 16/7/2026-7589/19 md.)' },
      ],
    }),
    lawRow(),
    decisionRow(5, {
      text: '213 sayılı VUK 107 ile 999. maddesi ve 213 sayılı VUK 998 uyarınca; 213 sayılı VUK 108.',
    }),
    lawRow({
      sourceUrl: 'https://example.test/khk',
      kind: 'khk',
      title: 'Aynı numaralı başka metin',
      articles: [{ no: '1', text: 'x' }],
    }),
  ])
  asked = database.call()
  await importPaths(asked, [path])
  for (const row of await database.kysely
    .selectFrom('decisions')
    .select(['id', 'chamber', 'case_number'])
    .execute())
    ids[`${row.chamber} ${row.case_number}`] = row.id
})
after(async () => {
  await database.close()
  await packs.remove()
})

const first = () => ids['3. Hukuk Dairesi 2019/1'] ?? ''
const second = () => ids['3. Hukuk Dairesi 2019/2'] ?? ''

test('a decision is read in paragraphs, and its citations link to texts of the corpus', async () => {
  const decision = Decision.parse(await readDecision(asked, { id: second(), q: 'onanması' }))
  assert.equal(decision.citation, 'Yargıtay 3. HD, E. 2019/2, K. 2020/2, T. 01.05.2021')
  const [cited] = decision.paragraphs[0]?.links ?? []
  assert.equal(cited?.decision?.id, first())
  const [article] = decision.paragraphs[1]?.links ?? []
  assert.equal(article?.law?.lawTitle, 'Türk Borçlar Kanunu')
  assert.match(article?.law?.chunkId ?? '', /-m344$/)
  assert.equal(decision.paragraphs[1]?.text.slice(...(article?.range ?? [0, 0])), article?.label)
  assert.equal(decision.paragraphs[1]?.heading, 'SONUÇ')
  assert.equal(decision.hitCount, 1)
})

test('an article with a letter is opened if the law has it, and a repealed law is named', async () => {
  const decision = await readDecision(asked, { id: ids['3. Hukuk Dairesi 2015/4'] ?? '' })
  const [lettered, repealed] = decision.paragraphs[0]?.links ?? []
  assert.match(lettered?.law?.chunkId ?? '', /-m107-a$/)
  assert.deepEqual([repealed?.law?.lawTitle, repealed?.law?.lawId], ['Borçlar Kanunu', null])
})

test('an article of "the commercial code" in a statute of 1961 is not one of the code of 2012', async () => {
  const { articles } = await readLawByNumber(asked, { searchCountry: 'turkey', lawNumber: '213' })
  assert.deepEqual(articles[0]?.links, [])
})

test('a query for a repealed law says what replaced it', async () => {
  const ask = async (text: string) => {
    const { lookup } = parseQuery(text)
    const direct = await directTarget(database.kysely, lookup, 'turkey')
    return lawNotice(database.kysely, text, lookup, direct, 'turkey')
  }
  const notice = LawNotice.parse(await ask('BK 344'))
  assert.deepEqual([notice.reason, notice.title, notice.counterparts], ['repealed', 'Borçlar Kanunu', []])
  assert.equal(notice.successor?.title, 'Türk Borçlar Kanunu')
  assert.equal((await ask('AİHS 6'))?.reason, 'not_held')
  assert.equal((await ask('HUMK 428'))?.successor?.lawId, null)
  assert.equal((await ask('MK 134'))?.reason, 'not_held')
  for (const text of ['TBK 344', 'kira']) assert.equal(await ask(text), null, text)
  const lacking = LawNotice.parse(await ask('TBK 999'))
  assert.deepEqual([lacking.reason, lacking.articleNo, lacking.lastArticle], ['no_article', '999', null])
})

test("a law's number identifies an article, a name that two laws have had does not", async () => {
  const held = { kind: 'article', id: 'a', country: 'turkey', label: 'TBK m. 49', lawId: 'l' } as const
  const reason = async (text: string) =>
    (await lawNotice(database.kysely, text, parseQuery(text).lookup, held, 'turkey'))?.reason
  assert.equal(await reason('Borçlar Kanunu 49'), 'namesake')
  for (const text of ['6098/49', '6098 m. 49', 'TBK 49']) assert.equal(await reason(text), undefined, text)
})

test('cited-by lists the decisions that cite this one, not its namesake of another chamber', async () => {
  const { items, total } = await decisionsCiting(asked, { caseId: first(), country: 'turkey', ...page })
  assert.deepEqual([total, items.map(({ id }) => id)], [1, [second()]])
  const namesake = await decisionsCiting(asked, {
    caseId: ids['4. Hukuk Dairesi 2019/1'] ?? '',
    country: 'turkey',
    ...page,
  })
  assert.deepEqual(
    namesake.items.map(({ id }) => id),
    [ids['3. Hukuk Dairesi 2019/3']],
  )
})

test('the decisions that cite an article are counted and listed, newest first', async () => {
  const law = LawContent.parse(await readLawByNumber(asked, { searchCountry: 'turkey', lawNumber: '6098' }))
  const article = law.articles.find(({ articleNo }) => articleNo === '344')
  assert.equal(article?.citedByCount, 2)
  const { items } = await decisionsCitingArticle(asked, { chunkId: article?.id ?? '', ...page })
  assert.deepEqual(
    items.map(({ id }) => id),
    [second(), first()],
  )
})

test('if two texts have one number, the law is opened', async () => {
  const { law } = await readLawByNumber(asked, { searchCountry: 'turkey', lawNumber: '6098' })
  assert.equal(law.title, 'Türk Borçlar Kanunu')
  assert.equal(law.abbreviation, 'TBK')
})

test('an article is read with its previous and next one', async () => {
  const { articles } = await readLaw(asked, {
    lawId: (await readLawByNumber(asked, { searchCountry: 'turkey', lawNumber: '6098' })).law.id,
    q: 'kira',
  })
  const chunk = LawChunk.parse(await readArticle(asked, { chunkId: articles[0]?.id ?? '', q: 'kira' }))
  assert.equal(chunk.article.hits.length, 1)
  assert.equal(chunk.previous, null)
  assert.equal(chunk.next?.articleNo, '344')
})

test('a paragraph has its own address, and a wrong one is not found', async () => {
  const { paragraph } = await readDecisionChunk(asked, { chunkId: `${second()}-2` })
  assert.equal(paragraph.no, 2)
  for (const id of [`${second()}-9`, 'nothing', '-1'])
    await assert.rejects(readDecisionChunk(asked, { chunkId: id }), { code: 'decision.not_found' })
})

test('a decision is not found under the other country', async () => {
  await assert.rejects(readDecision(asked, { id: first(), country: 'kktc' }), {
    code: 'decision.not_found',
  })
})

test('decisions are looked up by either number, and a look-up without a number is refused', async () => {
  const both = await decisionsByNumbers(asked, { mainCaseNumber: '2019/1', decisionNumber: '2020/1' })
  assert.equal(both.length, 2)
  await assert.rejects(decisionsByNumbers(asked, {}), {
    code: 'decision.lookup_incomplete',
  })
})

test('feedback on a result is stored, with its audit entry', async () => {
  const ctx = database.call({ rowName: 'decisions.feedback', audit: 'research.feedback_given' })
  await giveFeedback(ctx, { targetId: first(), verdict: 'helpful', text: 'Aradığım karar.' })
  await assert.rejects(giveFeedback(ctx, { targetId: 'yok', verdict: 'helpful' }), {
    code: 'feedback.target_not_found',
  })
  const kept = await database
    .call()
    .system.read(({ db }) => sql<{ text: string }>`select text from search_feedback`.execute(db))
  assert.deepEqual(kept.rows, [{ text: 'Aradığım karar.' }])
  const audit = await database.call().system.read(({ db }) =>
    sql<{
      subject_id: string
    }>`select subject_id from audit_entries where action = 'research.feedback_given'`.execute(db),
  )
  assert.deepEqual(audit.rows, [{ subject_id: first() }])
})

test('an address that is not a web address and was stored by an older version is no link', async () => {
  const { kysely } = database
  const bad = { source_url: 'javascript:alert(1)' }
  await kysely.updateTable('decisions').set(bad).where('id', '=', first()).execute()
  await kysely.updateTable('laws').set(bad).where('law_number', '=', '213').execute()
  assert.equal((await readDecision(asked, { id: first() })).sourceUrl, null)
  assert.equal(
    (await readLawByNumber(asked, { searchCountry: 'turkey', lawNumber: '213' })).law.sourceUrl,
    null,
  )
  assert.equal((await readDecision(asked, { id: second() })).sourceUrl, null)
})

test('an article that the law does not have is no link and no related law', async () => {
  const decision = await readDecision(asked, { id: ids['3. Hukuk Dairesi 2019/5'] ?? '' })
  const links = decision.paragraphs.flatMap((paragraph) => paragraph.links)
  assert.deepEqual(
    links.map((link) => link.law?.articleNo),
    ['107', '108'],
  )
  assert.deepEqual(
    decision.relatedLaws.map((law) => law.articleNo),
    ['107', '108'],
  )
})

test('an article that is no longer in force says since when, in its law and beside a decision', async () => {
  const repeal = { how: 'repealed', since: '2026-07-16', by: '7589' }
  const decision = await readDecision(asked, { id: ids['3. Hukuk Dairesi 2019/5'] ?? '' })
  assert.deepEqual(
    decision.relatedLaws.map((law) => law.repeal),
    [null, repeal],
  )
  const lawId = decision.relatedLaws[0]?.lawId ?? ''
  const { articles } = await readLaw(asked, { lawId })
  assert.deepEqual(
    articles.map((article) => article.repeal),
    [null, null, repeal],
  )
})
